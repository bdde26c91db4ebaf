import './score.css'
import { Sign } from '@paddock/board'
import type { ScoreProps } from '@paddock/page-kit/game-page.ts'
import { pointsOf, scored } from '../prospects/score.ts'
import { raceCount } from '../prospects/standing.ts'
import { carCount, ownerOf } from '../rules/cars.ts'
import type { View } from '../rules/view.ts'
import { carName } from '../words/car-name.ts'
import { lookOf, teamLook } from './livery.ts'
import { text } from './text/index.ts'

/** Which car left in which race, and what that was worth: a line for every race, a column for every team. */
export function Score({ view, ranking, language, name }: ScoreProps<View>) {
  const words = text[language]
  const seats = ranking.map(({ seat }) => seat)
  const counts = view.scoring === 'team-points'
  return (
    <section class="score fun-score">
      <h3>{words.scoreTitle(view.scoring)}</h3>
      <p>{words.scale(carCount(view), view.scoring)}</p>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{words.race}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Sign look={teamLook(seat)} />
                <span class="fun-score-name">{name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scored(view).map(({ car, points }, index) => (
            <tr key={car}>
              <th scope="row">{rowName(index, view, words)}</th>
              {seats.map((seat) => (
                <td key={seat}>
                  {ownerOf(car) === seat && (
                    <span class="fun-scored">
                      <Sign look={lookOf(car)} numbered label={carName(car, name)} />
                      {counts && points}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {counts && (
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {seats.map((seat) => (
                <td key={seat}>{pointsOf(view, seat)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

function rowName(index: number, view: View, words: { final: string; winner: string }): string {
  if (index + 1 === carCount(view)) return words.winner
  return index + 1 === raceCount(view) ? words.final : String(index + 1)
}
