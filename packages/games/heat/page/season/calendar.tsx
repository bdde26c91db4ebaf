import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { eventCard, pressCorners } from '../../modules/season/event-cards.ts'
import { nextOf, partsOf, type SeasonRace } from '../../prospects/facts/season.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { carName } from '../car-name.ts'
import { lookOf } from '../livery.ts'
import { text } from './text/index.ts'

/** All races of the match: those driven with their results, the next one marked. */
export function Calendar(looking: Looking<View>) {
  const { view, language } = looking
  const words = text[language]
  const parts = partsOf(view)
  const next = nextOf(parts.flatMap(({ races }) => races))?.race
  return (
    <section class="ht-season-part">
      <h3>{words.calendar}</h3>
      {parts.map(({ year, races }) => (
        <div key={races[0]?.race}>
          {parts.length > 1 && year !== undefined && <h4>{words.seasonOf(year)}</h4>}
          <ol class="ht-calendar">
            {races.map((race) => (
              <Race key={race.race} looking={looking} race={race} isNext={race.race === next} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

interface RaceProps {
  readonly looking: Looking<View>
  readonly race: SeasonRace
  readonly isNext: boolean
}

function Race({ looking, race: { race, circuit, event, laps, when, result }, isNext }: RaceProps) {
  const { view, language } = looking
  const words = text[language]
  const said = meanings[language]
  return (
    <li data-when={when} data-next={isNext} aria-current={isNext ? 'step' : undefined}>
      <p class="ht-calendar-head">
        <b class="ht-calendar-number">{race + 1}</b>
        <b>{said.circuits[circuit]}</b>
        <span>{words.laps(laps)}</span>
        {isNext && <em>{view.round > 0 && when === 'now' ? words.underWay : words.next}</em>}
      </p>
      <p class="ht-calendar-event">{event ? said.eventTitles[event] : words.eventUnknown}</p>
      {event && <p>{words.brings(eventCard(event).sponsors, pressCorners(event, circuit))}</p>}
      {result ? (
        <ol class="ht-calendar-result">
          {byPlace(result.place).map((car) => (
            <li key={car}>
              <span>{words.place(result.place[car] ?? 0)}</span> <Sign look={lookOf(car)} />{' '}
              <span>{carName(looking, car)}</span> <small>{words.points(result.points[car] ?? 0)}</small>
            </li>
          ))}
        </ol>
      ) : (
        event && <p>{said.event(event, circuit).rule}</p>
      )}
    </li>
  )
}

function byPlace(place: readonly number[]): number[] {
  return place.map((_, car) => car).sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0))
}
