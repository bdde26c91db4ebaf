import type { Circuit } from '../circuit.ts'
import { stepsFromFrontRow } from '../steps-to-finish.ts'
import type { Flaw } from './flaw.ts'

/** The compiled circuit must have the figures that its author stated. */
export function lintFigures(circuit: Circuit): Flaw[] {
  const { stated } = circuit
  const steps = stepsFromFrontRow(circuit)
  const rows: [what: string, stated: unknown, found: unknown][] = [
    ['spaces', stated.spaces, circuit.spaces.length],
    ['columns', stated.columns, circuit.columns],
  ]
  if (stated.singleLane) rows.push(['single-lane columns', stated.singleLane.join(' '), singleLane(circuit).join(' ')])
  if (stated.steps) {
    rows.push(['steps on the shortest way', stated.steps.shortest, steps.fewest])
    rows.push(['steps on the longest way', stated.steps.longest, steps.most])
  }
  return rows
    .filter(([, expected, found]) => expected !== found)
    .map(([what, expected, found]) => ({
      check: 'figures',
      where: what,
      problem: `Stated are ${what}: ${expected}; found: ${found}.`,
    }))
}

function singleLane({ spaces }: Circuit): number[] {
  return spaces
    .filter((space) => space.lanes === 1)
    .flatMap(({ columns: [first, last] }) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
