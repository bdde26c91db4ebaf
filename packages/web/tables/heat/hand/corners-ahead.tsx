import './corners-ahead.css'
import { type CornerAhead, circuitCalled, cornersBetween, finishOf } from '@paddock/games/heat'
import { at } from '@paddock/racing'
import type { Driving } from './props.ts'
import { text } from './text/index.ts'

/** So many corners are worth a look; one that is farther than a lap's half is not. */
const shown = 3

/** The road ahead: the next corners with distance and limit, and the finish where it is near. */
export function CornersAhead({ view, seat, language }: Driving) {
  const words = text[language]
  const circuit = circuitCalled(view.options.circuit)
  const here = at(view.progress, seat)
  const finish = finishOf(view)
  const corners: CornerAhead[] = cornersBetween(circuit, here, here + circuit.spaces, finish).slice(0, shown)
  const isFinishNear = corners.length < shown
  return (
    <ol class="dash-road">
      {corners.map(({ corner, line }) => (
        <li key={line} title={words.cornerAhead(corner, line - here)}>
          <span class="unseen">{words.cornerAhead(corner, line - here)}</span>
          <span class="dash-limit" aria-hidden="true">
            {corner.limit}
          </span>
          <span aria-hidden="true">
            <b>{corner.letter}</b> <span class="dash-in">{words.away} </span>
            {line - here}
          </span>
        </li>
      ))}
      {isFinishNear && (
        <li title={words.finishAhead(finish - here)}>
          <span class="unseen">{words.finishAhead(finish - here)}</span>
          <span class="dash-flag" aria-hidden="true" />
          <span aria-hidden="true">
            <span class="dash-in">{words.away} </span>
            {finish - here}
          </span>
        </li>
      )}
    </ol>
  )
}
