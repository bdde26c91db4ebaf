import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { auction, type DownforceTable } from '../../testing/table.ts'
import { allCars, carOfSpeed8, decks, powers } from '../cards.ts'
import { downforce } from '../game.ts'
import { meta } from '../meta.ts'
import { trackCalled } from '../track.ts'

const players = [2, 3, 4, 5, 6]
const upwards = (a: number, b: number) => a - b
const seeds = (count: number) => Array.from({ length: count }, (_, draw) => `draw ${draw}`)

/** The cars on the start spaces, the pole first. */
function grid({ state }: DownforceTable): number[] {
  return trackCalled(state.circuit).grid.map((space) => state.space.indexOf(space))
}

describe('the board', () => {
  test('DF-SET-01: a match is for 2, 3, 4, 5 or 6 players; 1 and 7 are refused', () => {
    for (const seats of players) {
      expect(Match.start(downforce, { seats, seed: 'a' }).pending).toEqual([...Array(seats).keys()])
    }
    for (const seats of [0, 1, 7, 2.5]) {
      const start = () => Match.start(downforce, { seats, seed: 'a' })
      expect(start).toThrow(expect.objectContaining({ code: 'bad-seats' }))
    }
  })

  test('DF-SET-02: there are two circuits to choose from, each with six start spaces, one of them numbered 1, three betting lines between start and finish, and a finish line', () => {
    expect(meta.options.circuit.values).toEqual(['marina-bay', 'river-station'])
    for (const name of meta.options.circuit.values) {
      const { circuit, last, lines, grid: starts } = trackCalled(name)
      expect(circuit.id).toBe(name)
      expect(circuit.grid.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
      expect(circuit.grid.map(({ space }) => space)).toEqual(starts)
      expect(new Set(starts).size).toBe(6)
      expect(lines).toHaveLength(3)
      expect(lines).toEqual(lines.toSorted(upwards))
      for (const line of lines) expect(line).toSatisfy((after: number) => after > 1 && after < last)
      expect(circuit.lines.filter(({ kind }) => kind === 'finish').map(({ after }) => after)).toEqual([last])

      const table = auction(3, { circuit: name })
      expect(table.state.circuit).toBe(name)
      expect(grid(table).toSorted(upwards)).toEqual(allCars)
    }
  })

  test('DF-SET-03: the six cars are put on the six start spaces at random, one on each, before anyone bids', () => {
    const poles = allCars.map(() => 0)
    for (const seed of seeds(600)) {
      const table = auction(4, {}, seed)
      expect(table.state.bids).toEqual([])
      expect(grid(table).toSorted(upwards)).toEqual(allCars)
      const [pole = 0] = grid(table)
      poles[pole] = (poles[pole] ?? 0) + 1
    }
    for (const often of poles) expect(often).toSatisfy((times: number) => times > 60 && times < 140)
    const table = auction(4)
    expect(table.view(2).space).toEqual(table.state.space)
    expect(new Set(seeds(100).map((seed) => grid(auction(4, {}, seed)).join())).size).toBeGreaterThan(80)
  })
})

describe('the deal', () => {
  test('DF-SET-04: the 42 regular cards are dealt in equal hands of 21, 14, 10, 8 or 7 to 2, 3, 4, 5 or 6 players', () => {
    const each = [21, 14, 10, 8, 7]
    for (const [index, seats] of players.entries()) {
      const { state } = auction(seats)
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(each[index]))
      const all = [...state.hands.flat(), ...state.box].sort(upwards)
      expect(all).toEqual(decks.twowild42.toSorted(upwards))
    }
    const deals = seeds(20).map((seed) => auction(3, {}, seed))
    for (const seat of [0, 2]) expect(new Set(deals.map((table) => table.held(seat).join())).size).toBe(20)
  })

  test('DF-SET-05: with 4 and 5 players 2 cards are left over, which nobody sees and which never come into play; else none', () => {
    expect(players.map((seats) => auction(seats).state.box.length)).toEqual([0, 0, 2, 2, 0])
    for (const seats of [4, 5]) {
      const table = auction(seats)
      const out = table.state.box.slice()
      const hands = table.state.hands.map((hand) => hand.slice())
      expect(table.view(0)).not.toHaveProperty('box')
      table.playOn()
      expect(table.state.box).toEqual(out)
      for (const { bids } of table.told('bids-shown')) {
        for (const { seat, card } of bids) {
          if (card !== null && carOfSpeed8(card) === undefined) expect(hands[seat]).toContain(card)
        }
      }
      const used = [...table.state.discard, ...table.state.hands.flat()]
      const regular = used.filter((card) => carOfSpeed8(card) === undefined)
      expect(regular.toSorted(upwards)).toEqual(hands.flat().sort(upwards))
    }
  })

  test('DF-SET-06: the six Speed-8 cards are not dealt but shuffled into a face-down pile of their own', () => {
    const orders = seeds(40).map((seed) => {
      const table = auction(3, {}, seed)
      const { hands, speed8, lot, lots } = table.state
      expect(hands.flat().filter((card) => carOfSpeed8(card) !== undefined)).toEqual([])
      expect(speed8).toEqual([[], [], []])
      expect([lot?.car, ...lots].toSorted()).toEqual(allCars)
      expect(table.view(0)).not.toHaveProperty('lots')
      return lots.join()
    })
    expect(new Set(orders).size).toBeGreaterThan(35)
  })

  test('DF-SET-07: the six power cards, one of each, form another face-down pile in an order of its own', () => {
    expect(powers).toEqual(['aggressive', 'cunning', 'determined', 'strategic', 'tricky', 'unpredictable'])
    const pairs = new Set<string>()
    for (const seed of seeds(400)) {
      const table = auction(3, {}, seed)
      const { lot, powerPile } = table.state
      expect([lot?.power, ...powerPile].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      expect(table.view(0)).not.toHaveProperty('powerPile')
      pairs.add(`${lot?.car} ${lot?.power}`)
    }
    // Any power may come up with any car.
    expect(pairs.size).toBe(36)
  })
})

describe('before the first bid', () => {
  test('DF-SET-08: nobody owns a car or a power or has paid or bet; the whole auction comes first, then the race with its bets, then the reckoning', () => {
    for (const seats of players) {
      const table = auction(seats)
      const nothing = Array(seats).fill([])
      expect(table.state).toMatchObject({ owner: Array(6).fill(-1), price: Array(6).fill(0) })
      expect(table.state).toMatchObject({ powers: nothing, speed8: nothing, bets: nothing })
      while (table.phase === 'bid' || table.phase === 'keep') {
        for (const seat of table.pending) {
          const offered = downforce.choices(table.state, seat)
          expect(new Set(offered.map(({ type }) => type))).toEqual(new Set([table.phase]))
        }
        table.decide(...table.pending.flatMap((seat) => downforce.choices(table.state, seat).slice(0, 1)))
      }
      table.playOn()
      const told = table.events.map(({ type }) => type)
      const [start, end] = [told.indexOf('race-started'), told.indexOf('race-ended')]
      expect(told.lastIndexOf('lot-sold')).toBeLessThan(start)
      expect(told.indexOf('card-played')).toBeGreaterThan(start)
      expect(told.indexOf('bet-made')).toBeGreaterThan(start)
      expect(told.lastIndexOf('bet-made')).toBeLessThan(end)
      expect(told.lastIndexOf('card-played')).toBeLessThan(end)
      expect(told.indexOf('money-counted')).toBeGreaterThan(end)
    }
  })

  test('DF-SET-09: a player sees the own hand before the first bid and never that of another', () => {
    const table = auction(3)
    for (const seat of [0, 1, 2]) {
      expect(table.view(seat).hand).toEqual(table.state.hands[seat])
      expect(table.view(seat)).not.toHaveProperty('hands')
      expect(table.view(seat).cards).toEqual([14, 14, 14])
    }
    expect(table.view('spectator').hand).toEqual([])
    // What others hold makes no difference to what is seen.
    const before = table.view(0)
    const swapped = table.arrange(({ hands }) => hands.push(...hands.splice(1, 2).reverse()))
    expect(swapped.view(0)).toEqual(before)
  })
})
