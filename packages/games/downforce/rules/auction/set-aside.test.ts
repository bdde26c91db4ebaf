import { describe, expect, test } from 'vitest'
import { comingUp, lotsComingUp } from '../../testing/coming-up.ts'
import { auction, type DownforceTable } from '../../testing/table.ts'
import { carCalled } from '../cards.ts'

const nobodyBids = ['pass', 'pass', 'pass'] as const

/** The colour's owner, −1 for nobody. */
function ownerOf(table: DownforceTable, colour: Parameters<typeof carCalled>[0]): number | undefined {
  return table.state.owner[carCalled(colour)]
}

/** Red and then blue are left to sell; seat 0 and seat 1 have a car, seat 2 has none. */
function twoLeft(): DownforceTable {
  return lotsComingUp(
    auction(3).owns(0, 'green', 'black').owns(1, 'yellow', 'orange'),
    ['red', 'strategic'],
    ['blue', 'tricky'],
  )
}

describe('lots that nobody wants', () => {
  test('DF-AUC-16: if nobody bids, the car and its power are set aside together and the next lot comes up', () => {
    const table = lotsComingUp(auction(3), ['green', 'tricky'], ['red', 'cunning'], ['blue', 'determined'])
    table.hand(0, 'B7').hand(1, 'B7', 'B2').hand(2, 'A1', 'W').bid('pass', 'B7', 'pass')
    expect(table.told('lot-sold')).toEqual([])
    expect(table.state.aside).toEqual([{ car: carCalled('green'), power: 4 }])
    expect(table.state.lot).toEqual({ car: carCalled('red'), power: 1 })
    expect(table.state).toMatchObject({ powers: [[], [], []], speed8: [[], [], []] })
    expect(ownerOf(table, 'green')).toBe(-1)
  })

  test('DF-AUC-17: after the sixth round the lots set aside are offered once more, to players without a car only', () => {
    const table = comingUp(auction(3), 'green', 'red', 'blue', 'yellow', 'orange', 'black')
    table.hand(0, 'A1', 'A2', 'W').hand(1, 'A3', 'W').hand(2, 'A5', 'W')
    table.bid(...nobodyBids).bid('A2', 'pass', 'pass')
    // One round after another to the sixth, before what was set aside comes up again.
    for (const pending of [
      [0, 1, 2],
      [0, 1, 2],
      [1, 2],
      [1, 2],
    ]) {
      expect(table.pending).toEqual(pending)
      expect(table.state.isSecondOffer).toBe(false)
      table.bid(...pending.map(() => 'pass'))
    }
    expect(table.told('lot-offered').at(-1)).toMatchObject({ lot: { car: carCalled('green') }, isSecondOffer: true })
    expect(table.pending).toEqual([1, 2])
    table.bid('A3', 'A5')
    expect(ownerOf(table, 'green')).toBe(1)
    expect(table.state.price[carCalled('green')]).toBe(4)
    expect(table.pending).toEqual([2])
  })

  test('DF-AUC-18: a lot refused the second time, or for which nobody without a car is left, stays unowned', () => {
    const refused = twoLeft().bid(...nobodyBids)
    // Blue is the last car and seat 2 must have it, so that nobody is left for red.
    expect([ownerOf(refused, 'blue'), ownerOf(refused, 'red')]).toEqual([2, -1])
    expect(refused.phase).not.toBe('bid')
    expect(refused.told('lot-set-aside').at(-1)).toEqual({
      type: 'lot-set-aside',
      lot: { car: carCalled('red'), power: 3 },
      isUnowned: true,
    })

    const table = comingUp(auction(3).owns(0, 'green', 'black', 'yellow', 'orange'), 'red', 'blue')
    table.bid('pass', 'pass').bid('pass', 'pass')
    expect(table.state.isSecondOffer).toBe(true)
    table.bid('pass', 'pass').bid('pass', 'pass')
    expect(table.phase).toBe('card')
    expect([ownerOf(table, 'red'), ownerOf(table, 'blue')]).toEqual([-1, -1])
    expect(table.told('lot-offered').filter(({ isSecondOffer }) => isSecondOffer)).toHaveLength(2)
  })

  test('DF-R23: in the second offer the lots come up one at a time in the order they were set aside, by sealed rounds with passing and no forced price', () => {
    const table = comingUp(auction(3).owns(0, 'green', 'black', 'yellow'), 'red', 'blue', 'orange')
    table.hand(1, 'A3', 'B4', 'W').hand(2, 'A5', 'B5', 'W')
    // The first round is open to all, the others to two.
    table
      .bid(...nobodyBids)
      .bid('pass', 'pass')
      .bid('pass', 'pass')
    expect(table.state.lot?.car).toBe(carCalled('red'))
    expect(table.pending).toEqual([1, 2])
    table.bid('B4', 'A5')
    expect(ownerOf(table, 'red')).toBe(1)
    expect(table.state.lot?.car).toBe(carCalled('blue'))
    // The only player without a car may pass, or bid more than the lowest.
    expect(table.pending).toEqual([2])
    expect(table.offers(2)).toEqual(['A5', 'B5', 'W'])
    table.bid('pass')
    expect(table.state.lot?.car).toBe(carCalled('orange'))
    table.bid('B5')
    expect(table.told('lot-sold').at(-1)).toMatchObject({ seat: 2, price: 6 })
    expect(table.state.owner).toEqual([0, -1, 0, 2, 1, 0])
  })
})

