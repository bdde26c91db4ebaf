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

/** How the board spreads targets that share a spot: across the track, in lane widths, to either side. */
const spread = 1.7

/** Where targets are pointed at. */
export function handlesOf(spots: readonly Spot[]): Spot[] {
  return spots.flatMap(({ along, offset }, place) => {
    const isShared = spots.some((other, i) => i !== place && other.along === along && other.offset === offset)
    return (isShared ? [-spread, spread] : [0]).map((aside) => ({ along, offset: offset + aside }))
  })
}

/** The middle of the finish line. */
export function finishLine({ lines }: Lined): Spot | undefined {
  const line = lines.find(({ kind }) => kind === 'finish')
  return line && { along: line.after, offset: 0 }
}

/** To the middle of a sign beside a line, in lane widths from the middle of the track. */
const toSign = 2.3

/** The lines of the corners within so many columns, the next one first: beyond both ends, since the sign is at either. */
export function cornersAhead(circuit: Lined, from: Spot, within: number): readonly Spot[] {
  const { columns, lines } = circuit
  const isAhead = ({ kind, after }: Lined['lines'][number]) =>
    kind === 'corner' && (((after - from.along) % columns) + columns) % columns <= within
  const ends = lines
    .filter(isAhead)
    .flatMap(({ after: along }) => [-toSign, toSign].map((offset) => ({ along, offset })))
  return nearestFirst(circuit, from, ends)
}

/** Whether a way leads over the finish line. */
export function crossesLine(circuit: Lined, path: readonly Spot[]): boolean {
  const line = finishLine(circuit)
  const [start, end] = [path[0], path.at(-1)]
  if (!line || !start || !end) return false
  const lapsAt = ({ along }: Spot) => Math.floor((along - line.along) / circuit.columns)
  return lapsAt(end) > lapsAt(start)
}
