import './home.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { GameCards } from './game-cards.tsx'
import { Hero } from './hero.tsx'
import { countOf, racesThat, useRaces } from './use-races.ts'
import { homeWords } from './words.ts'

const FinishedRaces = lazily(async () => (await import('./my-races.tsx')).FinishedRaces, Nothing)

/** The races left off, or what it is; the games, and the races that are over. */
export function HomePage() {
  usePageTitle('Paddock')
  const races = useRaces()
  return (
    <div class="home">
      <Hero races={races} />
      <GameCards />
      {countOf(racesThat(races, 'over')) > 0 && <FinishedRaces races={races} />}
      <Foot />
    </div>
  )
}

function Foot() {
  const words = inLanguage(homeWords)
  return (
    <div class="home-part home-foot">
      <section>
        <h2>{words.replayTitle}</h2>
        <p>{words.replayLine}</p>
        <a class="button" href="/replay">
          {words.replayOpen}
        </a>
      </section>
      <section>
        <h2>{words.offlineTitle}</h2>
        <p>{words.offlineLine}</p>
      </section>
      <section>
        <h2>{words.freeTitle}</h2>
        <p>{words.freeLine}</p>
      </section>
    </div>
  )
}
