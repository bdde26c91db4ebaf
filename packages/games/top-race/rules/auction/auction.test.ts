import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { buy, refuse } from '../../testing/buy.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { carCalled, colours } from '../cards.ts'
import { topRace } from '../game.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** All six drivers in the order of the colours; seat 0 speaks first for green. */
function start(players: number): TopRaceTable {
  return auction(players).comingUp(...colours)
}

/** The drivers that were turned up so far, and who spoke first. */
function offered(table: TopRaceTable): string[] {
  return table.told('driver-offered').map(({ car, opener }) => `${colours[car]} ${opener}`)
}

describe('a driver on offer', () => {
  test('TR-AUC-01: one driver is sold at a time, the top one of the pile, before the next one is turned up', () => {
    const table = start(3)
    for (const [place, colour] of colours.slice(0, 5).entries()) {
      expect([colours[table.state.lot], table.view(0).driversLeft]).toEqual([colour, 5 - place])
      const seat = place % 3
      buy(table, seat)
      expect(table.told('driver-sold')).toHaveLength(place + 1)
      expect(table.told('driver-sold').at(-1)).toMatchObject({ car: place, seat })
    }
  })

  test('TR-AUC-02: the controller may bid like every other player', () => {
    const table = start(3)
    expect(table.state.controller).toBe(2)
    table.bids(10, 'pass')
    expect([table.pending, table.offers().slice(0, 2)]).toEqual([[2], ['pass', '20']])
    table.bids(20, 'pass')
    expect(table.told('driver-sold')).toMatchObject([{ seat: 2, price: 20 }])
  })

  test('TR-AUC-03: the player to the left of the controller speaks first, and bidding goes on clockwise', () => {
    const controllers = Array.from({ length: 20 }, (_, draw) => {
      const match = Match.start(topRace, { seats: 4, seed: `left ${draw}` })
      const { controller } = match.view('spectator').view
      expect(match.pending).toEqual([(controller + 1) % 4])
      return controller
    })
    expect(new Set(controllers).size).toBe(4)
    const table = start(4)
    for (const bid of [10, 20, 30, 40, 50]) {
      expect(table.pending).toEqual([(bid / 10 - 1) % 4])
      table.bids(bid)
    }
  })

  test('TR-AUC-04: with each further driver the right to speak first moves one player clockwise, also after one that found no buyer', () => {
    const table = start(4)
    expect(table.pending).toEqual([0])
    buy(table, 3)
    refuse(table)
    refuse(table)
    buy(table, 1)
    expect(offered(table)).toEqual(['black 1', 'white 2', 'yellow 3', 'blue 0'])
  })

  test('TR-AUC-05: if the player due to speak first may not bid any more, the next one clockwise who may speaks first', () => {
    const table = start(6)
    buy(table, 1)
    expect(table.pending).toEqual([2])
    buy(table, 3)
    expect(table.pending).toEqual([2])
    buy(table, 4)
    // Seats 3 and 4 are due and have a driver.
    expect(table.pending).toEqual([5])
    expect(offered(table)).toEqual(['black 2', 'white 2', 'yellow 5'])
  })
})

describe('bids', () => {
  const money = (from: number, to: number) =>
    Array.from({ length: (to - from) / 10 + 1 }, (_, step) => String(from + 10 * step))

  test('TR-AUC-06: the lowest opening bid is 10,000', () => {
    const table = start(3)
    expect(table.offers()).toEqual(['pass', ...money(10, 200)])
    expect(() => table.bids(0)).toThrow(illegal)
  })

  test('TR-AUC-07: a bid is a multiple of 10,000 and higher than the standing bid', () => {
    const table = start(3).bids(20)
    expect(table.offers()).toEqual(['pass', ...money(30, 200)])
    for (const bid of [15, 20, 25, 10]) expect(() => table.bids(bid)).toThrow(illegal)
  })

  test('TR-AUC-08: a raise may skip steps', () => {
    const table = start(3).bids(20, 50)
    expect([table.state.bid, table.state.bidder, table.offers()[1]]).toEqual([50, 1, '60'])
  })

  test('TR-AUC-09: the auction of a driver ends when nobody else raises, and the highest bidder wins it', () => {
    const table = start(3).bids(10, 20, 'pass')
    expect([table.phase, table.pending]).toEqual(['bid', [0]])
    table.bids(30)
    // Seat 2 has passed; the highest bidder is not asked to go above the own bid.
    expect([table.phase, table.pending]).toEqual(['bid', [1]])
    table.bids('pass')
    expect(table.told('driver-sold')).toMatchObject([{ seat: 0, car: carCalled('green'), price: 30, why: 'bid' }])
    expect(table.state.owner[carCalled('green')]).toBe(0)
  })

  test('TR-AUC-10: the winner pays exactly the winning bid to the bank, and the other bidders pay nothing', () => {
    const table = start(3)
    const { bank } = table.state
    table.bids(40, 70, 'pass', 'pass')
    expect([table.state.purse, table.state.bank]).toEqual([[200, 130, 200], bank + 70])
    expect(table.state.price[carCalled('green')]).toBe(70)
  })

  test('TR-T1-01: a player who has passed cannot bid again for the same driver, but for the next one', () => {
    const table = start(3).bids('pass', 10, 20, 30, 40, 50)
    expect(table.pending).toEqual([2])
    table.bids('pass').grid('1a')
    expect(refuse(table)).toEqual([1, 2, 0])
  })

  test('TR-T1-02: a bid above the own cash is refused', () => {
    const table = start(3).purses(30, 200, 200)
    expect(table.offers()).toEqual(['pass', '10', '20', '30'])
    for (const bid of [40, 200]) expect(() => table.bids(bid)).toThrow(illegal)
    expect(table.bids(30, 'pass').state.bid).toBe(30)
  })

  test('TR-R13: a player who cannot afford the next step has passed', () => {
    const table = start(3).purses(200, 20, 200).bids(20)
    expect(table.pending).toEqual([2])
    expect(table.told('bidders-dropped')).toEqual([{ type: 'bidders-dropped', seats: [1], car: carCalled('green') }])
    // With just enough one is asked.
    expect(start(3).purses(200, 30, 200).bids(20).pending).toEqual([1])
    // Nobody has anything: every driver is refused twice without a question, and must be taken for 10,000.
    const broke = start(2).purses(0, 0).bids('pass')
    expect(broke.told('driver-sold')[0]).toMatchObject({ price: 10, why: 'unwanted' })
    expect(broke.told('driver-refused').filter(({ car }) => car === carCalled('green'))).toHaveLength(2)
  })
})

