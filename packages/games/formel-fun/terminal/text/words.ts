import type { LastCar } from '../../prospects/last-car.ts'
import type { en } from './en.ts'

/** The car that is last, by its sign and that of the car ahead. */
export interface SignedLast extends Omit<LastCar, 'car' | 'ahead'> {
  readonly car: string
  readonly ahead: string
  readonly isOwn: boolean
}

/** What the board of Formel Fun says in one language. */
export type TerminalWords = Readonly<typeof en>
