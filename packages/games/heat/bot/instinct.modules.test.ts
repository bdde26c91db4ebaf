import { Rng, type Seat } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { CardName } from '../rules/cards.ts'
import { heatCircuits } from '../rules/circuits/index.ts'
import { heatGame } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { shortChoice } from '../testing/short-choice.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { behind, turn } from '../testing/turn.ts'
import { instinct } from './instinct.ts'

/** What the seat decides, in short. */
function decides({ state }: HeatTable, seat: Seat = 0): string {
  return shortChoice(instinct(heatGame.view(state, seat), seat, heatGame.choices(state, seat), Rng.fromSeed('bot')))
}

/** Everyone drives by instinct to the end. */
function driven(seats: number, options: Partial<Options>, seed: string): HeatTable {
  const table = race(seats, options, seed)
  const rng = Rng.fromSeed(`choices ${seed}`)
  while (table.pending.length > 0) {
    const moves = table.pending.map((seat) =>
      instinct(heatGame.view(table.state, seat), seat, heatGame.choices(table.state, seat), rng),
    )
    table.decide(...moves)
  }
  return table
}

test('alone against five Legends it wins at least 8 of 24 races; its fair share is 4', () => {
  let wins = 0
  for (let number = 0; number < 24; number++) {
    const circuit = heatCircuits[number % heatCircuits.length]?.id ?? 'usa'
    if (driven(1, { legends: 5, circuit }, `legends ${number}`).state.place[0] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(8)
})

test.each<[number, Partial<Options>]>([
  [1, { season: '1963', legends: 3 }],
  [2, { season: 'own', upgrades: 'all', gears: 'tournament', wording: 'revised' }],
  [3, { workshop: 'draft', upgrades: 'advanced', weather: 'on', event: 'live-tv', gears: 'with-cards' }],
])('with %i seats it has an answer to every question of %o', (seats, options) => {
  const table = driven(seats, options, 'all modules')
  expect(table.ranking()).toHaveLength(seats)
  expect(table.told('gave-up')).toHaveLength(0)
})

test('where a spin-out ends the race, nobody takes the risk', () => {
  let out = 0
  for (let number = 0; number < 4; number++) {
    out += driven(3, { event: 'future-unknown', circuit: 'italy' }, `risk ${number}`).state.eliminated.length
  }
  expect(out).toBeLessThanOrEqual(1)
})

function marketOf(...names: CardName[]): HeatTable {
  return race(1, { workshop: 'draft', upgrades: 'all' }).market(...names)
}

test('in the workshop it takes the upgrade that is worth most', () => {
  expect(decides(marketOf('rpm-14', 'body-5', 'brakes-7', 'body-6'))).toBe('pick body-5')
})

test('clouds over the track make a cooling upgrade worth less', () => {
  const market = () => marketOf('cooling-12', 'brakes-10')
  const clouded = market().conditions('clouds', 'weather', 'weather', 'limit+1', 'limit+1')
  expect(decides(market())).toBe('pick cooling-12')
  expect(decides(clouded)).toBe('pick brakes-10')
})

test('with an empty engine a choice of values is the slow one before a corner, and the fast one on a straight', () => {
  const cards = ['brakes-10'] as const
  expect(decides(turn({ space: 48, cards, engine: 0, parked: behind }))).toBe('values 1')
  expect(decides(turn({ space: 14, cards, engine: 0, parked: behind }))).toBe('values 5')
})

test('where the boost is free it is taken on a straight, even with an empty engine', () => {
  const moment = { space: 14, cards: [3, 3], kept: [1, 2], engine: 0, parked: behind } as const
  expect(decides(turn({ ...moment, road: ['free-boost', 'limit+1', 'limit+1', 'limit+1'] }))).toBe('boost')
})

test('it stays out of a slipstream that leads over a corner which overheats beyond what the engine holds', () => {
  // Over D, of limit 2, at a speed of 3 and with a Heat in the engine.
  const moment = { space: 53, cards: [3], engine: 1, parked: [{ space: 57 }, { space: 2 }] } as const
  expect(decides(turn(moment).done())).toBe('slipstream 2')
  expect(decides(turn({ ...moment, road: ['limit+1', 'limit+1', 'limit+1', 'overheat'] }).done())).toBe('stay')
})

test('it pays for a card after cooling, and scraps before it salvages', () => {
  const cooling = turn({ space: 14, cards: ['cooling-11'], kept: ['heat', 2], engine: 1, parked: behind })
  expect(decides(cooling)).toBe('cool 1')
  expect(decides(cooling.cool(1))).toBe('pay cooling-11')
  const both = turn({ space: 14, cards: ['fuel-22', 'tires-38'], discarded: [4, 'stress'], engine: 0, parked: behind })
  expect(decides(both)).toBe('scrap 2')
})

test('it salvages fast cards, and leaves Heat and Stress where they are', () => {
  const table = turn({ space: 14, cards: ['fuel-22'], discarded: ['heat', 4, 'stress', 1], engine: 0, parked: behind })
  expect(decides(table)).toBe('salvage 4')
})

test('a gas pedal is put down on a straight, but not before a corner that cannot be paid', () => {
  const moment = { cards: [2], kept: ['pedal-26', 1], engine: 0, parked: behind } as const
  expect(decides(turn({ ...moment, space: 14 }))).toBe('direct pedal-26')
  expect(decides(turn({ ...moment, space: 53 }))).toBe('done')
})

test('a fast card is refreshed on a straight', () => {
  const table = turn({ space: 14, cards: ['suspension-34'], kept: [1], engine: 0, parked: behind }).done()
  expect(table.phase).toBe('refresh')
  expect(decides(table)).toBe('refresh suspension-34')
})

test('by slipstream it goes as far as it is carried on a straight', () => {
  const table = turn({ space: 14, cards: ['rpm-15'], engine: 0, parked: [{ space: 17 }, { space: 2 }] }).done()
  expect(table.phase).toBe('slipstream')
  expect(decides(table)).toBe('slipstream 4')
})
