import type { Circuit, TrackLine } from '../../circuit.ts'
import { lastColumn } from '../../last-column.ts'
import { pointAt } from '../../point-at.ts'
import { distanceTo, near, onOutline } from '../../polygon.ts'
import type { Flaw } from '../flaw.ts'

/**
 * A line runs between spaces, so that a car is clearly before or beyond it, and from edge to edge of the asphalt; and a
 * lap has one finish, at its end.
 */
export function lintLines(circuit: Circuit): Flaw[] {
  return [...circuit.lines.flatMap((line) => [...cut(circuit, line), ...ends(circuit, line)]), ...finish(circuit)]
}

function cut({ spaces }: Circuit, line: TrackLine): Flaw[] {
  return spaces
    .filter(({ columns: [first], front }) => first <= line.after && line.after < front)
    .map(({ id }): Flaw => ({ check: 'lines', where: id, problem: `The ${nameOf(line)} runs through ${id}.` }))
}

function ends(circuit: Circuit, line: TrackLine): Flaw[] {
  const wrong = (problem: string): Flaw[] => [{ check: 'lines', where: nameOf(line), problem }]
  const [left, right] = line.ends
  if (!onOutline(circuit.ribbon.left, left)) return wrong('Its left end is away from the left edge of the track.')
  if (!onOutline(circuit.ribbon.right, right)) return wrong('Its right end is away from the right edge of the track.')
  const middle = pointAt(circuit, line.after, 0)
  return distanceTo(line.ends, middle) < near ? [] : wrong(`It is not drawn after column ${line.after}.`)
}

function finish(circuit: Circuit): Flaw[] {
  const finishes = circuit.lines.filter((line) => line.kind === 'finish')
  const last = lastColumn(circuit)
  if (finishes.length === 1 && finishes[0]?.after === last) return []
  return [{ check: 'lines', where: 'finish line', problem: `There must be one, after column ${last}.` }]
}

function nameOf(line: TrackLine): string {
  return `${line.kind} line after column ${line.after}`
}
