import { describe, expect, test } from 'vitest'
import { buy, refuse } from '../../testing/buy.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { allCars, carCalled, colours, deck } from '../cards.ts'
import { ownedBy } from '../state.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const start = (players: number) => auction(players, { auction: 'open-hands' })

/** These seats have bought, one after the other. */
function after(players: number, ...buyers: number[]): TopRaceTable {
  const table = start(players)
  for (const seat of buyers) buy(table, seat)
  return table
}

const seatsOf = (players: number) => Array.from({ length: players }, (_, seat) => seat)

describe('the open-hand auction', () => {
  test('TR-OPEN-01: one hand per player is dealt face up for everybody to see before the auction', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const { openHands, hands, box } = start(players).state
      expect(openHands.map((hand) => hand.length)).toEqual(new Array(players).fill(Math.floor(48 / players)))
      expect([...openHands.flat(), ...box].toSorted((a, b) => a - b)).toEqual(deck)
      expect(hands.flat()).toEqual([])
      for (const viewer of [...seatsOf(players), 'spectator'] as const) {
        expect(start(players).view(viewer)).toMatchObject({ openHands, hand: [] })
      }
    }
  })

  test('TR-OPEN-02: no driver is turned up: the winner chooses one of the hands left and one of the cars left', () => {
    const table = start(3)
    expect([table.state.lot, table.view(0).driversLeft]).toEqual([-1, 0])
    const hands = table.state.openHands.map((hand) => hand.slice())
    table.bids(10, 20, 'pass', 'pass')
    expect([table.phase, table.pending, table.offers()]).toEqual(['hand', [1], ['hand 0', 'hand 1', 'hand 2']])
    table.pickHand(2)
    expect(table.state.hands[1]).toEqual(hands[2])
    expect([table.phase, table.pending, table.offers()]).toEqual(['car', [1], [...colours]])
    table.pickCar('white').grid('0b')
    expect([table.state.owner[carCalled('white')], table.where('white')]).toEqual([1, '67b'])
    // The next winner has what is left of both.
    table.bids('pass', 30)
    expect([table.phase, table.offers()]).toEqual(['hand', ['hand 0', 'hand 1']])
    expect(() => table.pickHand(2)).toThrow(illegal)
    expect(table.pickHand(0).offers()).toEqual(colours.filter((colour) => colour !== 'white'))
    expect(() => table.pickCar('white')).toThrow(illegal)
    table.pickCar('red').grid('1a')
    // The last hand needs no choice, the car does.
    table.bids(10)
    expect([table.phase, table.state.hands[2]]).toEqual(['car', hands[1]])
  })

  test('TR-OPEN-03: while hands are left, a player who already has one may not bid', () => {
    expect(refuse(after(4, 2)).toSorted()).toEqual([0, 1, 3])
    expect(refuse(after(4, 2, 0)).toSorted()).toEqual([1, 3])
    expect(refuse(after(2, 1))).toEqual([0])
    // With the last hand gone all may bid again.
    expect(refuse(after(2, 1, 0)).toSorted()).toEqual([0, 1])
  })

  test('TR-OPEN-04: when no hand is left, the remaining cars are auctioned without hands, one at a time, the winner choosing the car', () => {
    for (const players of [2, 3, 4, 5]) {
      const table = after(players, ...seatsOf(players))
      expect(table.state.owner.filter((seat) => seat < 0)).toHaveLength(6 - players)
      expect(table.told('driver-offered').at(-1)).toMatchObject({ car: -1, withHand: false })
      const held = table.state.hands.map((hand) => hand.slice())
      table.bids(10)
      while (table.phase === 'bid') table.bids('pass')
      // Who has the choice of a single car is not asked.
      expect(table.phase).toBe(players === 5 ? 'card' : 'car')
      if (players < 5) expect(table.offers()).toHaveLength(6 - players)
      expect(table.state.hands).toEqual(held)
    }
    const six = after(6, ...seatsOf(5))
    expect([six.phase, six.told('driver-sold').length]).toEqual(['card', 6])
    // Each gets a whole hand and the cars that the basic auction allows.
    for (const [players, cars] of [
      [2, 3],
      [3, 2],
    ] as const) {
      const table = after(players, ...Array.from({ length: 6 }, (_, place) => place % players))
      expect(seatsOf(players).map((seat) => ownedBy(table.state, seat).length)).toEqual(new Array(players).fill(cars))
      expect(table.phase).toBe('card')
    }
  })

  test('TR-OPEN-05: lowest bid, raises, driver limits, 30,000 for the last car and the choice of start space stay', () => {
    const table = start(4)
    expect(table.offers().slice(0, 3)).toEqual(['pass', '10', '20'])
    table.bids(30)
    for (const bid of [10, 30, 35]) expect(() => table.bids(bid)).toThrow(illegal)
    expect(table.offers()[1]).toBe('40')
    table.bids('pass', 'pass', 'pass').pickHand(0).pickCar('red')
    expect([table.state.purse[0], table.offers()]).toEqual([170, ['1a', '1b', '1c', '0a', '0b', '0c']])
    expect(table.state.price[carCalled('red')]).toBe(30)
    table.grid('1c')
    buy(table, 1)
    expect(table.where('green')).toBe('68a')
    // Four players: who has two cars bids no more.
    expect(refuse(after(4, 0, 1, 2, 3, 2)).toSorted()).toEqual([0, 1, 3])
    expect(refuse(after(3, 0, 1, 2, 1)).toSorted()).toEqual([0, 2])
    // Six players: the last one gets the last hand and the last car.
    const six = after(6, 0, 1, 2, 3, 5)
    expect(six.told('driver-sold').at(-1)).toMatchObject({ seat: 4, price: 30, why: 'last' })
    expect([six.state.purse[4], six.held(4).length, ownedBy(six.state, 4).length]).toEqual([170, 8, 1])
  })

  test('TR-OPEN-06: after it has been chosen a hand is visible to its owner only', () => {
    const table = start(3)
    const [, chosen] = table.state.openHands.map((hand) => hand.slice())
    table.bids(10, 'pass', 'pass').pickHand(1)
    expect(table.view(0).hand).toEqual(chosen)
    for (const viewer of [1, 2, 'spectator'] as const) {
      const { openHands, hand, cards } = table.view(viewer)
      expect([openHands[1], hand, cards]).toEqual([[], [], [16, 0, 0]])
      expect(JSON.stringify(table.view(viewer))).not.toContain(JSON.stringify(chosen))
    }
    expect(table.told('hand-chosen')).toEqual([{ type: 'hand-chosen', seat: 0, hand: 1 }])
  })

  test('TR-R4: an auction without any bid is held once more, and after the second without a bid it goes to whoever must take it', () => {
    const table = start(3).purses(200, 90, 120)
    expect(refuse(table)).toEqual([0, 1, 2])
    expect(table.told('driver-offered').at(-1)).toMatchObject({ wasRefused: true, opener: 1, withHand: true })
    expect(table.told('driver-sold')).toEqual([])
    // A bid at the second time is a bid like any other.
    const bought = start(3)
    refuse(bought)
    buy(bought, 2, 40)
    expect(bought.told('driver-sold')).toMatchObject([{ seat: 2, price: 40, why: 'bid' }])
    expect(bought.told('driver-offered').at(-1)).toMatchObject({ wasRefused: false })
    expect(refuse(table)).toEqual([1, 2, 0])
    // Nobody has a car: the poorest takes one for 10,000, and still has the choice.
    expect(table.told('driver-sold')).toMatchObject([{ seat: 1, price: 10, why: 'unwanted' }])
    expect([table.phase, table.pending]).toEqual(['hand', [1]])
    expect(table.pickHand(1).offers()).toHaveLength(allCars.length)
  })
})
