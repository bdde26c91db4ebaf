import './score.css'
import { Sign } from '@paddock/board'
import { circuitCalled, finishOf, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'
import { circuitName } from '../../text/circuit-name.ts'
import type { ScoreProps } from '../game-table.ts'
import { lookOf } from './livery.ts'
import { isHome } from './spots.ts'
import { text } from './text/index.ts'
import type { TableWords } from './text/words.ts'

/** How everyone came home: in which round, and how far past the line. */
export function Score({ view, language, name, ranking }: ScoreProps<View>) {
  const words = text[language]
  const isAlone = view.seats === 1
  const circuit = circuitName(circuitCalled(view.options.circuit).track, language)
  return (
    <section class="ht-score">
      <h3>{isAlone ? words.timeTrial : words.scoreTitle}</h3>
      <p>{isAlone ? words.timeTrialHow(circuit, view.laps) : words.scoreHow}</p>
      <table>
        <tbody>
          {ranking.map(({ seat, place }) => (
            <tr key={seat}>
              {!isAlone && <td class="ht-score-place">{words.place(place)}</td>}
              <th scope="row">
                <Sign look={lookOf(seat)} /> <span class="ht-score-name">{name(seat)}</span>
              </th>
              <Arrival view={view} seat={seat} words={words} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ArrivalProps {
  readonly view: View
  readonly seat: Seat
  readonly words: TableWords
}

function Arrival({ view, seat, words }: ArrivalProps) {
  if (!isHome(view, seat)) return <td colSpan={2}>{words.gaveUp}</td>
  return (
    <>
      <td>{words.rounds(view.finishedIn[seat] ?? 0)}</td>
      <td>{words.past((view.progress[seat] ?? 0) - finishOf(view))}</td>
    </>
  )
}
