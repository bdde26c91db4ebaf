import { Rng, type Seat } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { CardName } from '../rules/cards.ts'
import { heatCircuits } from '../rules/circuits/index.ts'
import { heatGame } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Action } from '../rules/state.ts'
import { shortChoice } from '../testing/short-choice.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { instinct } from './instinct.ts'

function choose({ state }: HeatTable, seat: Seat, rng: Rng): Action {
  return instinct(heatGame.view(state, seat), seat, heatGame.choices(state, seat), rng)
}

/** What the seat decides, in short. */
function decides(table: HeatTable, seat: Seat = table.pending[0] ?? 0): string {
  return shortChoice(choose(table, seat, Rng.fromSeed('bot')))
}

/** Everyone drives by instinct, but for those who choose at random. */
function driven(seats: number, options: Partial<Options>, seed: string, isRandom: (seat: Seat) => boolean): HeatTable {
  const table = race(seats, options, seed)
  const rng = Rng.fromSeed(`choices ${seed}`)
  while (table.pending.length > 0) {
    table.arrange((state) => {
      const moves = table.pending.map((seat) =>
        isRandom(seat) ? rng.pick(heatGame.choices(state, seat)) : choose(table, seat, rng),
      )
      heatGame.apply(state, moves, rng, (event) => table.events.push(event))
    })
  }
  return table
}

const circuits = heatCircuits.map(({ id }) => id)

/** How many of so many races one instinct wins against random drivers, on every circuit in turn. */
function winsAgainstRandom(seats: number, races: number, options: Partial<Options> = {}): number {
  let wins = 0
  for (let number = 0; number < races; number++) {
    const own = number % seats
    const circuit = circuits[number % circuits.length] ?? 'usa'
    const table = driven(seats, { circuit, ...options }, `race ${number}`, (seat) => seat !== own)
    if (table.ranking()?.[0]?.seat === own) wins++
  }
  return wins
}

test('one instinct wins at least 78 of 80 races against two random drivers; chance gives 27', () => {
  expect(winsAgainstRandom(3, 80)).toBeGreaterThanOrEqual(78)
})

test.each<[number, Partial<Options>]>([
  [2, { gears: 'with-cards' }],
  [4, { race: 'first-game' }],
  [5, { laps: 1, gears: 'with-cards' }],
  [6, { laps: 1 }],
])('with %i seats it wins at least 14 of 16 races under %o', (seats, options) => {
  expect(winsAgainstRandom(seats, 16, options)).toBeGreaterThanOrEqual(14)
})

test.each([
  ['usa', 6.5, 9],
  ['gb', 6, 8.2],
  ['italy', 5.5, 7.3],
  ['france', 6.5, 9],
] as const)(
  'on %s it needs %d to %d rounds a lap, hardly spins out and brings little Heat home',
  (circuit, least, most) => {
    const [seats, races] = [4, 8]
    const cars = seats * races
    let [rounds, laps, spinOuts, heatLeft] = [0, 0, 0, 0]
    for (let number = 0; number < races; number++) {
      const table = driven(seats, { circuit }, `pace ${number}`, () => false)
      for (const { round } of table.told('car-placed')) rounds += round
      laps += seats * table.state.laps
      spinOuts += table.told('spun-out').length
      for (const engine of table.state.engine) heatLeft += engine
    }
    expect(rounds / laps).toBeGreaterThan(least)
    expect(rounds / laps).toBeLessThan(most)
    expect(spinOuts / cars).toBeLessThan(0.3)
    expect(heatLeft / cars).toBeLessThan(1.5)
  },
)

test('four laps alone come to an end', () => {
  const table = driven(1, { laps: 4, circuit: 'france' }, 'alone', () => false)
  expect(table.told('car-finished')).toHaveLength(1)
})

test('the same view and the same random numbers lead to the same decision', () => {
  const table = race(3, {}, 'twice')
  expect(decides(table, 1)).toBe(decides(table, 1))
})

/** Seat 0 is alone, on this space of the USA in the first lap, if no other is named. */
function alone(space: number, gear: number, engine: number, hand: CardName[], lap = 0): HeatTable {
  return race(1)
    .hand(0, ...hand)
    .put(0, space, { lap })
    .gear(0, gear)
    .engine(0, engine)
}

/** Seat 0 leads by half a lap, so that it has no adrenaline, and has revealed these cards. */
function revealed(space: number, gear: number, engine: number, hand: CardName[], played: CardName[]): HeatTable {
  const table = race(2).put(0, space).put(1, -1).gear(0, gear).engine(0, engine).gear(1, 1)
  table.hand(0, ...hand, ...played).hand(1, 1, 1, 1, 2, 2, 2, 3)
  return table.shift(gear, 1).play(played, [1])
}

test('with an empty engine it brakes before a corner of limit 2 and takes it without a spin-out', () => {
  const table = alone(56, 2, 0, [1, 2, 3, 3, 4, 4, 5])
  expect(decides(table)).toBe('gear 1')
  expect(['play 1', 'play 2']).toContain(decides(table.shift(1)))
})

