import type { Rng } from '@paddock/kernel'

/** Takes the top card of a face-down pile: the last of the list. */
export function drawTop(pile: number[]): number {
  const card = pile.pop()
  if (card === undefined) throw new Error('the draw pile is empty')
  return card
}

/** When the pile is used up, shuffles the discards into a new one. Tells whether it did. */
export function reshuffleIfEmpty(pile: number[], discard: number[], rng: Rng): boolean {
  if (pile.length > 0 || discard.length === 0) return false
  for (const card of discard) pile.push(card)
  discard.length = 0
  rng.shuffle(pile)
  return true
}

/** How many there are of each card: a deck as `unseen` wants it. */
export function countCards(cards: readonly number[]): number[] {
  const counts = new Array<number>(Math.max(-1, ...cards) + 1).fill(0)
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

/** The cards of a deck that are in none of these lists. */
export function unseen(deck: readonly number[], seen: readonly (readonly number[])[]): number[] {
  const counts = deck.slice()
  for (const cards of seen) for (const card of cards) counts[card] = (counts[card] ?? 0) - 1
  const left: number[] = []
  for (let card = 0; card < counts.length; card++) {
    for (let copy = counts[card] ?? 0; copy > 0; copy--) left.push(card)
  }
  return left
}
