import './corners-ahead.css'
import { cornersAhead, finishAhead } from '../../../prospects/facts/road.ts'
import { SymbolSign } from '../cards/symbol-signs.tsx'
import type { Driving } from '../props.ts'
import { text } from '../text/index.ts'

/** So many corners are worth a look; one that is farther than a lap's half is not. */
const shown = 3

/** The road ahead: the next corners with distance and the limit in force, and the finish where it is near. */
export function CornersAhead({ view, seat, language }: Driving) {
  const words = text[language]
  const corners = cornersAhead(view, seat).slice(0, shown)
  const finish = finishAhead(view, seat)
  const isFinishNear = corners.length < shown
  return (
    <ol class="dash-road">
      {corners.map(({ letter, limit, printed, overheats, hasPress, distance }) => {
        const change = limit - printed
        const notes = words.cornerNotes({ change, overheats, hasPress })
        const said = words.cornerAhead({ letter, limit }, distance)
        const title = notes === '' ? said : `${said} (${notes})`
        return (
          <li key={letter} title={title}>
            <span class="unseen">{title}</span>
            <span class="dash-limit" data-change={Math.sign(change)} aria-hidden="true">
              {limit}
            </span>
            <span aria-hidden="true">
              <b>{letter}</b> <span class="dash-in">{words.away} </span>
              {distance}
              {overheats && <SymbolSign symbol="heat" class="dash-sign dash-overheats" />}
              {hasPress && <Camera />}
            </span>
          </li>
        )
      })}
      {isFinishNear && (
        <li title={words.finishAhead(finish)}>
          <span class="unseen">{words.finishAhead(finish)}</span>
          <span class="chequered" aria-hidden="true" />
          <span aria-hidden="true">
            <span class="dash-in">{words.away} </span>
            {finish}
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
