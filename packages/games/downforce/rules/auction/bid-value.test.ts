import { Rng } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { comingUp } from '../../testing/coming-up.ts'
import { auction, type DownforceTable } from '../../testing/table.ts'
import { carCalled, cardCalled, faceOf } from '../cards.ts'
import { downforce } from '../game.ts'
import type { Action } from '../state.ts'

const openPass: Action = { type: 'bid', card: null }

/** Green is on offer to three players; these are their hands. */
function greenFor(...hands: string[][]): DownforceTable {
  const table = auction(3).lot('green', 'cunning')
  for (const [seat, hand] of hands.entries()) table.hand(seat, ...hand)
  return table
}

/** What each bid was worth when the bids were last shown. */
function worth(table: DownforceTable): number[] {
  return (
    table
      .told('bids-shown')
      .at(-1)
      ?.bids.map(({ value }) => value) ?? []
  )
}

/** Who got the latest lot for how much, and what decided. */
function sale(table: DownforceTable) {
  const { seat, price, reason } = table.told('lot-sold').at(-1) ?? {}
  return { seat, price, reason }
}

describe('what a card bids', () => {
  test('DF-AUC-03: a bid is worth the number in the row of the offered colour; all other rows count for nothing', () => {
    const table = greenFor(['B4'], ['A5'], ['B12'])
    expect(worth(table.bid('B4', 'A5', 'B12'))).toEqual([4, 2, 1])
    expect(sale(table)).toMatchObject({ seat: 0, price: 4 })
    // The same cards for red.
    const red = auction(3).lot('red', 'tricky').hand(0, 'B4').hand(1, 'A5').hand(2, 'B12')
    expect(worth(red.bid('B4', 'A5', 'B12'))).toEqual([6, 3, 4])
  })

  test('DF-AUC-04: a card without the offered colour is a pass, even if the player holds that colour on other cards', () => {
    const table = greenFor(['B7', 'A1', 'B2'], ['B12'], ['E2', 'B4'])
    expect(worth(table.bid('B7', 'B12', 'E2'))).toEqual([0, 1, 0])
    expect(sale(table)).toEqual({ seat: 1, price: 1, reason: 'only' })
  })

  test('DF-AUC-05: a player whose whole hand does not show the colour may bid with a wild, at its number', () => {
    const hand = ['B7', 'W', 'C1']
    expect(worth(greenFor(hand, ['B12'], ['B4']).bid('C1', 'B12', 'B4'))).toEqual([2, 1, 4])
    const table = greenFor(hand, ['B12'], ['B4']).bid('W', 'B12', 'B4')
    expect(worth(table)).toEqual([5, 1, 4])
    expect(sale(table)).toMatchObject({ seat: 0, price: 5 })
  })

  test('DF-AUC-06: with neither the colour nor a wild in hand any card bids, at the lowest number on it; a wild in hand rules this out', () => {
    const table = greenFor(['B7', 'D2'], ['B6', 'W'], ['B12'])
    expect(worth(table.bid('D2', 'B6', 'B12'))).toEqual([5, 0, 1])
    expect(sale(table)).toMatchObject({ seat: 0, price: 5 })
    expect(worth(greenFor(['B7', 'D2'], ['B6', 'W'], ['B12']).bid('B7', 'B6', 'B12'))).toEqual([1, 0, 1])
  })

  test('DF-AUC-13: a Speed-8 won earlier may be laid: it is a pass, or counts 8 where any card bids', () => {
    const table = () => greenFor(['B7'], ['B12'], ['B4']).owns(0, 'red').owns(1, 'blue')
    expect(table().offers(0)).toEqual(['B7', '8-red', 'pass'])
    const laid = table().bid('8-red', '8-blue', 'B4')
    expect(worth(laid)).toEqual([8, 0, 4])
    expect(sale(laid)).toMatchObject({ seat: 0, price: 8 })
    // With a wild in hand it bids nothing.
    expect(worth(table().hand(0, 'B7', 'W').bid('8-red', 'pass', 'B4'))).toEqual([0, 0, 4])
  })

  test('DF-R3: the wild on a card counts nothing while the hand shows the colour anywhere; where it counts, its card is one with a wild', () => {
    expect(worth(greenFor(['W', 'B12'], ['C1', 'A5'], ['B4']).bid('W', 'C1', 'B4'))).toEqual([0, 0, 4])
    // Wild 5 on a card of one car against a lowest number of 5 on a card of one car.
    const table = greenFor(['W'], ['D2', 'D5'], ['B4']).bid('W', 'D2', 'B4')
    expect(worth(table)).toEqual([5, 5, 4])
    expect(sale(table)).toEqual({ seat: 1, price: 5, reason: 'no-wild' })
  })

  test('DF-R4: a card is always laid, and one without the colour passes; openly passes only who need not bid with a wild or a lowest number', () => {
    const table = greenFor(['B7', 'A1'], ['B6', 'W'], ['D4', 'D2'])
    expect(table.offers(0)).toEqual(['B7', 'A1'])
    expect(() => table.decide({ type: 'bid', card: null }, openPass, openPass)).toThrow('not among')
    expect(table.offers(1)).toEqual(['B6', 'W', 'pass'])
    expect(table.offers(2)).toEqual(['D4', 'D2', 'pass'])
    expect(greenFor(['A1'], ['B12'], ['B4']).offers(0)).toEqual(['A1'])
    table.decide({ type: 'bid', card: cardCalled('B7') }, openPass, openPass)
    expect(worth(table)).toEqual([0, 0, 0])
    expect(table.told('bids-shown').at(-1)?.bids).toMatchObject([{ card: cardCalled('B7') }, { card: null }, {}])
    // Everyone knows now that those two hold no green.
    const green = carCalled('green')
    for (let world = 0; world < 20; world++) {
      const { hands } = downforce.imagine(table.view(0), 0, Rng.fromSeed(`world ${world}`))
      const [, ...others] = hands.map((hand) => hand.some((card) => faceOf(card).rows.some(({ car }) => car === green)))
      expect(others).toEqual([false, false])
    }
  })

  test('DF-R25: of a card with two wilds the upper one counts', () => {
    expect(worth(greenFor(['F', 'B7'], ['B12'], ['B4']).bid('F', 'B12', 'B4'))).toEqual([4, 1, 4])
  })
})

