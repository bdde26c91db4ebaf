import type { Circuit } from '../circuit.ts'
import { lengthAt } from '../shape.ts'
import type { Finding } from './finding.ts'

/** A car is drawn about twice as long as wide and a little narrower than its lane; this much holds it. */
const carLength = 1.6

/** Wherever a car may stand it must fit. */
export function room(circuit: Circuit): Finding[] {
  return circuit.spaces.flatMap(({ id, columns: [first, last], slots }): Finding[] => {
    const piece = circuit.centreline.find((candidate) => last <= candidate.to)
    if (!piece) return []
    const shortest = Math.min(...slots.map((slot) => lengthAt(piece, last - first + 1, slot.offset)))
    if (shortest >= carLength) return []
    return [{ check: 'room', where: id, problem: `${id} is ${shortest.toFixed(2)} long, and a car ${carLength}.` }]
  })
}
