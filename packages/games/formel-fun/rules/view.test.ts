import { Rng } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import { type CardKind, kindOf } from './cards.ts'
import { formelFun } from './game.ts'

test('FF-SET-08: a hand is visible to its owner only', () => {
  const turn = (drawn: CardKind, under: CardKind) =>
    table(3)
      .put('red 1', 14)
      .hand('red', ['turbo', 'red-4', 'red-4', 'red-5', 'red-5'])
      .pile([drawn, under, 'red-6', 'red-7'])
      .play('turbo')
  // Two tables that differ in the card red has drawn and in the pile, and in nothing else.
  const [one, other] = [turn('red-2', 'red-3'), turn('red-3', 'red-2')]
  expect(one.holds('red')).not.toEqual(other.holds('red'))
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(one.view(viewer)).toEqual(other.view(viewer))
    const heard = (race: typeof one) => race.events.map((event) => formelFun.redact(event, viewer))
    expect(heard(one)).toEqual(heard(other))
    expect(heard(one)).toContainEqual({ type: 'card-drawn', seat: 0 })
  }
  const own = one.view(0)
  expect(own.hand).toEqual(one.state.hands[0])
  expect(own).not.toEqual(other.view(0))
  expect(one.events.map((event) => formelFun.redact(event, 0))).toEqual(one.events)
})

test('while a car moves, the hand and the turbos are already those after its turn', () => {
  const race = table(3)
    .put('red 1', 14)
    .hand('red', ['red-7', 'turbo', 'red-2', 'red-3', 'red-4'])
    .pile(['blue-6', 'blue-7'])
  const seen = race.watched(0, () => race.play('red-7', 'turbo'))
  const hands = seen.map(({ event, view }) => [event.type, view.hand.map(kindOf).join(' '), view.turbos[0]])
  expect(hands).toEqual([
    ['card-played', 'red-2 red-3 red-4', 1],
    ['card-drawn', 'red-2 red-3 red-4 blue-6', 1],
    ['car-moved', 'red-2 red-3 red-4 blue-6', 1],
  ])
})

test('when a race ends nobody is on turn and the cars stay where they came in, until the next one starts', () => {
  const race = table(3).gone('red 1', 'red 2', 'blue 2', 'blue 3', 'green 2', 'green 3')
  race.put('blue 1', 33).put('green 1', 20).put('red 3', 4).onTurn('red 3')
  const seen = race.watched('spectator', () => race.drive('red-2')).slice(-3)
  expect(
    seen.map(({ event, view }) => [event.type, view.order.length, view.order[view.turn], view.position[3]]),
  ).toEqual([
    ['car-eliminated', 2, undefined, 33],
    ['team-out', 2, undefined, 33],
    ['race-started', 2, 3, 0],
  ])
})

/** A match far enough on that the discards have been shuffled, seen by seat 0. */
function afterAShuffle() {
  const race = table(4)
  while (race.told('pile-shuffled').length === 0) race.decideAny()
  for (let more = 0; more < 9; more++) race.decideAny()
  return { state: race.state, view: race.view(0) }
}

test('a view remembers the last shuffle: what was held all along is not imagined among the cards drawn since', () => {
  const { state, view } = afterAShuffle()
  const heldAllAlong = state.hands
    .slice(1)
    .flat()
    .filter((card) => state.shuffleOf[card] === 0)
  expect(heldAllAlong.length).toBeGreaterThan(0)
  for (let times = 0; times < 50; times++) {
    const world = formelFun.imagine(view, 0, Rng.fromSeed(`world ${times}`))
    const older = world.hands
      .slice(1)
      .flat()
      .filter((card) => world.shuffleOf[card] === 0)
    expect(older.toSorted()).toEqual(heldAllAlong.toSorted())
    expect(world.pile.every((card) => world.shuffleOf[card] === state.shuffles)).toBe(true)
  }
})

test('of all worlds that are still possible, each is equally likely to be imagined', () => {
  const { view, state } = afterAShuffle()
  const rng = Rng.fromSeed('worlds')
  const seen = new Map<number, number>()
  const times = 20_000
  for (let time = 0; time < times; time++) {
    const top = formelFun.imagine(view, 0, rng).pile.at(-1) ?? -1
    seen.set(top, (seen.get(top) ?? 0) + 1)
  }
  const possible = [...state.pile, ...state.hands.slice(1).flat()].filter(
    (card) => state.shuffleOf[card] === state.shuffles,
  )
  expect([...seen.keys()].toSorted()).toEqual(possible.toSorted())
  const mean = times / possible.length
  const chiSquared = [...seen.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  // The mean of chi squared is the degrees of freedom; five standard deviations above it is no accident.
  const freedom = possible.length - 1
  expect(chiSquared).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom))
})
