import './my-races.css'
import { coverOf } from '@paddock/games/covers'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { damagedMatches, forgetMatch, savedMatches } from '../session/local.ts'
import { loadMyTables, myTables } from './my-tables.ts'
import { type ListedRace, raceHere, raceOnline } from './race-line.ts'
import { raceWords } from './race-words.ts'

/** The races this person is in, here and online, and those that are over. Nothing at all for a newcomer. */
export function MyRaces() {
  useEffect(loadMyTables, [])
  const here = savedMatches().map((match) => raceHere(match, coverOf(match.game), language.value))
  const online = myTables.value.map((mine) => raceOnline(mine, coverOf(mine.table.game), language.value))
  const races = [...online, ...here].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.when - a.when)
  const running = races.filter(({ over }) => !over)
  const finished = races.filter(({ over }) => over)
  const damaged = damagedMatches()
  if (races.length === 0 && damaged.length === 0) return null
  const words = inLanguage(raceWords)
  return (
    <section class="home-part">
      <h2>{words.title}</h2>
      {running.length > 0 && (
        <ul class="home-races">
          {running.map((race) => (
            <RaceLine key={race.key} race={race} />
          ))}
        </ul>
      )}
      {damaged.map((id) => (
        <div key={id} class="home-race">
          <p class="home-race-what">{words.damaged}</p>
          <Forget id={id} what={words.damagedName} sure />
        </div>
      ))}
      {finished.length > 0 && (
        <details class="home-finished" open={running.length === 0 && finished.length < 4}>
          <summary>{words.finished(finished.length)}</summary>
          <ul class="home-races">
            {finished.map((race) => (
              <RaceLine key={race.key} race={race} />
            ))}
          </ul>
        </details>
      )}
    </section>
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
        <span>{race.who}</span>
        <small>{race.details.join(' · ')}</small>
      </p>
      <div class="home-race-ways">
        <a class="button" href={race.address} aria-label={words.actionFor(way, what)}>
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
