import './home.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { Gallery } from './gallery.tsx'
import { GameCards } from './game-cards.tsx'
import { Hero } from './hero.tsx'
import { MyRaces } from './my-races.tsx'
import { homeWords } from './words.ts'

/** What it is, a race under way, the races left off, and the games. */
export function HomePage() {
  usePageTitle('Paddock')
  return (
    <div class="home">
      <Hero />
      <MyRaces />
      <GameCards />
      <Gallery />
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
