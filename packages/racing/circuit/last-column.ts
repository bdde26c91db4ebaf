import type { Circuit } from './circuit.ts'

/** The column before the finish line. */
export function lastColumn({ firstColumn, columns }: Pick<Circuit, 'firstColumn' | 'columns'>): number {
  return firstColumn + columns - 1
}
