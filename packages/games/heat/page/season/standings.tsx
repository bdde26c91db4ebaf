import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { hasTies, standingsAfter } from '../../prospects/facts/standings.ts'
import type { RaceResult } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../car-name.ts'
import { lookOf } from '../livery.ts'
import { Chart } from './chart.tsx'
import { text } from './text/index.ts'

interface StandingsProps {
  readonly looking: Looking<View>
  readonly title: string
  readonly results: readonly RaceResult[]
  /** How many races there will have been in the end. */
  readonly races: number
  readonly hasChart: boolean
}

/** Places and points, race by race, as a table and as a chart. */
export function Standings({ looking, title, results, races, hasChart }: StandingsProps) {
  const { view, viewer, language } = looking
  const words = text[language]
  const standings = standingsAfter(results, view.cars)
  return (
    <section class="ht-season-part">
      <h3>{title}</h3>
      <div class="ht-standings-scroll">
        <table class="figures ht-standings">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.driver}</th>
              <th scope="col" class="ht-standings-figure">
                {words.sum}
              </th>
              {results.map((_, race) => (
                <th key={race} scope="col" class="ht-standings-figure">
                  {words.raceShort(race + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ car, place, places, points, total }) => (
              <tr key={car} data-own={car === viewer}>
                <td class="ht-standings-place">{words.place(place)}</td>
                <th scope="row">
                  <Sign look={lookOf(car)} /> <span>{carName(looking, car)}</span>
                </th>
                <td class="ht-standings-figure ht-standings-total">{total}</td>
                {points.map((each, race) => (
                  <td key={race} class="ht-standings-figure" title={words.result(places[race] ?? 0, each)}>
                    {each}
                    <small>{words.place(places[race] ?? 0)}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasTies(standings) && <p class="ht-season-note">{words.tie}</p>}
      {hasChart && <Chart looking={looking} standings={standings} driven={results.length} races={races} />}
    </section>
  )
}
