import type { Circuit, Line } from '../circuit.ts'
import type { Finding } from './finding.ts'

/** A line runs between spaces, so that a car is clearly before or beyond it; and a lap has one finish, at its end. */
export function lines(circuit: Circuit): Finding[] {
  const cut = circuit.lines.flatMap((line) =>
    circuit.spaces
      .filter(({ columns: [first], front }) => first <= line.after && line.after < front)
      .map(({ id }): Finding => ({ check: 'lines', where: id, problem: `The ${nameOf(line)} runs through ${id}.` })),
  )
  const finishes = circuit.lines.filter((line) => line.kind === 'finish')
  const last = circuit.firstColumn + circuit.columns - 1
  if (finishes.length === 1 && finishes[0]?.after === last) return cut
  return [...cut, { check: 'lines', where: 'finish line', problem: `There must be one, after column ${last}.` }]
}

function nameOf(line: Line): string {
  return `${line.kind} line after column ${line.after}`
}
