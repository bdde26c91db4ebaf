import type { Circuit, Space } from '../../circuit.ts'
import { lengthAt } from '../../compile/shape.ts'
import { contains } from '../../polygon.ts'
import type { Flaw } from '../flaw.ts'

/** A car is drawn about twice as long as wide and a little narrower than its lane; this much holds it. */
const carLength = 1.6

/** On every space a car may stand, and wherever it may stand it must be on that space and fit. */
export function lintRoom(circuit: Circuit): Flaw[] {
  return circuit.spaces.flatMap((space) =>
    problems(circuit, space).map((problem): Flaw => ({ check: 'room', where: space.id, problem })),
  )
}

function problems({ centreline }: Circuit, { id, columns: [first, last], slots, polygon }: Space): string[] {
  if (slots.length === 0) return [`${id} has no slot for a car to stand on.`]
  const piece = centreline.find((candidate) => candidate.from < last && last <= candidate.to)
  if (!piece) return [`${id} ends at column ${last}, which is not on the track.`]
  const outside = slots.flatMap((slot, i) =>
    contains(polygon, slot) ? [] : [`Slot ${i} of ${id} lies outside its outline.`],
  )
  const shortest = Math.min(...slots.map((slot) => lengthAt(piece, last - first + 1, slot.offset)))
  const short = shortest >= carLength ? [] : [`${id} is ${shortest.toFixed(2)} long, and a car ${carLength}.`]
  return [...outside, ...short]
}
