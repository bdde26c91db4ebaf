/** What the cards that are still to be played hold for each car. */
import type { Seat } from '@paddock/kernel'
import { type Car, type Card, carCount, decks, faceOf, wild } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'

/**
 * The share of a row's spaces that is counted on: in the own hand for an own car and for another, and unseen. Low,
 * for half the cards are never played, and what is driven early draws the bets.
 */
const ownShare = 0.22
const otherShare = 0.2
const unseenShare = 0.1
const wildShare = 0.3
const speed8Share = 0.35

/** By car, the steps that are likely to come from the unseen cards, the Speed-8 cards and these of the seat's own. */
export function stepsToCome(view: View, seat: Seat, hand: readonly Card[], speed8: readonly Car[]): number[] {
  const steps = unseenPoints(view).map((points) => points * unseenShare)
  // What lies in the own draw pile is too far away to count on.
  for (const card of hand) addRows(steps, view, seat, card)
  for (const [holder, cars] of view.speed8.entries()) {
    for (const car of holder === seat ? speed8 : cars) steps[car] = (steps[car] ?? 0) + 8 * speed8Share
  }
  return steps
}

function addRows(steps: number[], { owner }: View, seat: Seat, card: Card): void {
  for (const { car, spaces } of faceOf(card).rows) {
    if (car !== wild) {
      steps[car] = (steps[car] ?? 0) + spaces * (owner[car] === seat ? ownShare : otherShare)
      continue
    }
    // A wild goes to one of the own cars.
    const own = owner.filter((holder) => holder === seat).length
    for (let mine = 0; mine < carCount; mine++) {
      if (owner[mine] === seat) steps[mine] = (steps[mine] ?? 0) + (spaces * wildShare) / own
    }
  }
}

/** By car, the spaces on the cards that the seat has not seen. */
function unseenPoints({ options, discard, hand, reserve, card }: View): number[] {
  const points = new Array<number>(carCount).fill(0)
  const count = (known: Card, sign: number) => {
    for (const { car, spaces } of faceOf(known).rows) if (car !== wild) points[car] = (points[car] ?? 0) + sign * spaces
  }
  for (const dealt of decks[options.deck]) count(dealt, 1)
  for (const seen of [...discard, ...hand, ...reserve, ...(card < 0 ? [] : [card])]) {
    if (faceOf(seen).lowest < 8) count(seen, -1)
  }
  return points
}
