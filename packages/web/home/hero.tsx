import './hero.css'
import { openToThink } from '@paddock/games'
import { covers } from '@paddock/games/covers'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { MyRaces } from './my-races.tsx'
import { StartButton } from './start-button.tsx'
import type { Races } from './use-races.ts'
import { homeWords } from './words.ts'

/** The first game on the shelf. */
const raced = covers[0]?.id ?? ''

/** What newcomers are offered: the game whose first match takes the least time. */
const [shortest] = covers.toSorted((one, other) => one.minutes.first - other.minutes.first)

const RaceUnderWay = lazily(async () => {
  const [{ QuietRace }, box] = await Promise.all([import('./race/quiet-race.tsx'), openToThink(raced)])
  return box ? () => <QuietRace box={box} /> : Nothing
}, Nothing)

/** The races of whoever comes back, or what the house is and a way to the grid; beside it a race that nobody has to watch. */
export function Hero({ running, damaged }: Pick<Races, 'running' | 'damaged'>) {
  const idle = useIdle()
  const isBack = running.length > 0 || damaged.length > 0
  return (
    <section class="home-hero">
      <div class="home-hero-words" data-back={isBack}>
        {isBack ? <MyRaces running={running} damaged={damaged} /> : <Welcome />}
      </div>
      <div class="home-hero-race">{idle && <RaceUnderWay />}</div>
    </section>
  )
}

function Welcome() {
  const words = inLanguage(homeWords)
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.line}</p>
      {shortest && (
        <div class="home-hero-start">
          <StartButton
            game={shortest.id}
            which="first-game"
            text={words.startWith(shortest.words[language.value].title)}
            class="button button-primary"
          />
          <span>{words.startHint(shortest.minutes.first)}</span>
        </div>
      )}
    </>
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
