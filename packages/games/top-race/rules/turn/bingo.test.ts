import { expect, test } from 'vitest'
import { carsApart } from '../../testing/apart.ts'
import { buy } from '../../testing/buy.ts'
import { auction } from '../../testing/table.ts'
import { deck, faceOf } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const bingo = { cards: 'bingo' } as const
const byNumber = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

test('TR-BINGO-01: no cards are dealt, and the auction is held without cards in hand', () => {
  const table = auction(4, bingo)
  expect([table.phase, table.state.hands]).toEqual(['bid', [[], [], [], []]])
  table.playOn('draw')
  expect(table.state.hands).toEqual([[], [], [], []])
})

test('TR-BINGO-02: all 48 cards form one shuffled face-down pile, also with 5 players', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const { pile, box } = auction(players, bingo).state
    expect([byNumber(pile), box]).toEqual([byNumber(deck), []])
    expect(pile).not.toEqual(byNumber(pile))
  }
  expect(auction(3, bingo, 'a').state.pile).not.toEqual(auction(3, bingo, 'b').state.pile)
  expect(auction(5, bingo).view(0).pile).toBe(48)
})

test('TR-BINGO-03: the buyer of the last car begins, turns over the top card and plays it; the others follow clockwise', () => {
  const table = auction(3, bingo).comingUp('green', 'black', 'white', 'yellow', 'blue', 'red')
  for (const seat of [0, 1, 0, 1, 2]) buy(table, seat)
  buy(table, 2)
  expect([table.state.buyer, table.phase, table.pending]).toEqual([2, 'draw', [2]])
  for (const [seat, card] of [
    [2, 'D1'],
    [0, 'D2'],
    [1, 'D3'],
    [2, 'D4'],
  ] as const) {
    expect([table.phase, table.pending]).toEqual(['draw', [seat]])
    table.onTop([card]).draw().playOn('draw')
  }
  expect(table.told('card-played').map(({ seat, card }) => [seat, faceOf(card).id])).toEqual([
    [2, 'D1'],
    [0, 'D2'],
    [1, 'D3'],
    [2, 'D4'],
  ])
})

test('TR-BINGO-04: the drawn card must be played; it is not kept or exchanged', () => {
  const table = carsApart(bingo).onTop(['D6', 'X3'])
  expect(table.offers()).toEqual(['draw'])
  table.draw()
  expect([table.phase, table.offers()[0]?.slice(0, 2), table.state.hands.flat()]).toEqual(['move', '51', []])
  expect(() => table.draw()).toThrow(illegal)
  table.to('51a')
  expect([table.told('card-played').length, table.state.discard.length, table.state.pile.length]).toEqual([1, 1, 47])
})

test('TR-BINGO-05: the race ends only when all six cars are home', () => {
  for (const players of [2, 4, 6]) {
    const match = auction(players, { ...bingo, races: 2 }).playOn()
    expect(match.state.results.map(({ finished }) => finished)).toEqual([6, 6])
    // Whoever is home is passed over; nobody is left on the track.
    expect(match.told('prize-paid')).toEqual([])
  }
})

test('TR-BINGO-06: when the pile is used up the discards are shuffled into a new pile', () => {
  const table = carsApart(bingo)
    .onTop(['D6'])
    .arrange((state) => {
      state.discard = state.pile.splice(0, state.pile.length - 1)
    })
  const discards = byNumber(table.state.discard)
  table.draw().to('51a')
  expect([table.state.pile, table.told('pile-shuffled')]).toEqual([[], []])
  const before = table.state.discard.slice()
  table.draw()
  expect(table.told('pile-shuffled')).toEqual([{ type: 'pile-shuffled', cards: 48 }])
  const drawn = table.told('card-played').at(-1)?.card ?? -1
  expect(byNumber([...table.state.pile, drawn])).toEqual(byNumber(before))
  expect([...table.state.pile, drawn]).not.toEqual(before)
  expect(discards).toHaveLength(47)
})

test('TR-BINGO-07: a drawn pair that may not be played is put away without effect, and the turn is over', () => {
  const table = carsApart(bingo).finished('red').onTop(['S1'])
  const { space } = table.state
  const before = space.slice()
  table.draw()
  expect(table.told('card-discarded')).toMatchObject([{ seat: 0, why: 'unplayable' }])
  expect([table.state.space, table.phase, table.pending]).toEqual([before, 'draw', [1]])
})

test('TR-BINGO-08: a pair that comes up again during its breakdown brings the partner level, and breaks nothing down', () => {
  const again = () => carsApart(bingo).brokenDown('red', '46a').onTop(['S1']).draw()
  expect(again().offers()).toEqual(['accelerate', 'break-down'])
  // The space itself is free.
  const level = again().accelerate()
  expect(level.offers().toSorted()).toEqual(['46a', '46b', '46c'])
  expect([level.to('46a').where('blue'), level.where('red')]).toEqual(['46a', 'off'])
  const broken = again().breakDown()
  expect([broken.where('blue'), broken.where('red'), broken.phase]).toEqual(['33a', 'off', 'draw'])
  expect([broken.told('car-broke-down'), broken.told('pair-had-no-effect').length]).toEqual([[], 1])
  // On the outside of the waiting car and level with it, blue is still the one behind.
  const beside = carsApart(bingo).brokenDown('red', '46b').put('blue', '46a').onTop(['S1']).draw()
  expect([beside.phase, beside.where('blue'), beside.state.aside.filter((space) => space >= 0).length]).toEqual([
    'draw',
    '46a',
    1,
  ])
})

test('TR-BINGO-09: the variant can be played with or without secret bets', () => {
  const drive = (bets: 'on' | 'off') =>
    carsApart({ ...bingo, bets })
      .put('red', '14a')
      .onTop(['D6'])
      .draw()
      .to('20b')
  expect([drive('on').phase, drive('off').phase]).toEqual(['bet', 'draw'])
  const next = drive('on').bet('red', 'blue', 'green')
  expect([next.phase, next.pending]).toEqual(['draw', [1]])
})
