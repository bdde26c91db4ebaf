import type { Circuit, Place, Space } from './circuit.ts'
import { placeAt } from './point-at.ts'

/**
 * Places for a number of cars side by side on a space, the first slot first. A space has its usual ones in `slots`; this
 * is for the crowded start of a race, when more cars than that stand on one.
 */
export function abreast(
  circuit: Pick<Circuit, 'centreline'>,
  space: Pick<Space, 'centre' | 'width' | 'firstSlot'>,
  count: number,
): Place[] {
  const towards = space.firstSlot === 'left' ? 1 : -1
  return Array.from({ length: count }, (_, slot) => {
    const fromMiddle = (slot - (count - 1) / 2) * (space.width / count) * towards
    return placeAt(circuit.centreline, space.centre.along, space.centre.offset + fromMiddle)
  })
}
