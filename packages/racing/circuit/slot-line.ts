import type { Circuit } from './circuit.ts'
import type { Point } from './point.ts'
import { pointAt } from './point-at.ts'

/** Points from one space to the next: enough for a line that follows every bend. */
const pointsPerSpace = 6

/**
 * A closed line through one slot of every space: for the first slot of Heat's spaces, the race line. Where the slot
 * changes sides, the line glides across.
 */
export function slotLine(circuit: Pick<Circuit, 'spaces' | 'centreline' | 'columns'>, slot: number): Point[] {
  const places = circuit.spaces.flatMap((space) => space.slots[slot] ?? [])
  return places.flatMap((from, i) => {
    const next = places[(i + 1) % places.length] ?? from
    const length = next.along > from.along ? next.along - from.along : next.along + circuit.columns - from.along
    return Array.from({ length: pointsPerSpace }, (_, step) => {
      const share = step / pointsPerSpace
      const eased = share * share * (3 - 2 * share)
      const { x, y } = pointAt(circuit, from.along + length * share, from.offset + (next.offset - from.offset) * eased)
      return { x, y }
    })
  })
}
