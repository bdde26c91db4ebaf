import './score.css'
import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import type { Looking, ScoreProps } from '@paddock/page-kit/game-page.ts'
import { carOrder, isHome } from '../../prospects/facts/order.ts'
import { circuitOf, finishAhead } from '../../prospects/facts/road.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { SeasonPanel } from '../season/season-panel.tsx'
import { text } from '../text/index.ts'
import type { TableWords } from '../text/words.ts'
import { CarCell } from './car-cell.tsx'
import { Points } from './points.tsx'

/** How the last race ended, and where it belongs to a season, how that did. */
export function Score({ ranking: _, ...looking }: ScoreProps<View>) {
  return (
    <>
      <Finish {...looking} />
      {looking.view.results.length > 0 && <SeasonPanel {...looking} />}
    </>
  )
}

/** How everyone came home, Legends too: in which round, and how far past the line; in a season, for how many points. */
function Finish(looking: Looking<View>) {
  const { view, language } = looking
  const words = text[language]
  const isAlone = view.cars === 1
  const circuit = circuitName(circuitOf(view).track, language)
  const last = view.results.at(-1)
  return (
    <section class="score ht-score">
      <h3>{isAlone ? words.timeTrial : last ? words.lastRace(circuit) : words.scoreTitle}</h3>
      <p>{isAlone ? words.timeTrialHow(circuit, view.laps) : words.scoreHow}</p>
      <table class="figures">
        <tbody>
          {carOrder(view).map((car) => (
            <tr key={car}>
              {!isAlone && <td class="ht-score-place">{words.place(view.place[car] ?? 0)}</td>}
              <CarCell {...looking} car={car} />
              <Arrival view={view} car={car} words={words} />
              {last && (
                <td class="ht-score-points">
                  <Points result={last} car={car} words={words} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ArrivalProps {
  readonly view: View
  readonly car: Car
  readonly words: TableWords
}

function Arrival({ view, car, words }: ArrivalProps) {
  if (!isHome(view, car))
    return (
      <td class="ht-score-how" colSpan={2}>
        {view.eliminated.includes(car) ? words.eliminated : words.gaveUp}
      </td>
    )
  return (
    <>
      <td class="ht-score-how">{words.rounds(view.finishedIn[car] ?? 0)}</td>
      <td class="ht-score-how">{words.past(-finishAhead(view, car))}</td>
    </>
  )
}
