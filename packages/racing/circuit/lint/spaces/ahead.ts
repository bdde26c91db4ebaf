import type { Circuit, Space } from '../../circuit.ts'
import { touch } from '../../polygon.ts'
import type { Flaw } from '../flaw.ts'

/**
 * The forward rule once more, this time on the drawn polygons: what is listed as ahead must touch and have its front
 * further along, and what touches and has its front further along must be listed.
 */
export function lintAhead(circuit: Circuit): Flaw[] {
  return circuit.spaces.flatMap((from) =>
    circuit.spaces.flatMap((to): Flaw[] => {
      const listed = from.ahead.includes(to.index)
      const wrong = (problem: string): Flaw[] => [{ check: 'ahead', where: from.id, problem }]
      if (!furtherAlong(circuit, from, to)) {
        return listed ? wrong(`${to.id} is listed ahead of ${from.id}, but its front is not further along.`) : []
      }
      const touching = touch(from.polygon, to.polygon)
      if (listed && !touching) return wrong(`${to.id} is listed ahead of ${from.id}, but does not touch it.`)
      if (touching && !listed)
        return wrong(`${to.id} touches ${from.id} with its front further along, but is not listed.`)
      return []
    }),
  )
}

/** On a loop everything is ahead of everything; what is nearer forwards than backwards counts. */
function furtherAlong({ columns }: Circuit, from: Space, to: Space): boolean {
  const forwards = (to.front - from.front + columns) % columns
  return forwards > 0 && forwards < columns / 2
}
