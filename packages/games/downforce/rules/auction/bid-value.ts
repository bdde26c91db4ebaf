/** What a card bids for a car, and what the forced buyer of the last car pays. */

import type { Seat } from '@paddock/kernel'
import type { RowFace } from '@paddock/racing/lanes'
import { type Car, type Card, faceOf, type Row, speed8Of, wild } from '../cards.ts'
import type { Bid, State } from '../state.ts'

/** How far a hand must go to bid for a car: to a row of its colour, to a wild, or to any number. */
export type Means = 'row' | 'wild' | 'lowest'

/** DF-AUC-03, DF-AUC-05, DF-AUC-06, DF-R3: the colour if the hand shows it anywhere, else a wild, else any number. */
export function bidMeans(hand: readonly Card[], car: Car): Means {
  if (hand.some((card) => rowOf(faceOf(card), car))) return 'row'
  return hand.some((card) => faceOf(card).hasWild) ? 'wild' : 'lowest'
}

/** The cards a seat can lay: its hand and, with three or more players, the Speed-8 cards it has won (DF-AUC-13). */
export function bidCards(
  { seats, speed8 }: Pick<State, 'seats' | 'speed8'>,
  seat: Seat,
  hand: readonly Card[],
): Card[] {
  const won = seats === 2 ? [] : (speed8[seat] ?? []) // DF-TWO-02
  return [...hand, ...won.map(speed8Of)]
}

export function bidOf(seat: Seat, card: Card | null, means: Means, car: Car): Bid {
  const value = card === null ? 0 : worthOf(faceOf(card), means, car)
  return { seat, card, value, by: value > 0 ? means : 'nothing' }
}

/** DF-AUC-04: without a row that counts it is a pass. */
function worthOf(face: RowFace, means: Means, car: Car): number {
  if (means === 'lowest') return face.lowest
  // DF-R25: of two wilds the upper one counts.
  return rowOf(face, means === 'wild' ? wild : car)?.spaces ?? 0
}

function rowOf({ rows }: RowFace, car: Row['car']): Row | undefined {
  return rows.find((row) => row.car === car)
}

/**
 * DF-AUC-15, DF-R2: the card with the lowest number of the colour, else the lowest wild, else the lowest number. Here
 * both wilds of a card count: DF-R25 is for a bid by choice.
 */
export function forcedBid(seat: Seat, hand: readonly Card[], car: Car): Bid {
  const means = bidMeans(hand, car)
  let least: Bid = { seat, card: null, value: Number.POSITIVE_INFINITY, by: means }
  // In the order of the cards, so that which of two equal ones is laid does not hang on how a hand is sorted.
  for (const card of hand.toSorted((a, b) => a - b)) {
    for (const row of faceOf(card).rows) {
      const isMeant = means === 'lowest' || row.car === (means === 'wild' ? wild : car)
      if (isMeant && row.spaces < least.value) least = { seat, card, value: row.spaces, by: means }
    }
  }
  return least
}
