import './hero.css'
import { useEffect, useState } from 'preact/hooks'
import { inLanguage } from '../text/language.ts'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { games } from './games.ts'
import { RaceNow } from './race-now.tsx'
import { homeWords } from './words.ts'

const QuietRace = lazily(async () => (await import('./race/quiet-race.tsx')).QuietRace, Nothing)

/** What the house is, and a way to the grid; beside it a race that nobody has to watch. */
export function Hero() {
  const words = inLanguage(homeWords)
  const idle = useIdle()
  const game = games.value?.[0]
  return (
    <section class="home-hero">
      <div class="home-hero-words">
        <h1>{words.title}</h1>
        <p>{words.line}</p>
        <div class="home-hero-start">
          <RaceNow box={game} />
          <span>{words.raceNowHint}</span>
        </div>
      </div>
      <div class="home-hero-race">{idle && game && <QuietRace box={game} />}</div>
    </section>
  )
}

/** True once the page has been painted and the browser has nothing better to do. */
function useIdle(): boolean {
  const [idle, rest] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const later = setTimeout(() => rest(true), 300)
      return () => clearTimeout(later)
    }
    const later = requestIdleCallback(() => rest(true), { timeout: 2000 })
    return () => cancelIdleCallback(later)
  }, [])
  return idle
}
