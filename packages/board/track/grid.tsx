import type { Circuit } from '@paddock/racing/circuit'
import { placed } from '../drawing.ts'

/** The painted boxes that cars wait in before the start. */
export function Grid({ spaces, grid }: Pick<Circuit, 'spaces' | 'grid'>) {
  return (
    <g class="board-grid">
      {grid.map(({ position, space, slot }) => {
        const place = spaces[space]?.slots[slot]
        if (!place) return null
        return <path key={position} d="M.72-.44H1V.44H.72" transform={placed(place)} />
      })}
    </g>
  )
}
