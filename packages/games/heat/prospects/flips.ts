/** What the + of a turn may turn up. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, faceOf, isSpeed } from '../rules/cards.ts'
import { unseenOf, type View } from '../rules/view.ts'

/** What a number of + may add up to, and how likely each sum is, for the owner of the deck. */
export function flips(view: View, seat: Seat, pluses: number): { readonly sum: number; readonly chance: number }[] {
  const deck = speeds(unseenOf(view, seat, seat))
  let drawn: readonly Drawn[] = [{ deck, discard: speeds(view.discard[seat] ?? []), sum: 0, chance: 1 }]
  for (let plus = 0; plus < pluses; plus++) {
    const more = drawn.flatMap(turnedUp)
    // A few are reckoned faster than they are compared.
    drawn = plus < 2 ? more : sameLeft(more)
  }
  const sums = new Map<number, number>()
  for (const { sum, chance } of drawn) sums.set(sum, (sums.get(sum) ?? 0) + chance)
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

/** What has been turned up so far, and the Speed cards that are left, by their values. */
interface Drawn {
  readonly deck: readonly number[]
  readonly discard: readonly number[]
  readonly sum: number
  readonly chance: number
}

/** One more +. When the deck has no Speed card left, the discards are turned up next. */
function turnedUp(drawn: Drawn): Drawn[] {
  const { deck, discard, sum, chance } = drawn
  const left = countOf(deck)
  if (left === 0) return countOf(discard) === 0 ? [drawn] : turnedUp({ ...drawn, deck: discard, discard: deck })
  return deck.flatMap((count, value) =>
    count === 0
      ? []
      : [{ deck: deck.with(value, count - 1), discard, sum: sum + value, chance: (chance * count) / left }],
  )
}

/** Where the same cards are left, the order in which the others came does not matter. */
function sameLeft(all: readonly Drawn[]): Drawn[] {
  const found = new Map<string, Drawn>()
  for (const drawn of all) {
    const key = [...drawn.deck, ...drawn.discard].join()
    const known = found.get(key)
    found.set(key, known ? { ...known, chance: known.chance + drawn.chance } : drawn)
  }
  return [...found.values()]
}

function countOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
