import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { cover } from '../../../cover.ts'
import { type HeatTable, race } from '../../../testing/table.ts'
import { type CardName, cardName } from '../../cards.ts'
import { heatGame } from '../../game.ts'
import { meta } from '../../meta.ts'
import type { Options } from '../../options.ts'
import { circuitCalled } from '../../track.ts'

const drivers = [1, 2, 3, 4, 5, 6]
const circuits = meta.options.circuit.values
const seeds = (count: number) => Array.from({ length: count }, (_, draw) => `draw ${draw}`)

/** All cards of a driver that are not in the engine, counted by name. */
function owned(table: HeatTable, seat: number): Partial<Record<CardName, number>> {
  const count: Partial<Record<CardName, number>> = {}
  for (const name of [...table.zone(seat, 'hands'), ...table.zone(seat, 'decks')]) count[name] = (count[name] ?? 0) + 1
  return count
}

/** The cars from slot 1 on. */
function grid({ state }: HeatTable): number[] {
  const slot = (seat: number) => -2 * (state.progress[seat] ?? 0) + (state.spot[seat] ?? 0)
  return drivers
    .slice(0, state.seats)
    .map((_, seat) => seat)
    .sort((a, b) => slot(a) - slot(b))
}

describe('the drivers', () => {
  test('HT-SET-01: a race has 1 to 6 cars, each in a colour of its own out of black, blue, green, red, gray and yellow', () => {
    for (const seats of drivers) {
      expect(Match.start(heatGame, { seats, seed: 'a' }).pending).toEqual([...Array(seats).keys()])
    }
    for (const seats of [0, 7, 1.5]) {
      const start = () => Match.start(heatGame, { seats, seed: 'a' })
      expect(start).toThrow(expect.objectContaining({ code: 'bad-seats' }))
    }
    const colours = [...Array(meta.seats.max).keys()].map((seat) => cover.words.en.seat(seat).toLowerCase())
    expect(colours.toSorted()).toEqual(['black', 'blue', 'gray', 'green', 'red', 'yellow'])
  })

  test('HT-SET-06: every driver starts in gear 1', () => {
    for (const seats of drivers) expect(race(seats).state.gear).toEqual(Array(seats).fill(1))
    // 4 is out of reach.
    const { state } = race(2)
    expect(heatGame.choices(state, 0)).toContainEqual({ type: 'shift', gear: 1 })
    expect(heatGame.choices(state, 0)).not.toContainEqual({ type: 'shift', gear: 4 })
  })
})

