import { type Circuit, lastColumn } from '../circuit/index.ts'

/** A circuit as the rules of cars on lanes read it: everything by the place of the space in the circuit's list. */
export interface Track {
  readonly circuit: Circuit
  readonly ahead: readonly (readonly number[])[]
  readonly front: readonly number[]
  readonly lane: readonly number[]
  readonly rectangle: readonly boolean[]
  /** The last column: a step from there leads over the finish line. */
  readonly last: number
  readonly columns: number
  /** The start spaces, the pole first. */
  readonly grid: readonly number[]
  /** A betting line is crossed by entering a space whose front lies beyond these columns. */
  readonly lines: readonly number[]
}

export function trackOf(circuit: Circuit): Track {
  const { spaces, lines, grid, columns } = circuit
  return {
    circuit,
    ahead: spaces.map(({ ahead }) => ahead),
    front: spaces.map(({ front }) => front),
    lane: spaces.map(({ lane }) => lane),
    rectangle: spaces.map(({ rectangle }) => rectangle),
    last: lastColumn(circuit),
    columns,
    grid: grid.map(({ space }) => space),
    lines: lines.filter(({ kind }) => kind === 'betting').map(({ after }) => after),
  }
}
