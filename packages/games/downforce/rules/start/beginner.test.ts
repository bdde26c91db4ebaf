import { describe, expect, test } from 'vitest'
import { auction, type DownforceTable, race } from '../../testing/table.ts'
import { allCars, carCalled, faceOf, speed8Of } from '../cards.ts'

const players = [2, 3, 4, 5, 6]
const name = (card: number) => faceOf(card).id

/** Three players with two cars each and hands of three; seat 0 is on turn. */
function small(): DownforceTable {
  const table = race(3, { hand: 'three' }).owns(0, 'red', 'blue').owns(1, 'green', 'black').owns(2, 'yellow', 'orange')
  return table
    .put('red', '2a')
    .put('blue', '2b')
    .put('green', '2c')
    .put('black', '3a')
    .put('yellow', '3b')
    .put('orange', '3c')
}

describe('dealt cars', () => {
  test('DF-BEG-03: there is no auction and no price; Speed-8 cards and cars are dealt at random, 3 to each of 2 players, 2 of 3, else 1', () => {
    const each = [3, 2, 1, 1, 1]
    for (const [index, seats] of players.entries()) {
      const table = auction(seats, { cars: 'dealt', powers: 'off' })
      expect(table.phase).toBe('card')
      const own = table.state.hands.map((_, seat) => allCars.filter((car) => table.state.owner[car] === seat))
      expect(own.map((cars) => cars.length)).toEqual(Array(seats).fill(each[index]))
      expect(table.state.speed8.map((cars) => cars.toSorted())).toEqual(own)
      expect(table.state.price).toEqual(Array(6).fill(0))
      expect(table.playOn().told('lot-offered')).toEqual([])
      expect(table.told('money-counted').map(({ prices }) => prices)).toEqual(Array(seats).fill(0))
    }
    const owners = allCars.map(() => new Set<number>())
    for (let deal = 0; deal < 100; deal++) {
      const { owner } = auction(4, { cars: 'dealt' }, `deal ${deal}`).state
      for (const car of allCars) owners[car]?.add(owner[car] ?? -2)
    }
    // Every car may go to anybody, or to nobody.
    for (const seats of owners) expect([...seats].toSorted()).toEqual([-1, 0, 1, 2, 3])
  })

  test('DF-BEG-04: what is left over, 2 with 4 players and 1 with 5, is out of play and its cars race unowned', () => {
    for (const [index, seats] of players.entries()) {
      const table = auction(seats, { cars: 'dealt', powers: 'off' })
      const unowned = allCars.filter((car) => table.state.owner[car] === -1)
      expect(unowned).toHaveLength([0, 0, 2, 1, 0][index] ?? 0)
      for (const car of unowned) {
        expect(table.state.speed8.flat()).not.toContain(car)
        expect(table.state.space[car]).toBeGreaterThanOrEqual(0)
      }
      expect(table.state.lots).toEqual([])
      table.playOn()
      const cards = table.told('card-played').map(({ card }) => card)
      for (const car of unowned) expect(cards).not.toContain(speed8Of(car))
      const moved = new Set(table.told('car-moved').map(({ car }) => car))
      for (const car of unowned) expect(moved).toContain(car)
    }
  })
})

describe('hands of three', () => {
  test('DF-BEG-06: each player gets 3 cards and the other 36, 33, 30, 27 or 24 form one common face-down pile', () => {
    for (const [index, seats] of players.entries()) {
      const table = auction(seats, { hand: 'three' })
      expect(table.state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3))
      expect(table.state.pile).toHaveLength([36, 33, 30, 27, 24][index] ?? 0)
      expect(table.state.box).toEqual([])
      expect(table.view(0).pile).toBe(table.state.pile.length)
    }
  })

  test('DF-BEG-07: after a card its player draws one from the common pile; from an empty pile nobody draws and hands are played out', () => {
    const table = small().hand(0, 'D6', 'D1', 'D2')
    const top = table.state.pile.at(-1) ?? -1
    const others = [table.held(1), table.held(2)]
    table.play('D6').playOn('card')
    expect(table.held(0)).toEqual(['D1', 'D2', name(top)])
    expect([table.held(1), table.held(2)]).toEqual(others)
    expect(table.state.pile).toHaveLength(32)
    expect(table.told('card-drawn')).toEqual([{ type: 'card-drawn', seat: 0, card: top }])

    table
      .arrange((state) => state.pile.splice(0))
      .onTurn(0)
      .play('D1')
      .playOn('card')
    expect(table.held(0)).toEqual(['D2', name(top)])
    table.playOn()
    expect(table.told('card-drawn')).toHaveLength(1)
    expect(table.told('card-played').filter(({ seat }) => seat === 1).length).toBe(3 + 2)
  })

  test('DF-R26: a dealt Speed-8 belongs to the hand on top of the three cards, and one card is drawn after it as after any other', () => {
    const dealt = auction(3, { hand: 'three', cars: 'dealt', powers: 'off' })
    const [seat = 0] = dealt.pending
    expect(dealt.held(seat)).toHaveLength(3)
    expect(dealt.offers(seat).filter((card) => card.startsWith('8-'))).toHaveLength(2)

    const table = small()
    const hand = table.held(0)
    const top = table.state.pile.at(-1) ?? -1
    table.play('8-red').playOn('card')
    expect(table.held(0)).toEqual([...hand, name(top)])
    expect(table.state.speed8[0]).toEqual([carCalled('blue')])
  })
})
