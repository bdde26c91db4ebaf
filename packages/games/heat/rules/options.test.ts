import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { race } from '../testing/table.ts'
import { heatGame } from './game.ts'
import { meta } from './meta.ts'

test('without any choice it is the USA over its printed laps, gears first, in the wording of the booklet, without modules', () => {
  const { options } = Match.start(heatGame, { seats: 3, seed: 'usual' })
  const race = { circuit: 'usa', laps: 'printed', race: 'full', gears: 'first', wording: 'booklet' }
  const modules = { season: 'off', workshop: 'off', upgrades: 'basic', weather: 'off', event: 'none' }
  expect(options).toEqual({ ...race, ...modules, legends: 0, pro: 0, legendStyle: 'careful' })
})

test('a season sets by itself what a single race is asked for', () => {
  const { options } = race(3, { season: '1962', laps: 4, event: 'none', weather: 'off', upgrades: 'all' }).state
  expect(options).toMatchObject({ laps: 'printed', workshop: 'draft', weather: 'on', event: 'drawn', upgrades: 'all' })
})

test('the circuit that was chosen plays no part in a season', () => {
  const [usa, france] = (['usa', 'france'] as const).map((circuit) => race(2, { season: '1961', circuit }).state)
  expect(france?.options).toEqual(usa?.options)
  expect(france?.calendar).toEqual(['gb', 'usa', 'italy'])
})

test('a season and the first game do not go together', () => {
  for (const season of meta.options.season.values) {
    const start = () => Match.start(heatGame, { seats: 2, seed: 'clash', options: { season, race: 'first-game' } })
    if (season === 'off') expect(start).not.toThrow()
    else expect(start).toThrow(expect.objectContaining({ code: 'bad-options' }))
  }
})

test('there are as many Legends as six cars leave room for, and without them nothing is asked of their kind', () => {
  const cars = [1, 2, 3, 4, 5, 6].map((seats) => race(seats, { legends: 4, pro: 2 }).state.cars)
  expect(cars).toEqual([5, 6, 6, 6, 6, 6])
  expect(race(6, { legends: 4, pro: 2, legendStyle: 'aggressive' }).state.options).toMatchObject({
    legends: 0,
    pro: 0,
    legendStyle: 'careful',
  })
})

test('a race is as long as the circuit states or as many laps as are chosen', () => {
  const printed = meta.options.circuit.values.map((circuit) => race(2, { circuit }).state.laps)
  expect(printed).toEqual([2, 2, 3, 2])
  for (const laps of [1, 2, 3, 4] as const) expect(race(2, { circuit: 'italy', laps }).state.laps).toBe(laps)
  // Home after that many times round, and not before.
  for (const [laps, phase] of [
    [1, 'over'],
    [2, 'shift'],
  ] as const) {
    const table = race(1, { laps }).put(0, 68).hand(0, 1, 2, 3, 4).shift(1).play([1]).passTo()
    expect([table.progress(0), table.phase]).toEqual([69, phase])
  }
})

test('HT-SET-16: the first game is a single lap of the USA, whatever else is chosen, with otherwise unchanged rules', () => {
  for (const circuit of meta.options.circuit.values) {
    const table = race(3, { race: 'first-game', circuit, laps: 4 }, 'first')
    const lap = race(3, { circuit: 'usa', laps: 1 }, 'first')
    expect(table.state.options).toMatchObject({ circuit: 'usa', laps: 1 })
    expect(table.state.laps).toBe(1)
    expect(table.playOn().events).toEqual(lap.playOn().events)
    expect(table.ranking()).toEqual(lap.ranking())
  }
  expect(race(3, { race: 'first-game', gears: 'with-cards' }).phase).toBe('plan')
})

