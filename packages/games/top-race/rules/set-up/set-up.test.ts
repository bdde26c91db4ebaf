import { defaultOptions, Match, Rng } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { auction } from '../../testing/table.ts'
import { allCars, deck } from '../cards.ts'
import { topRace } from '../game.ts'
import type { Options } from '../options.ts'
import type { Event, State } from '../state.ts'

/** A table as it is set up, with the controller that was drawn. */
function setUp(players: number, seed: string, options: Partial<Options> = {}): State {
  return topRace.setup(players, { ...defaultOptions(topRace.meta), ...options }, Rng.fromSeed(seed), () => {})
}

/** What is told before anything is decided. */
function told(options: Partial<Options> = {}): string[] {
  const types: string[] = []
  const tell = ({ type }: Event) => types.push(type)
  topRace.setup(3, { ...defaultOptions(topRace.meta), ...options }, Rng.fromSeed('told'), tell)
  return types
}

test('the first race is announced like every other', () => {
  expect(told()).toEqual(['race-prepared', 'driver-offered'])
  expect(told({ auction: 'open-hands' })).toEqual(['race-prepared', 'driver-offered'])
  expect(told({ game: 'children' })).toEqual(['race-started'])
})

const seeds = Array.from({ length: 60 }, (_, draw) => `draw ${draw}`)
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

describe('before the first race', () => {
  test('TR-SET-01: a game is for 2 to 6 players, and any other number is refused', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(Match.start(topRace, { seats, seed: 'seats' }).pending).toHaveLength(1)
    const refused = expect.objectContaining({ code: 'bad-seats' })
    for (const seats of [0, 1, 7]) expect(() => Match.start(topRace, { seats, seed: 'seats' })).toThrow(refused)
  })

  test('TR-SET-06: every player starts the first race with exactly 200,000', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(setUp(seats, 'purse').purse).toEqual(new Array(seats).fill(200))
  })

  test('TR-SET-07: all cards are shuffled and dealt in equal hands of 24, 16, 12, 9 or 8', () => {
    for (const [seats, each] of [24, 16, 12, 9, 8].map((cards, place) => [place + 2, cards] as const)) {
      const { hands, box, pile } = setUp(seats, 'deal')
      expect(hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(each))
      expect(sorted([...hands.flat(), ...box])).toEqual(deck)
      expect(pile).toEqual([])
    }
    const dealt = seeds.map((seed) => JSON.stringify(setUp(4, seed).hands[0]))
    expect(new Set(dealt).size).toBe(seeds.length)
  })

  test('TR-SET-08, TR-T15-01: with five players three cards are put aside, stay out of the whole race, and nothing shows them to anyone', () => {
    const table = auction(5, { races: 1 })
    const aside = table.state.box.slice()
    expect(aside).toHaveLength(3)
    const other = table.state.hands[4]?.slice(0, 3) ?? []
    /** The same table if three other cards had been put aside, and seat 4 had been dealt these. */
    const swapped = topRace.clone(table.state)
    const kept = (swapped.hands[4] ?? []).filter((card) => !other.includes(card))
    swapped.hands[4] = [...kept, ...aside]
    swapped.box = other
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(topRace.view(swapped, viewer)).toEqual(table.view(viewer))
      expect(table.view(viewer).boxed).toBe(3)
    }
    table.playOn()
    expect(table.state.box).toEqual(aside)
    expect(sorted([...table.state.discard, ...table.state.hands.flat(), ...aside])).toEqual(deck)
    for (const seats of [2, 3, 4, 6]) expect(setUp(seats, 'box').box).toEqual([])
  })

  test('TR-SET-09: a hand is visible to its owner only', () => {
    const table = auction(3)
    for (const seat of [0, 1, 2]) expect(table.view(seat).hand).toEqual(table.state.hands[seat])
    expect(table.view('spectator').hand).toEqual([])
    // Other hands may be swapped without anybody else noticing.
    const swapped = topRace.clone(table.state)
    const [, one = [], two = []] = swapped.hands
    swapped.hands = [swapped.hands[0] ?? [], two, one]
    for (const viewer of [0, 'spectator'] as const) expect(topRace.view(swapped, viewer)).toEqual(table.view(viewer))
    expect(topRace.view(swapped, 1)).not.toEqual(table.view(1))
  })

  test('TR-SET-10: the drivers are a shuffled pile face down, and no car has an owner or stands on the track', () => {
    const { lot, drivers, owner, space, phase } = setUp(4, 'pile')
    expect(phase).toBe('bid')
    expect(sorted([lot, ...drivers])).toEqual(allCars)
    expect(owner).toEqual(new Array(6).fill(-1))
    expect(space).toEqual(new Array(6).fill(-1))
    expect(new Set(seeds.map((seed) => JSON.stringify(setUp(4, seed).drivers))).size).toBeGreaterThan(40)
    // Face down: in another order the pile looks the same.
    const table = auction(4)
    const before = table.view(0)
    table.arrange((state) => state.drivers.reverse())
    expect(table.view(0)).toEqual(before)
    expect(before.driversLeft).toBe(5)
  })

  test('TR-SET-11, TR-T16-01: exactly one player is controller, in the first race drawn at random, and all know who', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const drawn = seeds.map((seed) => setUp(seats, seed).controller)
      expect([...new Set(drawn)].toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    }
    const state = setUp(4, 'controller')
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(topRace.view(state, viewer).controller).toBe(state.controller)
    }
  })
})
