import { Rng } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { buy, refuse } from '../../testing/buy.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { carCalled, colours } from '../cards.ts'
import { ownedBy } from '../state.ts'

/** These seats have bought one driver after the other. */
function after(players: number, ...buyers: number[]): TopRaceTable {
  const table = auction(players).comingUp(...colours)
  for (const seat of buyers) buy(table, seat)
  return table
}

/** Who is asked for the next driver. */
const askedAfter = (players: number, ...buyers: number[]) => refuse(after(players, ...buyers)).toSorted()

const driversOf = (table: TopRaceTable) => table.state.purse.map((_, seat) => ownedBy(table.state, seat).length)

/** A whole auction in which someone drawn by lot wants each driver, and all others pass. */
function wholeAuction(players: number, seed: string): TopRaceTable {
  const rng = Rng.fromSeed(seed)
  const table = auction(players, {}, seed)
  while (table.phase === 'bid') buy(table, rng.int(players))
  return table
}

describe('how many drivers', () => {
  const seeds = Array.from({ length: 12 }, (_, draw) => `auction ${draw}`)

  test('TR-AUC-14: at the end of the auction all six drivers are owned, and every player has at least one', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      for (const seed of seeds) {
        const table = wholeAuction(players, seed)
        expect(table.phase).toBe('card')
        expect(table.state.owner.every((seat) => seat >= 0)).toBe(true)
        expect(Math.min(...driversOf(table))).toBeGreaterThan(0)
      }
    }
  })

  test('TR-AUC-15: a second or third driver may be bought although other players still have none', () => {
    expect(driversOf(after(4, 0, 0))).toEqual([2, 0, 0, 0])
    expect(driversOf(after(3, 2, 2))).toEqual([0, 0, 2])
    expect(driversOf(after(2, 1, 1, 1))).toEqual([0, 3])
  })

  test('TR-AUC-16: with 6 players each gets exactly one driver, and who has one may not bid again', () => {
    expect(askedAfter(6, 2)).toEqual([0, 1, 3, 4, 5])
    expect(askedAfter(6, 2, 4, 0)).toEqual([1, 3, 5])
    for (const seed of seeds) expect(driversOf(wholeAuction(6, seed))).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('TR-AUC-17: with 5 players exactly one gets two, and once somebody has, only players without a driver may bid', () => {
    expect(askedAfter(5, 0, 1)).toEqual([0, 1, 2, 3, 4])
    expect(askedAfter(5, 0, 1, 0)).toEqual([2, 3, 4])
    for (const seed of seeds) expect(driversOf(wholeAuction(5, seed)).toSorted()).toEqual([1, 1, 1, 1, 2])
  })

  test('TR-AUC-18: with 4 players exactly two get two; who has two may not bid, and once two have, nobody with one may', () => {
    expect(askedAfter(4, 0, 0)).toEqual([1, 2, 3])
    expect(askedAfter(4, 0, 0, 1)).toEqual([1, 2, 3])
    expect(askedAfter(4, 0, 0, 1, 1)).toEqual([2, 3])
    expect(askedAfter(4, 0, 1, 2, 0)).toEqual([1, 2, 3])
    for (const seed of seeds) expect(driversOf(wholeAuction(4, seed)).toSorted()).toEqual([1, 1, 2, 2])
  })

  test('TR-AUC-19: with 3 players each gets exactly two drivers and may not bid after the second', () => {
    expect(askedAfter(3, 0, 1, 0)).toEqual([1, 2])
    expect(askedAfter(3, 0, 1, 2)).toEqual([0, 1, 2])
    for (const seed of seeds) expect(driversOf(wholeAuction(3, seed))).toEqual([2, 2, 2])
  })

  test('TR-AUC-20: with 2 players each gets exactly three drivers and may not bid after the third', () => {
    expect(askedAfter(2, 0, 0)).toEqual([0, 1])
    expect(askedAfter(2, 0, 0, 0)).toEqual([1])
    for (const seed of seeds) expect(driversOf(wholeAuction(2, seed))).toEqual([3, 3])
  })

  test('TR-T2-01: when the drivers not yet sold are as many as the players without one, only those may bid', () => {
    // Four drivers for three players without one, then three for three.
    expect(askedAfter(5, 4, 3)).toEqual([0, 1, 2, 3, 4])
    expect(askedAfter(5, 4, 3, 4)).toEqual([0, 1, 2])
    expect(askedAfter(4, 3, 3, 2, 2)).toEqual([0, 1])
    // A driver under the pile is not sold yet.
    const table = after(5, 4, 3)
    refuse(table)
    expect(refuse(table).toSorted()).toEqual([0, 1, 2, 3, 4])
  })
})

describe('the last driver', () => {
  test('TR-AUC-21: when the last driver is turned up and one player has none, that player gets it for 30,000 and nobody bids', () => {
    const table = after(4, 0, 0, 1, 2, 1)
    expect(table.told('driver-offered').at(-1)).toMatchObject({ car: carCalled('red'), opener: -1 })
    expect(table.told('driver-sold').at(-1)).toEqual({
      type: 'driver-sold',
      seat: 3,
      car: carCalled('red'),
      price: 30,
      why: 'last',
      owed: 0,
    })
    expect([table.state.purse[3], table.state.price[carCalled('red')], table.phase]).toEqual([170, 30, 'card'])
    // One that went under the pile is the last when it comes up again, and not the one before it.
    const again = auction(6).comingUp(...colours)
    refuse(again)
    for (const seat of [0, 1, 2, 3]) buy(again, seat)
    expect([again.phase, colours[again.state.lot]]).toEqual(['bid', 'red'])
    buy(again, 4)
    expect(again.told('driver-sold').at(-1)).toMatchObject({ seat: 5, car: carCalled('green'), price: 30 })
  })

  test('TR-AUC-22: when every player has one already, the last driver is auctioned as usual among those who may still bid', () => {
    const table = after(5, 0, 1, 2, 3, 4)
    expect([table.phase, table.offers().slice(0, 2)]).toEqual(['bid', ['pass', '10']])
    expect(askedAfter(5, 0, 1, 2, 3, 4)).toEqual([0, 1, 2, 3, 4])
    buy(table, 3, 40)
    expect(table.told('driver-sold').at(-1)).toMatchObject({ seat: 3, price: 40, why: 'bid' })
    // Seat 0 has two.
    expect(askedAfter(4, 0, 0, 1, 2, 3)).toEqual([1, 2, 3])
  })

  test('TR-T4-01: who cannot pay 30,000 for the last driver pays all own cash, gets the driver and owes the rest', () => {
    const table = after(4, 0, 0, 1, 2).purses(200, 200, 200, 20)
    const { bank } = table.state
    buy(table, 1)
    expect(table.told('driver-sold').at(-1)).toMatchObject({ seat: 3, price: 30, why: 'last', owed: 10 })
    expect([table.state.purse[3], table.state.owner[carCalled('red')]]).toEqual([-10, 3])
    expect(table.state.bank).toBe(bank + 10 + 30)
  })
})
