/**
 * The speeds that cards can come to: for each gear, and each number of + among the cards played, the set of sums,
 * a bit for each. Adding a card is a few shifts, so that thousands of hands can be looked at for one decision.
 */
import { type Card, faceOf, heat, stress } from '../cards.ts'
import { lastGear } from '../gears.ts'

/** Plays with more Stress than this are never planned ahead. */
export const mostPluses = 2
const kinds = mostPluses + 1
const heatPlace = (lastGear + 1) * kinds

/** Sets of sums by `setOf`, and at the end the number of Heat cards, which can only be held. */
export type Speeds = Int32Array

export function noCards(): Speeds {
  const speeds = new Int32Array(heatPlace + 1)
  speeds[0] = 1
  return speeds
}

export function speedsOf(cards: readonly Card[]): Speeds {
  const speeds = noCards()
  for (const card of cards) addCard(speeds, card)
  return speeds
}

export function addCard(speeds: Speeds, card: Card): void {
  if (card === heat) {
    speeds[heatPlace] = heatIn(speeds) + 1
    return
  }
  const plus = card === stress ? 1 : 0
  const value = faceOf(card).value
  // From the most cards down, lest a card be counted twice.
  for (let cards = lastGear - 1; cards >= 0; cards--) {
    for (let pluses = mostPluses - plus; pluses >= 0; pluses--) {
      const more = (cards + 1) * kinds + pluses + plus
      speeds[more] = (speeds[more] ?? 0) | ((speeds[cards * kinds + pluses] ?? 0) << value)
    }
  }
}

export function heatIn(speeds: Speeds): number {
  return speeds[heatPlace] ?? 0
}

/** The sums of so many cards, so many + among them: bit n stands for n. */
export function setOf(speeds: Speeds, cards: number, pluses: number): number {
  return speeds[cards * kinds + pluses] ?? 0
}
