/** What the cards that are still to be played hold for each car. */
import type { Seat } from '@paddock/kernel'
import { type Card, carCount, deck, deckWithoutPairs, faceOf, wild } from '../rules/cards.ts'
import { ownedBy } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** By car: steps that are likely to come. */
export type StepsToCome = readonly number[]

/** The share of the spaces on cards that is counted on: in the own hand for an own car and for another, of an own wild, and unseen. */
export interface Shares {
  readonly own: number
  readonly other: number
  readonly wild: number
  readonly unseen: number
  readonly unseenWild: number
}

/** Where it matters who is first: what helps a rival is played late. */
const inRace: Shares = { own: 0.7, other: 0.6, wild: 0.7, unseen: 0.6, unseenWild: 0.5 }
/** What has been shown is about to be carried out. */
const shownShare = 0.9

/** What counts for the order of the cars, if these cards are left in the seat's hand. */
export function stepsInRace(view: View, seat: Seat, hand: readonly Card[]): StepsToCome {
  return stepsToCome(view, seat, hand, inRace)
}

/** By car, the steps that are likely to come from these cards of the seat's own and from all that it has not seen. */
export function stepsToCome(view: View, seat: Seat, hand: readonly Card[], shares: Shares): StepsToCome {
  const { points, wildPoints } = unseenPoints(view)
  const steps = points.map((spaces) => spaces * shares.unseen + (wildPoints * shares.unseenWild) / carCount)
  const own = ownedBy(view, seat)
  for (const card of hand) {
    for (const { car, spaces } of faceOf(card).rows) {
      if (car !== wild) add(steps, car, spaces * (view.owner[car] === seat ? shares.own : shares.other))
      // A wild goes to one of the own cars.
      else for (const mine of own) add(steps, mine, (spaces * shares.wild) / own.length)
    }
  }
  for (const { card } of view.shown) {
    for (const { car, spaces } of faceOf(card).rows) if (car !== wild) add(steps, car, spaces * shownShare)
  }
  return steps
}

function add(sums: number[], car: number, spaces: number): void {
  sums[car] = (sums[car] ?? 0) + spaces
}

/** By car, the spaces on the cards that the seat has not seen; and those of their wilds. */
function unseenPoints({ options, discard, hand, card, shown, openHands }: View) {
  const points = new Array<number>(carCount).fill(0)
  let wildPoints = 0
  const count = (cards: readonly Card[], sign: number) => {
    for (const known of cards) {
      for (const { car, spaces } of faceOf(known).rows) {
        if (car === wild) wildPoints += sign * spaces
        else add(points, car, sign * spaces)
      }
    }
  }
  count(options.game === 'children' ? deckWithoutPairs : deck, 1)
  // A pile that is used up is shuffled again.
  if (options.cards === 'bingo') count(deck, 1)
  count(discard, -1)
  count(hand, -1)
  if (card >= 0) count([card], -1)
  for (const play of shown) count([play.card], -1)
  for (const open of openHands) count(open, -1)
  return { points, wildPoints }
}
