/** What the cards that are kept are good for in the round to come. */
import { type Card, faceOf, isDiscardable, isSponsor, stress } from '../../rules/cards.ts'
import { Speeds } from '../outlook/speeds.ts'
import type { Situation } from '../situation.ts'
import { sponsorUse } from '../worth.ts'
import type { TurnEnd } from './turn-end.ts'

/** The hand that is looked at just now: there are too many to make each one anew. */
const scratch = new Speeds()

/** Rounds to go when just these cards are kept and the hand is filled up: the mean over the orders of the deck. */
export function roundsWithKept({ outlook, draws, course }: Situation, end: TurnEnd, kept: readonly Card[]): number {
  if (end.left <= 0) return end.loss + outlook.rounds(end.left, end.gear, end.engine, 0)
  const before = new Speeds(kept)
  for (let taken = 0; taken < end.stress; taken++) before.add(stress)
  const missing = course.handSize - kept.length - end.stress
  let sum = 0
  for (const drawn of draws) sum += outlook.withHand(end.left, end.gear, end.engine, filledUp(before, missing, drawn))
  return end.loss + sum / draws.length
}

function filledUp(before: Speeds, missing: number, drawn: readonly Card[]): Speeds {
  scratch.set(before)
  for (let next = 0; next < missing; next++) {
    const card = drawn[next]
    if (card !== undefined) scratch.add(card)
  }
  return scratch
}

/** The same, where what does not fit is discarded first: nothing, the fast cards, or the slow ones. */
export function roundsAfterDiscard(situation: Situation, end: TurnEnd, hand: readonly Card[]): number {
  const keepAll = roundsWithKept(situation, end, hand)
  if (end.left <= 0) return keepAll
  const slow = hand.filter((card) => !isDiscardable(card) || isSponsor(card) || faceOf(card).value < fast)
  const quick = hand.filter((card) => !isDiscardable(card) || isSponsor(card) || faceOf(card).value > slowest)
  return Math.min(
    keepAll,
    slow.length < hand.length ? roundsWithKept(situation, end, slow) : keepAll,
    quick.length < hand.length ? roundsWithKept(situation, end, quick) : keepAll,
  )
}

const fast = 4
const slowest = 1

/** What it costs to use up the sponsor cards among these. */
export function useOf({ left, course }: Situation, cards: readonly Card[]): number {
  // At the end of the race they are of no more use.
  const worth = sponsorUse * Math.min(1, left / course.circuit.spaces)
  return worth * cards.filter(isSponsor).length
}
