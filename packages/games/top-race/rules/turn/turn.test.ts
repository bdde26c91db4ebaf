import { describe, expect, test } from 'vitest'
import { buy } from '../../testing/buy.ts'
import { driven, steps } from '../../testing/road.ts'
import { auction, race } from '../../testing/table.ts'
import { colours, faceOf } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

describe('turns', () => {
  test('TR-RACE-01: the buyer of the last driver plays the first card, also when it was bought for 30,000', () => {
    for (const last of [0, 1, 2]) {
      const table = auction(3).comingUp(...colours)
      const buyers = [0, 0, 1, 1, 2, 2].filter((seat) => seat !== last)
      for (const seat of [...buyers, last, last]) buy(table, seat)
      expect([table.told('race-started'), table.pending]).toMatchObject([[{ seat: last }], [last]])
    }
    const given = auction(4).comingUp(...colours)
    for (const seat of [0, 0, 1, 3, 1]) buy(given, seat)
    expect(given.told('driver-sold').at(-1)).toMatchObject({ seat: 2, why: 'last' })
    expect([given.phase, given.pending]).toEqual(['card', [2]])
  })

  test('TR-RACE-02: after a turn the player to the left is next, clockwise throughout the race', () => {
    const table = race(4).onTurn(2)
    const turns: number[] = []
    for (let turn = 0; turn < 9; turn++) {
      turns.push(table.pending[0] ?? -1)
      const [id = ''] = table.offers()
      table.play(id).playOn('card')
    }
    expect(turns).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2])
  })

  test('TR-RACE-03: a turn is exactly one card of the own hand, which need not show an own car', () => {
    const table = race(3).hand(0, 'D2', 'B3').hand(1, 'X6', 'D5')
    expect(table.pending).toEqual([0])
    expect(table.offers()).toEqual(['D2', 'B3'])
    expect(() => table.play('X6')).toThrow(illegal)
    // Black is the car of seat 1.
    table.play('D2').playOn('card')
    expect([steps(table), table.pending, table.held(0)]).toEqual([['black 5'], [1], ['B3']])
  })

  test('TR-RACE-04: once carried out, the card goes to the discard pile and no other one is drawn', () => {
    const table = race(3).hand(0, 'B3', 'D1', 'W').play('B3')
    expect(table.state.discard).toEqual([])
    table.playOn('card')
    expect(table.state.discard.map((card) => faceOf(card).id)).toEqual(['B3'])
    expect(table.held(0)).toEqual(['D1', 'W'])
    expect(table.state.card).toBe(-1)
  })

  test('TR-RACE-05: the mover moves every car on the card, those of rivals too, and chooses all their paths', () => {
    // Blue 6, white 4, green 2, red 1: green is the mover's own.
    const table = race(6).put('blue', '20a').put('white', '2b').put('green', '11a').put('red', '46b').hand(0, 'B3', 'W')
    table.play('B3')
    const chosen = ['26b', '6c', '13c', '47a']
    for (const spot of chosen) {
      expect([table.phase, table.pending]).toEqual(['move', [0]])
      expect(table.offers().length).toBeGreaterThan(1)
      table.to(spot)
    }
    expect(
      ['blue', 'white', 'green', 'red'].map((colour) => driven(table).find((way) => way.startsWith(colour))),
    ).toEqual([
      expect.stringMatching(/26b$/),
      expect.stringMatching(/6c$/),
      expect.stringMatching(/13c$/),
      expect.stringMatching(/47a$/),
    ])
    expect(table.told('car-moved').map(({ seat }) => seat)).toEqual([0, 0, 0, 0])
    expect([table.phase, table.pending]).toEqual(['card', [1]])
  })
})
