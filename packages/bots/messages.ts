/** What whoever runs a match and the thread in which its bots think say to each other. */
import type { Seat } from '@paddock/kernel'

export interface BotQuestion {
  readonly id: number
  readonly game: string
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  readonly choices: readonly unknown[]
  /** Seeds the bot's own random numbers. */
  readonly seed: string
}

/** The place of the choice in the list; or what went wrong. */
export type BotAnswer =
  | { readonly id: number; readonly choice: number }
  | { readonly id: number; readonly problem: string }
