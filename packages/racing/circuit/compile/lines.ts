import type { Circuit, Piece, TrackLine } from '../circuit.ts'
import type { CircuitPlan } from '../plan.ts'
import { placeAt } from '../point-at.ts'
import { pointOn } from './outline.ts'
import type { Column } from './profile.ts'

/** Lays each line across the whole track, in the order in which they are crossed after the start. */
export function lines(plan: CircuitPlan, columns: readonly Column[], pieces: readonly Piece[]): TrackLine[] {
  return plan.lines
    .map((line): TrackLine => {
      const bands = columns.find((column) => column.number === line.after)?.front
      if (!bands) throw new Error(`The ${line.kind} line lies after column ${line.after}, which does not exist.`)
      const left = Math.min(...bands.map((band) => band.left))
      const right = Math.max(...bands.map((band) => band.right))
      const { heading } = placeAt(pieces, line.after, 0)
      return { ...line, ends: [pointOn(pieces, line.after, left), pointOn(pieces, line.after, right)], heading }
    })
    .sort((a, b) => a.after - b.after)
}

/**
 * Whether a car crosses a line by going from one progress to another. Progress is the front of its space, a lap more for
 * each lap gone; a car standing right before a line has not crossed it.
 */
export function crosses(circuit: Pick<Circuit, 'columns'>, line: { after: number }, from: number, to: number): boolean {
  const passed = (progress: number) => Math.ceil((progress - line.after) / circuit.columns)
  return passed(to) > passed(from)
}
