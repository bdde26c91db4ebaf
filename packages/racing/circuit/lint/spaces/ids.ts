import type { Circuit } from '../../circuit.ts'
import type { Flaw } from '../flaw.ts'

/** A space is found by its id or by its index, so both must mean that space alone. */
export function lintIds({ spaces }: Circuit): Flaw[] {
  return spaces.flatMap(({ id, index }, place): Flaw[] => {
    const flaws: Flaw[] = []
    const earlier = spaces.findIndex((other) => other.id === id)
    if (earlier !== place) {
      flaws.push({ check: 'ids', where: id, problem: `Spaces ${earlier} and ${place} are both called ${id}.` })
    }
    if (index !== place) {
      flaws.push({ check: 'ids', where: id, problem: `${id} has the index ${index} and stands at ${place}.` })
    }
    return flaws
  })
}
