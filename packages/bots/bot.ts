import type { AnyBox, Rng, Seat } from '@paddock/kernel'
import { canThink, hasInstinct } from '@paddock/kernel'

/** A decision as a bot is asked for it. There is no state in it, so no bot can peek. */
export interface Question {
  readonly box: AnyBox
  readonly view: unknown
  readonly seat: Seat
  readonly choices: readonly unknown[]
  /** The bot's own; the match's is out of its reach. */
  readonly rng: Rng
}

export interface Bot {
  readonly name: string
  choose(question: Question): unknown
}

/** Any choice, each equally likely. */
export const random: Bot = {
  name: 'random',
  choose: ({ choices, rng }) => rng.pick(choices),
}

/** What the game's own instinct says. */
export const instinct: Bot = {
  name: 'instinct',
  choose({ box, view, seat, choices, rng }) {
    if (!hasInstinct(box)) throw new Error(`${box.game.meta.id} comes without an instinct`)
    return box.instinct(view, seat, choices, rng)
  },
}

export const bots: readonly Bot[] = [random, instinct]

/** The bots that can play this game. */
export function botsFor(box: AnyBox): readonly Bot[] {
  return hasInstinct(box) || canThink(box) ? bots : bots.filter((bot) => bot !== instinct)
}

export function findBot(name: string): Bot | undefined {
  return bots.find((bot) => bot.name === name)
}