describe('wordings', () => {
  test('HT-V-01: a match states its wording, the booklet’s unless the revised one is chosen; in the base race both play alike', () => {
    expect(meta.options.wording).toEqual({ values: ['booklet', 'revised'], default: 'booklet' })
    expect(Match.start(heatGame, { seats: 2, seed: 'a' }).options.wording).toBe('booklet')
    const [booklet, revised] = [race(3), race(3, { wording: 'revised' })]
    for (const viewer of [0, 'spectator'] as const) {
      expect(booklet.view(viewer).options.wording).toBe('booklet')
      expect(revised.view(viewer).options.wording).toBe('revised')
    }
    expect(revised.playOn().events).toEqual(booklet.playOn().events)
    expect(Match.start(heatGame, { seats: 2, seed: 'a', options: { wording: 'revised' } }).options.wording).toBe(
      'revised',
    )
  })

  test('HT-V-07: under both wordings a boost is there once a turn, in any gear, for 1 Heat and one flip', () => {
    for (const wording of meta.options.wording.values) {
      for (const gear of [1, 2, 3, 4]) {
        const table = race(2, { wording }).put(0, 13).put(1, 0).gear(0, gear).engine(0, 2)
        const cards = ([1, 1, 2, 2] as const).slice(0, gear)
        table.hand(0, 1, 1, 2, 2, 3, 3).deck(0, 4, 3).hand(1, 1, 1).shift(gear, 1).play(cards, [1])
        const before = table.state.speed
        expect(table.offers()).toContain('boost')
        table.boost()
        expect(table.told('boosted')).toMatchObject([{ seat: 0, heat: 1, engine: 1 }])
        expect(table.told('card-flipped').map(({ by, counts }) => [by, counts])).toEqual([['boost', true]])
        expect([table.state.speed, table.state.engine[0]]).toEqual([before + 4, 1])
        expect(table.offers(0)).not.toContain('boost')
      }
    }
  })
})

describe('gears', () => {
  test('HT-R2: with the cards, gear and Heat of a shift by two are shown and paid only when the cards are revealed', () => {
    const table = race(3, { gears: 'with-cards' }).put(0, 20).put(1, 10).put(2, 2)
    for (const seat of [0, 1, 2]) table.hand(seat, 1, 1, 1, 2, 2, 3)
    expect([table.phase, table.pending]).toEqual(['plan', [0, 1, 2]])
    table.play([1], [1, 1, 2], [2, 2])
    // The leader is on turn; of the others nothing is shown yet, not even how many cards they have laid.
    expect(table.pending).toEqual([0])
    expect(table.told('gear-shifted')).toEqual([{ type: 'gear-shifted', seat: 0, from: 1, to: 1, heat: 0 }])
    expect([table.state.gear, table.state.engine]).toEqual([
      [1, 1, 1],
      [6, 6, 6],
    ])
    for (const viewer of [0, 2, 'spectator'] as const) expect(table.view(viewer).held).toEqual([5, 6, 6])

    table.passTo(1)
    expect([table.state.gear, table.state.engine]).toEqual([
      [1, 3, 1],
      [6, 5, 6],
    ])
    expect(table.zone(1, 'discard')).toEqual(['heat'])
    const told = table.events.filter((event) => 'seat' in event && event.seat === 1).map(({ type }) => type)
    expect(told).toEqual(['gear-shifted', 'cards-revealed', 'car-moved'])
    table.passTo(2)
    expect(table.state.gear).toEqual([1, 3, 2])
    expect(table.state.engine).toEqual([6, 5, 6])
  })

  test('with the cards, the number of cards is the gear: each that is in reach and can be served, and no other', () => {
    const table = race(2, { gears: 'with-cards' }).put(0, 20).put(1, 2)
    const sizes = () => [...new Set(table.offers(0).map((offer) => offer.split(' ').length - 1))].toSorted()
    expect(sizes()).toEqual([1, 2, 3])
    table.engine(0, 0)
    expect(sizes()).toEqual([1, 2])
    table.gear(0, 4).hand(0, 1, 2, 3, 4, 5)
    expect(sizes()).toEqual([3, 4])
    table.hand(0, 1, 2, 3, 'heat', 'heat')
    expect(table.offers(0)).toEqual(['play 1 2 3'])
  })
})

test('HT-R15: of five Legends there are as many as six cars leave room for', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((seats) => race(seats, { legends: 5 }).state.cars - seats)
  expect(counts).toEqual([5, 4, 3, 2, 1, 0])
})
