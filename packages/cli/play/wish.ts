import type { Bot } from '@paddock/bots'
import { type AnyBox, freshSeed, type Language, type Seat, same } from '@paddock/kernel'
import type { Saved } from './saves/saved.ts'
import { type SoloMatch, startSolo } from './solo-match.ts'
import type { Speed } from './speed.ts'

/** The match that was asked for. What nobody mentioned is undefined in `said`. */
export interface Wish {
  readonly box: AnyBox
  readonly seats: number
  readonly seat: Seat
  readonly bot: Bot
  readonly options: unknown
  readonly seed: string | undefined
  readonly said: {
    readonly seats?: number
    readonly seat?: Seat
    readonly bots?: string
    readonly options?: unknown
    readonly seed?: string
  }
  /** The language that was asked for, or else the terminal's. */
  readonly language: Language
  readonly isLanguageSaid: boolean
  readonly speed: Speed | undefined
  /** A saved match is not to be gone on with. */
  readonly isNew: boolean
}

export function newSolo({ box, bot, seat, seats, options, seed = freshSeed() }: Wish): SoloMatch {
  return startSolo(box, bot, seat, { seats, options, seed })
}

/** The wish for another match like this one, save for what was expressly asked for. */
export function like({ seat, bot, match }: SoloMatch, wish: Wish): Wish {
  const { said } = wish
  const isTooFew = said.seat !== undefined && said.seat >= match.seats
  const seats = said.seats ?? (isTooFew ? wish.seats : match.seats)
  return {
    ...wish,
    seats,
    seat: said.seat ?? (seat < seats ? seat : wish.seat),
    bot: said.bots === undefined ? bot : wish.bot,
    options: said.options === undefined ? match.options : wish.options,
  }
}

/** Whether the saved match is another one than was expressly asked for. */
export function differs({ said }: Wish, { record, seat, bots }: Saved): boolean {
  const saved = { seats: record.seats, seat, bots, options: record.options, seed: record.seed }
  return !same({ ...saved, ...said }, saved)
}
