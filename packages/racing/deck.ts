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
