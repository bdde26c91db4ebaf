import { expect, test } from 'vitest'
import { road, steps } from '../../testing/road.ts'
import { colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** Seat 0 is Cunning and owns red; D6 is red 5, D5 blue 5. */
const cars = { red: '9a', blue: '24a', yellow: '2a', black: '39a' } as const
const table = () =>
  road(cars).owns(0, 'red').owns(1, 'blue').owns(2, 'yellow').power(0, 'cunning').hand(0, 'D6', 'D5').onTurn(1)

test('DF-POW-07: the Cunning owner chooses the way of own cars on everybody’s cards, also with an empty hand', () => {
  for (const seat of [1, 2]) {
    const turn = table().onTurn(seat).hand(seat, 'E6', 'W').play('E6').wild('green')
    expect([turn.state.turn, turn.pending, turn.offers(seat)]).toEqual([seat, [0], []])
    expect(turn.to('11b').told('car-moved')).toMatchObject([{ seat: 0, turn: seat }])
  }
  const own = table().onTurn(0).play('D6')
  expect(own.pending).toEqual([0])
  const out = table().arrange((state) => state.speed8[0]?.pop())
  out.hand(0).hand(1, 'E6', 'D1').play('E6').wild('green')
  expect([out.pending, out.held(0), out.state.speed8[0]]).toEqual([[0], [], []])
})

test('DF-POW-08: Cunning changes only who steers: steps, row order, the duty to move and the right to jam stay', () => {
  // B7: red 6, yellow 4, black 2, blue 1. A dead end on 14a.
  const start = () => table().put('green', '15a').put('orange', '15b').put('black', '2b').hand(1, 'B7', 'W')
  const plain = start().power(0, 'tricky').play('B7').offers(1)
  const turn = start().play('B7')
  expect(turn.offers(0)).toEqual(plain)
  expect(plain.toSorted()).toEqual(['14a', '15c'])
  expect(() => turn.skip()).toThrow(illegal)
  expect(() => turn.to('9a')).toThrow(illegal)
  expect(turn.to('14a').told('car-moved')).toMatchObject([{ lost: 1 }])
  turn.playOn('card')
  expect(turn.told('car-moved').map(({ car }) => colours[car])).toEqual(['red', 'yellow', 'black', 'blue'])
})

test('DF-POW-08: the player of the card still names the wilds and skips a row with Strategic', () => {
  const wild = table().hand(1, 'W', 'D1').play('W')
  expect([wild.phase, wild.pending]).toEqual(['wild', [1]])
  expect(wild.wild('red').pending).toEqual([0])

  const strategic = () => table().power(1, 'strategic').hand(1, 'D6', 'D1').play('D6')
  expect([strategic().pending, strategic().offers(1)]).toEqual([[1], ['go', 'skip']])
  expect(steps(strategic().skip())).toEqual([])
  const going = strategic().go()
  expect([going.pending, going.offers(0)]).toEqual([[0], ['14a', '14b', '14c']])
  expect(steps(going.to('14c'))).toEqual(['red 5'])
  // A wild row is skipped by not naming a car; once red is named, its owner steers.
  const named = table().power(1, 'strategic').hand(1, 'W', 'D1').play('W')
  expect(named.offers(1)).toContain('skip')
  named.wild('red')
  expect([named.phase, named.pending, named.offers(0)]).toEqual(['move', [0], ['14a', '14b', '14c']])
})

test('DF-POW-09: Cunning gives no say over cars of other players on other players’ cards', () => {
  // A rival’s car on a rival’s card, nobody’s car, and a rival’s car on the own card.
  for (const [card, turn] of [
    ['D5', 1],
    ['D5', 2],
    ['D2', 2],
    ['D5', 0],
  ] as const) {
    expect(table().onTurn(turn).hand(turn, card, 'W').play(card).pending).toEqual([turn])
  }
})
