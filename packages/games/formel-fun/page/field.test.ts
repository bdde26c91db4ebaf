import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import { cars } from './cars.ts'
import { cues } from './cues.ts'
import { field } from './field.ts'

/** Three cars in their last round, the last of which is still to move. */
function lastRound() {
  return table(3)
    .only('red 1', 'blue 1', 'green 1')
    .put('red 1', 32)
    .put('blue 1', 28)
    .put('green 1', 20)
    .onTurn('green 1')
}

test('the cars of a race stand in the order in which the last of them is found, each with the spaces it has driven', () => {
  const { cars, ...race } = field(lastRound().view(0))
  expect(cars).toEqual([
    { car: 'car-0', seat: 0, progress: 32 },
    { car: 'car-3', seat: 1, progress: 28 },
    { car: 'car-6', seat: 2, progress: 20 },
  ])
  expect(race).toEqual({ race: 7, round: 1, lap: 1, laps: 1, decides: 'last' })
})

test('whoever loses a race is out, and stays last until the next one', () => {
  const match = lastRound()
  const looks = match.watched('spectator', () => match.drive('red-3'))
  const lost = looks.find(({ event }) => event.type === 'car-eliminated')
  expect(lost && field(lost.view).cars.at(-1)).toEqual({ car: 'car-6', seat: 2, progress: 23, done: 'out' })
})

test('after the final its winner has finished and the other one is out', () => {
  const match = table(3).only('red 1', 'blue 1').put('red 1', 32).put('blue 1', 20).onTurn('blue 1').drive('red-3')
  expect(field(match.view(0)).cars.map(({ car, done }) => [car, done])).toEqual([
    ['car-0', 'finished'],
    ['car-3', 'out'],
  ])
})

test('the field is that of the board, in every race of a match', () => {
  const match = table(4)
  while (match.pending.length > 0) {
    const view = match.decideAny().view('spectator')
    const shown = cars({ view, viewer: 'spectator', language: 'en', name: String })
    expect(field(view).cars.map(({ car }) => car)).toEqual(shown.map(({ id }) => id))
  }
})

test('a race is for eye and ear from the lights to whoever is out; the first car over the line begins its last round', () => {
  const match = table(5)
  const told = match.watched(0, () => {
    while (match.pending.length > 0) match.decideAny()
  })
  const found = told.flatMap(({ event, view }, index) => cues(event, told[index - 1]?.view ?? view, view))
  const count = (wanted: string) => found.filter(({ kind }) => kind === wanted).length
  // FF-SET-03: 15 cars, 14 races; the lights of the first one went out before anyone decided.
  expect([count('lights'), count('last-lap'), count('out'), count('champion')]).toEqual([13, 14, 14, 1])
  expect(count('boost')).toBe(match.told('card-played').filter(({ turbo }) => turbo).length)
  for (const { strength = 0 } of found) expect(strength >= 0 && strength <= 1).toBe(true)
})

test('a car that finds its space full brakes, the harder the more it loses', () => {
  const match = table(4).put('red 1', 14)
  for (const [index, name] of (['blue 1', 'blue 2', 'green 1', 'green 2'] as const).entries())
    match.put(name, 20, index + 1)
  match.onTurn('red 1')
  const before = match.view(0)
  const [moved] = match.watched(0, () => match.drive('blue-6')).filter(({ event }) => event.type === 'car-moved')
  expect(moved && cues(moved.event, before, moved.view)).toEqual([
    { kind: 'drive', car: 'car-0', strength: 5 / 15 },
    { kind: 'jam', car: 'car-0', strength: 1 / 6 },
  ])
})
