import { type AnyMatch, Match, type MatchSetup } from '@paddock/kernel'
import { type BotMatchSetup, botRng } from './play.ts'

/** A match between bots, by the newest rules unless others are said. */
type RecordedSetup = Omit<BotMatchSetup, 'timed'> & Pick<MatchSetup, 'rules'>

/**
 * The same match as `playMatch` plays, but through the kernel: every decision is checked and
 * logged, so that a record can be taken of it.
 */
export function playRecorded({ box, bots, options, seed, rules }: RecordedSetup): AnyMatch {
  const match = Match.start(box.game, { seats: bots.length, options, seed, ...(rules === undefined ? {} : { rules }) })
  const rngs = bots.map((_, seat) => botRng(seed, seat))
  for (let pending = match.pending; pending.length > 0; pending = match.pending) {
    for (const seat of pending) {
      const bot = bots[seat]
      const rng = rngs[seat]
      if (!bot || !rng) throw new Error(`no bot for seat ${seat}`)
      const { view, choices } = match.view(seat)
      match.act(seat, bot.choose({ box, view, seat, choices, rng }))
    }
    if (match.entry > box.longest)
      throw new Error(`${box.game.meta.id}: no end after ${match.entry} entries, seed ${seed}`)
  }
  return match
}
