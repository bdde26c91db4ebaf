/** What a player may do who holds pairs. */
import { expect, test } from 'vitest'
import { carsApart } from '../../testing/apart.ts'
import { colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

test('TR-T10-01: who holds nothing but pairs that may not be played puts one of them away, without effect', () => {
  const table = carsApart().finished('red', 'black').hand(0, 'S1', 'S2').hand(1, 'D2', 'D5')
  expect(table.offers()).toEqual(['discard S1', 'discard S2'])
  const spaces = table.state.space.slice()
  table.discard('S2')
  expect([table.state.space, table.held(0), table.pending]).toEqual([spaces, ['S1'], [1]])
  expect(table.told('card-discarded')).toMatchObject([{ seat: 0, why: 'unplayable' }])
  // Nobody passes such a player over.
  const next = carsApart().finished('red').hand(0, 'S1').hand(2, 'D6', 'D3').onTurn(2).play('D6')
  expect([next.pending, next.offers()]).toEqual([[0], ['discard S1']])
})

test('TR-T10-02: a pair that may be played may be, even with number cards in hand', () => {
  const table = carsApart().hand(0, 'D1', 'S1', 'X4')
  expect(table.offers()).toEqual(['D1', 'S1', 'X4'])
  expect(table.play('S1').breakDown().state.aside[colours.indexOf('red')]).toBeGreaterThan(0)
})

test('TR-T10-03: who holds a card that may be played must play one: nobody passes or puts a card away', () => {
  const table = () => carsApart().finished('red').hand(0, 'S1', 'D6', 'S2')
  // Red is home, so D6 moves nothing, and is played all the same.
  expect(table().offers()).toEqual(['D6', 'S2'])
  for (const card of ['S1', 'D6']) expect(() => table().discard(card)).toThrow(illegal)
  expect(() => table().decide({ type: 'pass' })).toThrow(illegal)
  expect(table().play('D6').pending).toEqual([1])
})
