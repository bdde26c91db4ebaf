/** What the cards that are kept are good for in the round to come. */
import { type Card, faceOf, handSize, isDiscardable, stress } from '../cards.ts'
import type { Situation } from './situation.ts'
import { addCard, noCards, type Speeds } from './speeds.ts'
import type { End } from './turn-end.ts'

/** The hand that is looked at just now: there are too many to make each one anew. */
const scratch = noCards()

/** Rounds to go when just these cards are kept and the hand is filled up: the mean over the orders of the deck. */
export function prospect({ outlook, draws }: Situation, end: End, kept: readonly Card[]): number {
  if (end.left <= 0) return outlook.rounds(end.left, end.gear, end.engine, 0)
  const before = noCards()
  for (const card of kept) addCard(before, card)
  for (let taken = 0; taken < end.stress; taken++) addCard(before, stress)
  const held = kept.length + end.stress
  let sum = 0
  for (const drawn of draws) sum += outlook.withHand(end.left, end.gear, end.engine, filledUp(before, held, drawn))
  return end.loss + sum / draws.length
}

function filledUp(before: Speeds, held: number, drawn: readonly Card[]): Speeds {
  scratch.set(before)
  for (let next = 0; next < handSize - held; next++) {
    const card = drawn[next]
    if (card !== undefined) addCard(scratch, card)
  }
  return scratch
}

/** The same, where what does not fit is discarded first: nothing, the fast cards, or the slow ones. */
export function prospectWithDiscard(situation: Situation, end: End, hand: readonly Card[]): number {
  const keepAll = prospect(situation, end, hand)
  if (end.left <= 0) return keepAll
  const slow = hand.filter((card) => !isDiscardable(card) || faceOf(card).value < fast)
  const quick = hand.filter((card) => !isDiscardable(card) || faceOf(card).value > slowest)
  return Math.min(
    keepAll,
    slow.length < hand.length ? prospect(situation, end, slow) : keepAll,
    quick.length < hand.length ? prospect(situation, end, quick) : keepAll,
  )
}

const fast = 4
const slowest = 1
