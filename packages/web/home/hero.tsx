import './hero.css'
import { openToThink } from '@paddock/games'
import { covers } from '@paddock/games/covers'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { RaceNow } from './race-now.tsx'
import { homeWords } from './words.ts'

/** The first game on the shelf. */
const game = covers[0]?.id ?? ''

const RaceUnderWay = lazily(async () => {
  const [{ QuietRace }, box] = await Promise.all([import('./race/quiet-race.tsx'), openToThink(game)])
  return box ? () => <QuietRace box={box} /> : Nothing
}, Nothing)

/** What the house is, and a way to the grid; beside it a race that nobody has to watch. */
export function Hero() {
  const words = inLanguage(homeWords)
  const idle = useIdle()
  return (
    <section class="home-hero">
      <div class="home-hero-words">
        <h1>{words.title}</h1>
        <p>{words.line}</p>
        <div class="home-hero-start">
          <RaceNow game={game} />
          <span>{words.raceNowHint}</span>
        </div>
      </div>
      <div class="home-hero-race">{idle && <RaceUnderWay />}</div>
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