describe('after an auction that left something over', () => {
  test('DF-R5: an unowned car races: any card moves it, anyone may bet on it, its Speed-8 and its power are out of play', () => {
    const table = twoLeft().bid(...nobodyBids)
    expect(table.where('red')).not.toBe('off')
    expect(table.state.powers.flat()).not.toContain(3)
    expect(table.state.speed8.flat()).not.toContain(carCalled('red'))

    table.put('red', '16b').put('blue', '9a').put('green', '9b').put('black', '10a').put('yellow', '10b')
    table.put('orange', '11a').hand(1, 'D6', 'B7').onTurn(1).play('D6')
    expect(table.where('red')).toBe('21a')
    expect(table.phase).toBe('bet')
    for (const seat of [0, 1, 2]) expect(table.offers(seat)).toContain('red')
    for (const seat of [0, 1, 2]) expect(table.onTurn(seat).offers(seat)).not.toContain('8-red')
  })

  test('DF-R24: a player who stays without a car has no power, but takes turns until the hand is empty and makes every bet', () => {
    const table = comingUp(auction(3).owns(0, 'green', 'black', 'yellow', 'orange'), 'red', 'blue')
    table.hand(0, 'D1', 'D2').hand(1, 'D4', 'B4').hand(2, 'D5', 'D6')
    table.bid('pass', 'pass').bid('pass', 'pass').bid('B4', 'pass').bid('pass')
    expect(table.state.owner).toEqual([0, -1, 0, 0, 1, 0])
    expect(table.state.powers).toEqual([[], [0], []])

    table.put('red', '16b').put('green', '18a').put('yellow', '17a').put('blue', '17c').put('black', '9a')
    table.put('orange', '2a').onTurn(2)
    expect(table.offers()).toEqual(['D5', 'D6'])
    table.play('D6')
    expect(table.phase).toBe('bet')
    table.bet('red', 'red', 'green').play('D1').play('D4')
    expect(table.pending).toEqual([2])
    table.play('D5').play('D2').playOn('card').put('red', '33a')
    expect(table.pending).toEqual([1])
    table.play('8-red').playOn('bet')
    // No card left, yet a bet.
    expect(table.held(2)).toEqual([])
    expect(table.pending).toEqual([0, 1, 2])
    table.bet('red', 'red', 'black')
    expect(table.state.bets[2]).toEqual([2, 0])
    expect(table.pending).toEqual([0])
  })
})