test('the fastest cards with adrenaline on top are no way over a corner of limit 3', () => {
  const table = alone(32, 3, 2, [3, 3, 4, 4, 4, 5, 'heat'])
  expect(decides(table)).toBe('gear 1')
  expect(decides(table.shift(1))).toBe('play 3')
})

test('on a long straight behind the last corner it shifts up and plays fast cards', () => {
  const table = alone(57, 3, 6, [1, 1, 2, 4, 4, 4, 5])
  expect(decides(table)).toBe('gear 4')
  expect(decides(table.shift(4))).toBe('play 4 4 4 5')
})

test('where gear and cards are chosen together, both fit the corner', () => {
  const table = race(1, { gears: 'with-cards' }).hand(0, 1, 2, 3, 3, 4, 4, 5).put(0, 56).gear(0, 2).engine(0, 0)
  expect(['play 1', 'play 2']).toContain(decides(table))
})

test('it does not boost over a corner into a spin-out', () => {
  // From 22 by 9 to 31, where the line at 33 is two spaces away: half of all boosts would cross it at 11 or more.
  const table = revealed(22, 3, 2, [1, 1, 2, 2], [3, 3, 3])
  expect(table.phase).toBe('react')
  expect(decides(table)).toBe('done')
})

test('behind the last corner of the race it boosts while there is Heat', () => {
  const table = race(2, { circuit: 'italy' }).put(0, 27, { lap: 2 }).put(1, 0).gear(0, 3).engine(0, 4).gear(1, 1)
  table.hand(0, 1, 2, 3, 3, 4, 4, 4).hand(1, 1, 1, 1, 2, 2, 2, 3).shift(3, 1).play([3, 4, 4], [1])
  expect(decides(table)).toBe('boost')
})

test('it boosts over the finish line rather than bring the Heat home', () => {
  const table = race(2).put(0, 60, { lap: 1 }).put(1, 0).gear(0, 3).engine(0, 1).gear(1, 1)
  table.hand(0, 1, 1, 1, 2, 2, 2, 3).hand(1, 1, 1, 1, 2, 2, 2, 3).shift(3, 1).play([2, 2, 3], [1])
  expect(table.progress(0)).toBe(136)
  expect(decides(table)).toBe('boost')
})

test('it plays over the finish line where it can', () => {
  const table = alone(61, 2, 0, [1, 1, 2, 2, 3, 4, 'heat'], 1)
  table.decide(choose(table, 0, Rng.fromSeed('bot')))
  table.decide(choose(table, 0, Rng.fromSeed('bot')))
  expect(table.progress(0)).toBeGreaterThanOrEqual(138)
})

test('it cools all it can', () => {
  const table = race(1).put(0, 50).engine(0, 1).hand(0, 1, 1, 2, 3, 'heat', 'heat', 'heat').shift(1).play([1])
  expect(decides(table)).toBe('cool 3')
})

/** Seat 0 lands right behind seat 1, with two spaces to gain. */
function behind(space: number, engine: number): HeatTable {
  const table = race(2)
    .put(1, space)
    .put(0, space - 3)
    .gear(0, 2)
    .gear(1, 1)
    .engine(0, engine)
  table.hand(0, 1, 1, 2, 2, 3, 3, 4).hand(1, 1, 1, 1, 2, 2, 2, 3)
  table.shift(2, 1).play([1, 2], [1]).passTo(0)
  return table.done()
}

test('it takes a slipstream on a straight', () => {
  const table = behind(14, 0)
  expect(table.phase).toBe('slipstream')
  expect(decides(table)).toBe('slipstream 2')
})

test('it stays where the slipstream would carry it over a corner that it cannot pay', () => {
  // The line at 57, limit 2, at a speed of 3.
  const table = behind(56, 0)
  expect(table.phase).toBe('slipstream')
  expect(decides(table)).toBe('stay')
})

test('before a tight corner the only slow card is kept, and the fast ones go', () => {
  const table = revealed(53, 2, 2, [2, 4, 4, 4, 5], [1, 1])
    .lastOfDeck(0, 3, 3, 3, 'stress', 'stress', 'stress', 0)
    .done()
  expect(table.space(0)).toBe(55)
  expect(table.phase).toBe('discard')
  expect(decides(table)).toMatch(/^discard 4/)
})

test('on a long straight slow cards go, and the fast ones are kept', () => {
  const table = race(2, { circuit: 'italy' }).put(0, 24).put(1, -1).gear(0, 3).hand(0, 1, 1, 4, 4, 2, 2, 2)
  table.hand(1, 1, 1, 1, 2, 2, 2, 3).shift(3, 1).play([2, 2, 2], [1]).done()
  expect(table.phase).toBe('discard')
  expect(decides(table)).toMatch(/^discard 1[ 1]*$/)
})

test('it never gives up', () => {
  const table = race(2).put(0, 5).put(1, 40, { lap: 1 }).finished(1, 1)
  expect(table.offers(0)).toContain('give-up')
  expect(decides(table, 0)).toMatch(/^gear/)
})
