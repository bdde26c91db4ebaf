import './corners-ahead.css'
import { at } from '@paddock/racing'
import { limitOf, overheats } from '../../modules/conditions/sectors.ts'
import { pressCorners } from '../../modules/season/event-cards.ts'
import { finishOf } from '../../rules/state.ts'
import { circuitCalled, cornersBetween } from '../../rules/track.ts'
import type { Driving } from './props.ts'
import { Flame } from './signs.tsx'
import { text } from './text/index.ts'

/** So many corners are worth a look; one that is farther than a lap's half is not. */
const shown = 3

/** The road ahead: the next corners with distance and the limit in force, and the finish where it is near. */
export function CornersAhead({ view, seat, language }: Driving) {
  const words = text[language]
  const circuit = circuitCalled(view.circuit)
  const here = at(view.progress, seat)
  const finish = finishOf(view)
  const press = pressCorners(view.event, view.circuit)
  const corners = cornersBetween(circuit, here, here + circuit.spaces, finish).slice(0, shown)
  const isFinishNear = corners.length < shown
  return (
    <ol class="dash-road">
      {corners.map(({ corner, line }) => {
        const { letter } = corner
        const limit = limitOf(view, corner)
        const change = limit - corner.limit
        const hasPress = press.includes(letter)
        const notes = words.cornerNotes({ change, overheats: overheats(view, corner), hasPress })
        const said = words.cornerAhead({ letter, limit }, line - here)
        const title = notes === '' ? said : `${said} (${notes})`
        return (
          <li key={line} title={title}>
            <span class="unseen">{title}</span>
            <span class="dash-limit" data-change={Math.sign(change)} aria-hidden="true">
              {limit}
            </span>
            <span aria-hidden="true">
              <b>{letter}</b> <span class="dash-in">{words.away} </span>
              {line - here}
              {overheats(view, corner) && <Flame class="dash-sign dash-overheats" />}
              {hasPress && <Camera />}
            </span>
          </li>
        )
      })}
      {isFinishNear && (
        <li title={words.finishAhead(finish - here)}>
          <span class="unseen">{words.finishAhead(finish - here)}</span>
          <span class="chequered" aria-hidden="true" />
          <span aria-hidden="true">
            <span class="dash-in">{words.away} </span>
            {finish - here}
          </span>
        </li>
      )}
    </ol>
  )
}

/** The press waits at the corner. */
function Camera() {
  return (
    <svg viewBox="0 0 24 24" class="dash-sign dash-press" aria-hidden="true">
      <path
        fill="currentcolor"
        fill-rule="evenodd"
        d="M8 5h8l1.5 3H22v12H2V8h4.5Zm4 4.5a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6Z"
      />
    </svg>
  )
}
