import './my-races.css'
import { coverOf } from '@paddock/games/covers'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import { forgetMatch } from '../session/local.ts'
import { type ListedRace, raceHere, raceOnline } from './race-line.ts'
import { raceWords } from './race-words.ts'
import { type Races, racesThat } from './use-races.ts'

interface MyRacesProps {
  readonly races: Races
}

/** So many are in sight from the start. */
const inSight = 3

/** Some races as they are listed, where it is this person's turn first, then the latest. */
function listed({ here, online }: Omit<Races, 'damaged'>): ListedRace[] {
  const races = [
    ...online.map((mine) => raceOnline(mine, coverOf(mine.table.game), language.value)),
    ...here.map((match) => raceHere(match, coverOf(match.game), language.value)),
  ]
  return races.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.when - a.when)
}

/** The races this person is in, here and online. */
export function MyRaces({ races }: MyRacesProps) {
  const words = inLanguage(raceWords)
  const running = listed(racesThat(races, 'running'))
  const others = running.slice(inSight)
  return (
    <>
      <h1>{words.title}</h1>
      {running.length > 0 && <RaceList races={running.slice(0, inSight)} />}
      {others.length > 0 && (
        <details class="home-finished">
          <summary>{words.more(others.length)}</summary>
          <RaceList races={others} />
        </details>
      )}
      {races.damaged.map((id) => (
        <div key={id} class="home-race">
          <p class="home-race-what">{words.damaged}</p>
          <Forget id={id} what={words.damagedName} sure />
        </div>
      ))}
    </>
  )
}

/** Races that are over, folded away. */
export function FinishedRaces({ races }: MyRacesProps) {
  const finished = listed(racesThat(races, 'over'))
  return (
    <section class="home-part">
      <details class="home-finished">
        <summary>{inLanguage(raceWords).finished(finished.length)}</summary>
        <RaceList races={finished} />
      </details>
    </section>
  )
}

function RaceList({ races }: { readonly races: readonly ListedRace[] }) {
  return (
    <ul class="home-races">
      {races.map((race) => (
        <RaceLine key={race.key} race={race} />
      ))}
    </ul>
  )
}

function RaceLine({ race }: { readonly race: ListedRace }) {
  const words = inLanguage(raceWords)
  const what = `${race.title}, ${race.who}`
  const way = race.over ? words.replay : words.resume
  return (
    <li class="home-race">
      <p class="home-race-what">
        <strong>{race.title}</strong>
        {race.yourTurn && <span class="chip home-turn">{words.yourTurn}</span>}
        {race.where !== undefined && <span class="home-race-where">{race.where}</span>}
        <small>{[race.who, ...race.details].join(' · ')}</small>
      </p>
      <div class="home-race-ways">
        <a
          class={race.yourTurn ? 'button button-primary' : 'button'}
          href={race.address}
          aria-label={words.actionFor(way, what)}
        >
          {way}
        </a>
        {race.local !== undefined && <Forget id={race.local} what={what} />}
      </div>
    </li>
  )
}

interface ForgetProps {
  readonly id: string
  readonly what: string
  /** Nothing is lost by it, so it is not asked twice. */
  readonly sure?: boolean
}

/** Forgetting is for good, so the first click only asks. */
function Forget({ id, what, sure: sureFromStart = false }: ForgetProps) {
  const words = inLanguage(raceWords)
  const [asked, ask] = useState(false)
  const sure = asked || sureFromStart
  const forget = () => {
    forgetMatch(id)
    // The button goes with its line; the reader stays on the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  const label = asked ? words.forgetForGood : words.forget
  return (
    <button
      type="button"
      class="button button-quiet"
      aria-label={words.actionFor(label, what)}
      onClick={() => (sure ? forget() : ask(true))}
      onBlur={() => ask(false)}
    >
      {label}
    </button>
  )
}
