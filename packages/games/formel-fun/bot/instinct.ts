/**
 * A quick way to play Formel Fun sensibly. It weighs, for every choice, how likely each of its own
 * cars is to end the race last, what the car could do next from where it lands, and what it gives
 * away: good cards are kept for cars that need them, turbos for cars about to go out.
 */
import type { Rng, Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type CardKind, kindDistance, kindOf, turboBonus } from '../rules/cards.ts'
import { type Car, ownerOf } from '../rules/cars.ts'
import { landing } from '../rules/phases/drive.ts'
import { type Action, carOnTurn } from '../rules/state.ts'
import { passedLine, spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** How far a car drives in a round on average. */
const usualDrive = 5.5
/** How many spaces of lead halve the danger, roughly: fewer when the race is about to end. */
const spreadNow = 2
const spreadPerRoundLeft = 1.5
/** What a card is worth in the hand, measured in danger. */
const cardWorth = 0.006
/** What landing on a number that the hand can use is worth, as a share of the spaces it will gain. */
const chainShare = 0.35
const turboWorth = 0.12

export function instinct(view: View, seat: Seat, choices: readonly Action[], rng: Rng): Action {
  const car = carOnTurn(view)
  if (car === undefined) return rng.pick(choices)
  const hand = view.hand.map(kindOf)
  const expected = expectedPositions(view, car)
  let best: Action[] = []
  let least = Number.POSITIVE_INFINITY
  for (const choice of choices) {
    const cost = costOf(choice, view, seat, car, hand, expected)
    if (cost < least - 1e-9) {
      least = cost
      best = [choice]
    } else if (cost < least + 1e-9) best.push(choice)
  }
  return rng.pick(best)
}

/** The danger after the choice, and what the hand is poorer by. */
function costOf(
  choice: Action,
  view: View,
  seat: Seat,
  car: Car,
  hand: readonly CardKind[],
  expected: readonly number[],
): number {
  const from = at(view.position, car)
  const reach = kindDistance(choice.card, spaceNumber(from)) + (choice.turbo ? turboBonus : 0)
  const { to } = landing(view, car, reach)
  const kept = without(hand, choice)
  const after = to + chainShare * (bestDrive(kept, to) - usualDrive)
  const given = worth(choice.card) * cardWorth + (choice.turbo ? turboWorth : 0)
  return danger(view, seat, car, after, expected, spread(view, to)) + given
}

/** Where the other cars will be at the end of the round, if all drive as usual. */
function expectedPositions(view: View, car: Car): number[] {
  const expected: number[] = []
  for (const [index, other] of view.order.entries()) {
    if (other !== car) expected[other] = at(view.position, other) + (index > view.turn ? usualDrive : 0)
  }
  return expected
}

/** The more rounds are left, the less today's gap says. */
function spread(view: View, to: number): number {
  let leader = to
  for (const car of view.order) leader = Math.max(leader, at(view.position, car))
  const rounds = Math.max(0, (passedLine - leader) / usualDrive)
  return spreadNow + spreadPerRoundLeft * rounds
}

/** How likely one of the seat's cars is to be last, given how far behind the others each one is. */
function danger(view: View, seat: Seat, car: Car, after: number, expected: readonly number[], width: number): number {
  let all = 0
  let own = 0
  for (const other of view.order) {
    const position = other === car ? after : at(expected, other)
    const risk = Math.exp(-position / width)
    all += risk
    if (ownerOf(other) === seat) own += risk
  }
  return own / all
}

function bestDrive(hand: readonly CardKind[], position: number): number {
  const number = spaceNumber(position)
  let best = 0
  for (const kind of hand) best = Math.max(best, kindDistance(kind, number))
  return best
}

/** What a card is good for later: its usual distance, or the hope of its own number. */
function worth(kind: CardKind): number {
  const blue = kindDistance(kind, 0)
  return blue === 3 ? 3 + Number(kind.slice('red-'.length)) / 5 : blue
}

function without(hand: readonly CardKind[], choice: Action): CardKind[] {
  const kept = hand.slice()
  kept.splice(kept.indexOf(choice.card), 1)
  if (choice.turbo) kept.splice(kept.indexOf('turbo'), 1)
  return kept
}
