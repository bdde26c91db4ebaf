import { type Row, wild } from './row-cards.ts'

/** How far a hand can drive: the spaces of each colour, by car, and of the wilds. */
export interface Strength {
  readonly cars: readonly number[]
  readonly wilds: number
}

export function strengthOf(rows: readonly Row[], cars: readonly number[]): Strength {
  const sum = (of: number) => rows.reduce((total, { car, spaces }) => (car === of ? total + spaces : total), 0)
  return { cars: cars.map(sum), wilds: sum(wild) }
}
