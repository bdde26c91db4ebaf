import './hero.css'
import { stands } from '@paddock/board/late'
import { openToThink } from '@paddock/games'
import { covers } from '@paddock/games/covers'
import { lessonShelves, shelfOf } from '@paddock/games/lessons'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { whenQuiet } from '../ui/when-quiet.ts'
import { HeroTrack } from './hero-track.tsx'
import { StartButton } from './start-button.tsx'
import { countOf, type Races, racesThat } from './use-races.ts'
import { homeWords } from './words.ts'

/** The first game on the shelf. */
const raced = covers[0]?.id ?? ''

/** What newcomers are offered: the game whose first match takes the least time. */
const [shortest] = covers.toSorted((one, other) => one.minutes.first - other.minutes.first)

/** A first race with a coach: of the same game, if it has one. */
const guide = shelfOf(shortest?.id ?? '') ?? lessonShelves[0]
const [guided] = guide?.listed ?? []
const guidedGame = covers.find(({ id }) => id === guide?.game)

/** Who comes for the first time has none. */
const MyRaces = lazily(async () => (await import('./my-races.tsx')).MyRaces, Nothing)

const RaceUnderWay = lazily(async () => {
  const [{ QuietRace }, box] = await Promise.all([import('./race/quiet-race.tsx'), openToThink(raced)])
  return box ? () => <QuietRace box={box} /> : Nothing
}, Nothing)

/** The races of whoever comes back, or what the house is and a way to the grid; beside it a race that nobody has to watch. */
export function Hero({ races }: { readonly races: Races }) {
  const idle = useIdle()
  const isBack = countOf(racesThat(races, 'running')) > 0 || races.damaged.length > 0
  return (
    <section class="home-hero">
      <div class="home-hero-words" data-back={isBack}>
        {isBack ? <MyRaces races={races} /> : <Welcome />}
      </div>
      <div class="home-hero-race">
        <HeroTrack />
        {idle && <RaceUnderWay />}
      </div>
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
      {guided && guidedGame && (
        <div class="home-hero-guided">
          <a class="button" href={`/learn/${guidedGame.id}`}>
            {words.learnFirst(guidedGame.words[language.value].title)}
          </a>
          <span>{words.learnHint(guided.minutes)}</span>
        </div>
      )}
    </>
  )
}

/** True once all that somebody came for is there. */
function useIdle(): boolean {
  const [idle, rest] = useState(false)
  useEffect(() => {
    let wanted = true
    whenQuiet(1000).then(() => {
      if (!wanted) return
      rest(true)
      stands()
    })
    return () => {
      wanted = false
    }
  }, [])
  return idle
}