describe('the cards', () => {
  test('HT-SET-02: each driver owns exactly 12 Speed cards, three each of 1, 2, 3 and 4', () => {
    for (const circuit of circuits) {
      const table = race(6, { circuit })
      for (let seat = 0; seat < 6; seat++) expect(owned(table, seat)).toMatchObject({ 1: 3, 2: 3, 3: 3, 4: 3 })
    }
  })

  test('HT-SET-03: the starting upgrades are exactly one 0, one 5 and one Heat', () => {
    for (const circuit of circuits) {
      const table = race(6, { circuit })
      for (let seat = 0; seat < 6; seat++) expect(owned(table, seat)).toMatchObject({ 0: 1, 5: 1, heat: 1 })
    }
  })

  test('HT-SET-04: on each of the four circuits a driver has 6 Heat in the engine and 3 Stress in the deck', () => {
    expect(circuits).toHaveLength(4)
    for (const circuit of circuits) {
      const table = race(6, { circuit })
      expect(table.state.engine).toEqual(Array(6).fill(6))
      for (let seat = 0; seat < 6; seat++) expect(owned(table, seat).stress).toBe(3)
    }
  })

  test('HT-SET-05: before dealing a deck is 18 shuffled cards, and with the engine a driver owns 7 Heat', () => {
    const table = race(3)
    for (const seat of [0, 1, 2]) {
      const cards = [...table.zone(seat, 'hands'), ...table.zone(seat, 'decks')]
      expect(cards).toHaveLength(18)
      expect((table.state.engine[seat] ?? 0) + cards.filter((card) => card === 'heat').length).toBe(7)
    }
    // Shuffled each for itself: any card may lie anywhere.
    const orders = seeds(60).flatMap((seed) => race(2, {}, seed).state.decks.map((deck) => deck.join()))
    expect(new Set(orders).size).toBe(120)
    const tops = seeds(300).map((seed) => cardName(race(1, {}, seed).state.decks[0]?.at(-1) ?? 0))
    expect(new Set(tops)).toEqual(new Set(['heat', 'stress', 0, 1, 2, 3, 4, 5]))
    const held = seeds(300).map((seed) => cardName(race(1, {}, seed).state.hands[0]?.[0] ?? 0))
    expect(new Set(held)).toEqual(new Set(tops))
  })

  test('HT-SET-09: every driver draws 7 cards, which leaves 11 in the deck', () => {
    for (const seats of drivers) {
      const { hands, decks, area, discard, played } = race(seats).state
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(7))
      expect(decks.map((deck) => deck.length)).toEqual(Array(seats).fill(11))
      for (const zone of [area, discard, played]) expect(zone).toEqual(Array(seats).fill([]))
    }
  })

  test('HT-SET-11: of 37 Stress what is not dealt stays in the common reserve; of 48 Heat what is not dealt takes no part', () => {
    for (const seats of drivers) {
      const table = race(seats)
      const dealt = [...Array(seats).keys()].map((seat) => owned(table, seat).stress ?? 0)
      expect(table.state.reserve).toBe(37 - 3 * seats)
      expect(table.state.stress).toEqual(dealt)
      const inEngines = table.state.engine.reduce((sum, engine) => sum + engine, 0)
      expect(inEngines).toBe(6 * seats)
      expect(inEngines).toBeLessThanOrEqual(48)
    }
    // A spin-out takes from the reserve of Stress; Heat only ever comes from what was dealt.
    const table = race(2).playOn()
    const spun = table.told('spun-out').reduce((sum, { stress }) => sum + stress, 0)
    expect(spun).toBeGreaterThan(0)
    expect(table.state.reserve).toBe(31 - spun)
    const { engine, hands, decks, area, discard } = table.state
    const cards = [hands, decks, area, discard].flat(2).filter((card) => cardName(card) === 'heat')
    expect(cards.length + engine.reduce((sum, count) => sum + count, 0)).toBe(14)
  })
})

describe('the grid', () => {
  test('HT-SET-07: all cars are put on the grid in random order, slot 1 first, with no empty slot in between', () => {
    for (const seats of drivers) {
      const { state } = race(seats)
      const slots = grid(race(seats)).map((seat) => -2 * (state.progress[seat] ?? 0) - 1 + (state.spot[seat] ?? 0))
      expect(slots).toEqual(drivers.slice(0, seats))
    }
    // Every seat is as often on every slot, give or take four standard deviations.
    const grids = seeds(900).map((seed) => grid(race(6, {}, seed)))
    for (let slot = 0; slot < 6; slot++) {
      for (let seat = 0; seat < 6; seat++) {
        const often = grids.filter((cars) => cars[slot] === seat).length
        expect(often).toSatisfy((times: number) => times > 105 && times < 195)
      }
    }
  })

  test('HT-SET-08: slots 1–2 are on space N−1, 3–4 on N−2, 5–6 on N−3, 7–8 on N−4, odd slots on the race line', () => {
    for (const circuit of circuits) {
      const { spaces, track } = circuitCalled(circuit)
      const slots = [1, 1, 2, 2, 3, 3, 4, 4].map((row, index) => ({ space: spaces - row, slot: index % 2 }))
      expect(track.grid.map(({ space, slot }) => ({ space, slot }))).toEqual(slots)
      for (const seats of drivers) {
        const table = race(seats, { circuit })
        const cars = grid(table).map((seat) => ({ space: table.space(seat), slot: table.state.spot[seat] }))
        expect(cars).toEqual(slots.slice(0, seats))
        expect(table.state.order).toEqual(grid(table))
      }
    }
  })
})

describe('what is told of it', () => {
  const opening = (options: Partial<Options> = {}) =>
    Match.start(heatGame, { seats: 2, seed: 'opening', options }).opening.map(({ type }) => type)

  test('the first race is announced like every other: circuit and grid, engines, the first hands, the first round', () => {
    const start = ['cars-ready', 'cards-drawn', 'cards-drawn', 'round-began']
    expect(opening()).toEqual(['race-called', ...start])
    expect(opening({ season: '1961' })).toEqual(['race-called', 'market-opened'])
  })

  test('HT-SET-10: with several modules the grid comes first, then weather and road tokens, then the draft', () => {
    expect(opening({ weather: 'on', workshop: 'draft' })).toEqual(['race-called', 'conditions-drawn', 'market-opened'])
  })
})
