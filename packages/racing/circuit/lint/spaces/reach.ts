import type { Circuit } from '../../circuit.ts'
import { stepsToFinish } from '../../steps-to-finish.ts'
import type { Flaw } from '../flaw.ts'

/** Every space must be reachable from the grid, and the finish line from every space. */
export function lintReach(circuit: Circuit): Flaw[] {
  const reached = new Set(circuit.grid.map((place) => place.space))
  for (const index of reached) {
    for (const next of circuit.spaces[index]?.ahead ?? []) reached.add(next)
  }
  const steps = stepsToFinish(circuit)
  return circuit.spaces.flatMap(({ id, index }): Flaw[] => {
    const flaws: Flaw[] = []
    if (!reached.has(index)) flaws.push({ check: 'reach', where: id, problem: `No way leads from the grid to ${id}.` })
    if (!Number.isFinite(steps[index]?.fewest)) {
      flaws.push({ check: 'finish', where: id, problem: `No way leads from ${id} over the finish line.` })
    }
    return flaws
  })
}
