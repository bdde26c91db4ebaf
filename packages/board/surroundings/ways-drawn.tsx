import { placed, rounded, through } from '../drawing.ts'
import type { LandPlan } from './plan.ts'

/** Half of how long a bridge is: as wide as the river, and a little land. */
const span = 2.5

/** Rivers with their bridges, roads, and rails with a station and its train. */
export function WaysDrawn({ land: { river, road, rails, bridges, station } }: { readonly land: LandPlan }) {
  return (
    <>
      {river.length > 0 && (
        <>
          <path d={through(river)} class="board-river-bank" />
          <path d={through(river)} class="board-river" />
          <path d={through(river)} class="board-river-light" />
        </>
      )}
      {road.length > 0 && (
        <>
          <path d={through(road)} class="board-road" />
          <path d={through(road)} class="board-road-line" />
        </>
      )}
      {bridges.map((bridge) => (
        <path key={bridge.x} d={deck(bridge.half)} class="board-bridge" transform={placed(bridge)} />
      ))}
      {rails.length > 0 && (
        <>
          <path d={through(rails)} class="board-rails-bed" />
          <path d={through(rails)} class="board-rails" />
          <path d={through(rails)} class="board-sleepers" />
        </>
      )}
      {station && (
        <g transform={placed(station)}>
          <path d="M-3.2.62h6.6v1.5h-6.6Z" class="board-house-shade" />
          <path d="M-3.4.5h6.8v.5h-6.8Z" class="board-of-pave" />
          <path d="M-3 1h6v1.1h-6ZM-.8.9h1.6v1.5h-1.6Z" class="board-of-tile" />
          <path d="M-3 1.55h6v.55h-6Z" class="board-roof-shade" />
          <path d="M-3.6-.36h1.5v.72h-1.5ZM-1.9-.36h1.5v.72h-1.5ZM-.2-.36h1.5v.72h-1.5Z" class="board-of-blue" />
          <path d="M1.5-.36h1.3q.5.1.6.36-.1.26-.6.36h-1.3Z" class="board-of-red" />
          <path d="M-3.4-.08h1.1v.16h-1.1ZM-1.7-.08h1.1v.16h-1.1ZM0-.08h1.1v.16H0Z" class="board-of-white" />
        </g>
      )}
    </>
  )
}

function deck(half: number): string {
  return `M${-span} ${rounded(-half)}h${2 * span}v${rounded(2 * half)}h${-2 * span}Z`
}