describe('a driver whom nobody wants', () => {
  test('TR-AUC-13: it goes under the pile and is offered again after the other drivers', () => {
    const table = start(3)
    refuse(table)
    buy(table, 0)
    refuse(table)
    for (const seat of [1, 2, 1]) buy(table, seat)
    expect(table.told('driver-offered').map(({ car, wasRefused }) => [colours[car], wasRefused])).toEqual([
      ['black', false],
      ['white', false],
      ['yellow', false],
      ['blue', false],
      ['red', false],
      ['green', true],
    ])
    buy(table, 2)
    // Its second auction is like the first.
    expect(table.told('driver-sold').at(-1)).toMatchObject({ car: carCalled('green'), seat: 2, price: 10, why: 'bid' })
    expect(colours[table.state.lot]).toBe('white')
  })

  test('TR-T3-01: offered twice without a bid, it goes for 10,000 to whoever may bid and has the fewest drivers, then the least cash', () => {
    const twice = (table: TopRaceTable) => {
      while (table.told('driver-sold').length === 0) refuse(table)
      const [sold] = table.told('driver-sold')
      expect(table.told('driver-refused').filter(({ car }) => car === sold?.car)).toHaveLength(2)
      return sold
    }
    const two = () => auction(2).owns(0, 'green', 'black').comingUp('red', 'blue')
    expect(twice(two().owns(1, 'white', 'yellow').purses(50, 150))).toMatchObject({ seat: 0, price: 10, owed: 0 })
    expect(twice(two().owns(1, 'white', 'yellow').purses(150, 50))).toMatchObject({ seat: 1, why: 'unwanted' })
    // Fewer drivers count before less money.
    const fewer = auction(2).owns(0, 'green', 'black').owns(1, 'white').comingUp('red', 'blue', 'yellow')
    expect(twice(fewer.purses(20, 150))).toMatchObject({ seat: 1, price: 10 })
    // Who may not bid need not take it, however poor.
    const full = auction(3).owns(0, 'green', 'black').owns(1, 'white').owns(2, 'yellow').comingUp('red', 'blue')
    expect(twice(full.purses(0, 90, 100))).toMatchObject({ seat: 1, price: 10 })
    // The one who takes it may have to owe for it.
    const poor = two().owns(1, 'white', 'yellow').purses(0, 0)
    poor.purses(10, 0)
    expect(twice(poor)).toMatchObject({ seat: 1, price: 10, owed: 10 })
    expect(poor.state.purse).toEqual([10, -10])
  })

  test('TR-R3: of players equal in drivers and cash, the one who would have spoken first takes it', () => {
    for (const controller of [0, 1, 2]) {
      const table = auction(3).owns(0, 'green').owns(1, 'black').owns(2, 'white').comingUp('red', 'blue', 'yellow')
      table.arrange((state) => {
        state.controller = controller
      })
      while (table.told('driver-sold').length === 0) refuse(table)
      const again = table.told('driver-offered').find(({ wasRefused }) => wasRefused)
      expect(table.told('driver-sold')).toMatchObject([{ car: carCalled('red'), seat: again?.opener }])
      expect(again?.opener).toBe((controller + 4) % 3)
    }
  })
})
