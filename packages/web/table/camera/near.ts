import type { Spot } from '@paddock/board'
import type { Circuit } from '@paddock/racing/circuit'

type Lap = Pick<Circuit, 'columns'>
type Lined = Pick<Circuit, 'columns' | 'lines'>

/** Columns between two places, the shorter way round. */
export function apart({ columns }: Lap, one: Spot, other: Spot): number {
  const way = Math.abs(one.along - other.along) % columns
  return Math.min(way, columns - way)
}

export function isNear(lap: Lap, one: Spot, other: Spot, columns: number): boolean {
  return apart(lap, one, other) <= columns
}

export function nearestFirst(lap: Lap, from: Spot | undefined, spots: readonly Spot[]): readonly Spot[] {
  if (!from) return spots
  return spots.toSorted((one, other) => apart(lap, from, one) - apart(lap, from, other))
}

/** The middle of the finish line. */
export function finishLine({ lines }: Lined): Spot | undefined {
  const line = lines.find(({ kind }) => kind === 'finish')
  return line && { along: line.after, offset: 0 }
}

/** Whether a way leads over the finish line. */
export function crossesLine(circuit: Lined, path: readonly Spot[]): boolean {
  const line = finishLine(circuit)
  const [start, end] = [path[0], path.at(-1)]
  if (!line || !start || !end) return false
  const lapsAt = ({ along }: Spot) => Math.floor((along - line.along) / circuit.columns)
  return lapsAt(end) > lapsAt(start)
}
