/** What a play would bring, as far as its driver can know: the rules do not use it, whoever plans does. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, faceOf, heat, isSpeed } from './cards.ts'
import { shiftCost } from './gears.ts'
import { type Landing, landing } from './movement.ts'
import { type Reckoning, reckon } from './reckoning.ts'
import { unseenOf, type View } from './view.ts'

export interface Outcome extends Reckoning {
  readonly speed: number
  /** Of all that may be turned up, from 0 to 1. */
  readonly chance: number
  /** As the cars stand now: those ahead may have moved by then. */
  readonly landing: Landing
}

/**
 * Every speed that the cards may come to, the slowest first: one, unless there is a + among them. HT-PLAY-08: with
 * Heat among them the hand is cluttered, and the car stays where it is.
 */
export function forecast(view: View, seat: Seat, cards: readonly Card[]): readonly Outcome[] {
  if (cards.includes(heat)) return [standingStill(view, seat)]
  const gear = at(view.gear, seat)
  const engine = at(view.engine, seat) - (view.phase === 'plan' ? shiftCost(gear, cards.length) : 0)
  let [sure, pluses] = [0, 0]
  for (const card of cards) {
    const { value, symbols } = faceOf(card)
    sure += value
    pluses += symbols.plus ?? 0
  }
  const from = at(view.progress, seat)
  return flips(view, seat, pluses).map(({ sum, chance }) => {
    const speed = sure + sum
    const end = landing(view, seat, speed)
    return { speed, chance, landing: end, ...reckon(view, { from, to: end.progress, speed, engine }) }
  })
}

function standingStill(view: View, seat: Seat): Outcome {
  return { speed: 0, chance: 1, landing: landing(view, seat, 0), corners: [], heat: 0, spinsOutAt: undefined }
}

/** What a number of + may add up to, and how likely each sum is, for the owner of the deck. */
export function flips(view: View, seat: Seat, pluses: number): { readonly sum: number; readonly chance: number }[] {
  const sums = new Map<number, number>()
  const deck = speeds(unseenOf(view, seat, seat))
  spread(deck, speeds(view.discard[seat] ?? []), pluses, 0, 1, sums)
  return Array.from(sums, ([sum, chance]) => ({ sum, chance })).sort((a, b) => a.sum - b.sum)
}

/** How many Speed cards there are of each value, from 0 to 4. */
function speeds(cards: readonly Card[]): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const card of cards) {
    const { value } = faceOf(card)
    if (isSpeed(card)) counts[value] = at(counts, value) + 1
  }
  return counts
}

/** When the deck has no Speed card left, the discards are turned up next. */
function spread(
  deck: readonly number[],
  discard: readonly number[],
  pluses: number,
  sum: number,
  chance: number,
  into: Map<number, number>,
): void {
  const left = deck.reduce((all, count) => all + count, 0)
  if (pluses > 0 && left === 0 && discard.some((count) => count > 0)) {
    spread(discard, [], pluses, sum, chance, into)
    return
  }
  if (pluses === 0 || left === 0) {
    into.set(sum, (into.get(sum) ?? 0) + chance)
    return
  }
  for (const [value, count] of deck.entries()) {
    if (count === 0) continue
    const rest = deck.with(value, count - 1)
    spread(rest, discard, pluses - 1, sum + value, (chance * count) / left, into)
  }
}