describe('the forced buyer of the last car', () => {
  /** Orange is sold, then green comes up as the last car and seat 2 is the only one without a car. */
  function lastFor(...hand: string[]): DownforceTable {
    const table = comingUp(auction(3).owns(0, 'red', 'blue').owns(1, 'black', 'yellow'), 'orange', 'green')
    return table
      .hand(0, 'D3')
      .hand(1, 'D5')
      .hand(2, ...hand)
      .bid('D3', 'pass', 'pass')
  }

  test('DF-AUC-15, DF-R4: the only player without a car gets the last one unasked, for the lowest number of that colour in hand; no pass, no other card', () => {
    const table = lastFor('A1', 'B4', 'B7', 'B12', 'D1')
    expect(table.phase).not.toBe('bid')
    expect(sale(table)).toEqual({ seat: 2, price: 1, reason: 'forced' })
    expect(table.told('bids-shown').at(-1)?.bids).toMatchObject([{ seat: 2, value: 1 }])
    expect(sale(lastFor('A1', 'B4', 'B7', 'D1'))).toEqual({ seat: 2, price: 4, reason: 'forced' })
    // A wild, however low, does not matter to a hand that shows the colour.
    expect(sale(lastFor('C1', 'B4', 'A1', 'D1'))).toMatchObject({ seat: 2, price: 4 })
  })

  test('DF-R2: without a row of the colour the forced buyer pays the lowest wild in hand, or with no wild the lowest number', () => {
    expect(sale(lastFor('B7', 'W', 'C1'))).toEqual({ seat: 2, price: 2, reason: 'forced' })
    expect(sale(lastFor('B7', 'W', 'E2'))).toMatchObject({ price: 5 })
    // Both wilds of a card are in the hand.
    expect(sale(lastFor('B7', 'W', 'F'))).toMatchObject({ price: 2 })
    expect(sale(lastFor('B7', 'D2'))).toEqual({ seat: 2, price: 1, reason: 'forced' })
    expect(sale(lastFor('D2', 'D4'))).toMatchObject({ price: 5 })
  })
})
