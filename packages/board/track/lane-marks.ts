import type { Circuit, Space } from '@paddock/racing/circuit'
import { through } from '../drawing.ts'
import { trackLine } from './track-line.ts'

/** The marks between lanes, or between places abreast where a space has the whole width. */
export function laneMarks(circuit: Circuit): string {
  const slots = circuit.spaces[0]?.slots ?? []
  if (slots.length > 1) {
    return slots
      .slice(1)
      .map((slot, i) => trackLine(circuit, (slot.offset + (slots[i]?.offset ?? slot.offset)) / 2))
      .join('')
  }
  return circuit.spaces
    .filter(({ lane, lanes, kind }) => lane < lanes - 1 && kind !== 'split')
    .map((space) => through(outerSide(space, circuit.inside)))
    .join('')
}

/** A space's polygon runs along its left side and back along its right one. */
function outerSide({ polygon }: Pick<Space, 'polygon'>, inside: Circuit['inside']) {
  const half = polygon.length / 2
  return inside === 'right' ? polygon.slice(0, half) : polygon.slice(half).reverse()
}
