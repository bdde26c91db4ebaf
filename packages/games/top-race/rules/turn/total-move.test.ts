import { describe, expect, test } from 'vitest'
import { carsApart } from '../../testing/apart.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { type Colour, colours, faceOf } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const totalMove = { turns: 'total-move' } as const

/** Three players: seat 0 has green and yellow, seat 1 black and blue, seat 2 white and red. */
const table = () => carsApart(totalMove)

/** The seats in the order in which their cards are carried out. */
const shown = (table: TopRaceTable) =>
  table
    .told('cards-shown')
    .at(-1)
    ?.plays.map(({ seat }) => seat)

/** Each seat plays this card, and holds B10, B11 or B12 besides. */
function holding(table: TopRaceTable, ...cards: string[]): TopRaceTable {
  for (const [seat, card] of cards.entries()) table.hand(seat, card, `B${10 + seat}`)
  return table.play(...cards)
}

test('TR-TOTAL-02: all players choose one card each at the same time, hidden until everybody has chosen', () => {
  const hands = table().hand(0, 'D1', 'X1').hand(1, 'D2', 'X2').hand(2, 'D3', 'X3')
  expect([hands.phase, hands.pending]).toEqual(['choose', [0, 1, 2]])
  expect([0, 1, 2].map((seat) => hands.offers(seat))).toEqual([
    ['D1', 'X1'],
    ['D2', 'X2'],
    ['D3', 'X3'],
  ])
  expect(() => hands.play('D1', 'D2')).toThrow(illegal)
  expect([hands.events, hands.state.shown, hands.held(0)]).toEqual([[], [], ['D1', 'X1']])
  hands.play('D1', 'D2', 'D3').playOn('choose')
  expect([hands.pending, [0, 1, 2].map((seat) => hands.held(seat))]).toEqual([
    [0, 1, 2],
    [['X1'], ['X2'], ['X3']],
  ])
})

test('TR-TOTAL-03: the cards are revealed together and then carried out one after another, the highest sum first', () => {
  const played = holding(table(), 'E1', 'B3', 'D6')
  expect(played.events.slice(0, 2).map(({ type }) => type)).toEqual(['cards-shown', 'card-played'])
  expect(shown(played)).toEqual([1, 0, 2])
  played.playOn('choose')
  expect(played.told('card-played').map(({ seat, card }) => [seat, faceOf(card).id])).toEqual([
    [1, 'B3'],
    [0, 'E1'],
    [2, 'D6'],
  ])
  // A card is done before the next begins.
  const moved = played.events.map((event) => (event.type === 'car-moved' ? event.seat : -1)).filter((seat) => seat >= 0)
  expect(moved).toEqual([1, 1, 1, 1, 0, 0, 2])
})

test('TR-TOTAL-04: the sum includes wild numbers and rows of finished cars', () => {
  const sums = (cards: readonly string[], home: readonly Colour[] = []) => {
    const plays = holding(table().finished(...home), ...cards).told('cards-shown')[0]?.plays ?? []
    return plays.map(({ card, sum }) => [faceOf(card).id, sum])
  }
  expect(sums(['C1', 'A1', 'B3'])).toEqual([
    ['A1', 21],
    ['C1', 13],
    ['B3', 13],
  ])
  expect(sums(['E1', 'D1', 'X2'])).toEqual([
    ['X2', 10],
    ['E1', 7],
    ['D1', 5],
  ])
  expect(sums(['X6', 'W', 'E2']).map(([card]) => card)).toEqual(['X6', 'E2', 'W'])
  // A1: green 6, black 5, white 4, yellow 3, blue 2, red 1. Only 6 of them still move something.
  expect(sums(['A1', 'X3', 'D5'], ['green', 'black', 'white'])).toEqual([
    ['A1', 21],
    ['X3', 10],
    ['D5', 5],
  ])
  expect(sums(['X1', 'E6', 'D5'], ['green'])).toEqual([
    ['X1', 10],
    ['E6', 7],
    ['D5', 5],
  ])
})

describe('of equal sums', () => {
  /** Everybody plays a five. */
  const fives = (table: TopRaceTable) => shown(holding(table, 'D1', 'D2', 'D3'))

  test('TR-TOTAL-05: the player whose car is farther from the finish plays first', () => {
    const one = (green: string, black: string, white: string) =>
      fives(table().finished('yellow', 'blue', 'red').put('green', green).put('black', black).put('white', white))
    expect(one('20a', '30a', '10a')).toEqual([2, 0, 1])
    expect(one('30a', '10a', '20a')).toEqual([1, 2, 0])
    expect(one('57a', '54b', '55c')).toEqual([1, 2, 0])
    // Whoever is still on the grid is farthest of all.
    expect(fives(table().put('green', '68a', 0).put('yellow', '67a', 0))).toEqual([0, 1, 2])
  })

  test('TR-TOTAL-06: for a player with several cars still racing the one nearest the finish decides', () => {
    const best = table().put('green', '50a').put('yellow', '2b').put('black', '40a').put('blue', '39a')
    expect(fives(best.put('white', '30a').put('red', '31a'))).toEqual([2, 1, 0])
    // Yellow is home and does not count any more.
    const home = table().finished('yellow').put('green', '2b').put('white', '12a').put('red', '13a')
    expect(fives(home)).toEqual([0, 2, 1])
  })

  test('TR-TOTAL-07: if that is equal too, the player whose car is on the outer lane plays first', () => {
    const level = (green: string, black: string, white: string) =>
      fives(table().finished('yellow', 'blue', 'red').put('green', green).put('black', black).put('white', white))
    expect(level('48a', '48b', '48c')).toEqual([2, 1, 0])
    expect(level('48b', '48c', '48a')).toEqual([1, 0, 2])
    expect(level('57c', '57a', '57b')).toEqual([0, 2, 1])
  })

  test('TR-TOTAL-08: judged by the positions at the moment the cards are revealed', () => {
    // B7: red 6, yellow 4, black 2, blue 1. It takes black ahead of green, after they were compared.
    const judged = table().finished('blue', 'yellow').put('black', '20b').put('green', '21a').hand(2, 'B7', 'X3')
    judged.hand(0, 'D1', 'X1').hand(1, 'D2', 'X2').play('D1', 'D2', 'B7').playOn('choose')
    expect(judged.told('card-played').map(({ seat }) => seat)).toEqual([2, 1, 0])
    const after = judged.told('car-moved').find(({ car, spaces }) => car === colours.indexOf('black') && spaces === 2)
    expect(after?.path.length).toBe(2)
  })

  test('TR-R12: a tie that is left goes to the one who is behind in the standings', () => {
    const cars = () => table().finished('yellow', 'blue', 'red').put('white', '50a')
    // One of them broke down on the space where the other now stands, and is behind it.
    expect(fives(cars().put('green', '30a').brokenDown('black', '30a'))).toEqual([1, 0, 2])
    expect(fives(cars().put('black', '30a').brokenDown('green', '30a'))).toEqual([0, 1, 2])
    expect(fives(cars().brokenDown('green', '30a').brokenDown('black', '30a'))).toEqual([1, 0, 2])
  })
})

test('TR-TOTAL-09: a pair counts as sum 0', () => {
  const played = holding(table(), 'S1', 'D2', 'W')
  expect(shown(played)).toEqual([1, 2, 0])
  expect(played.told('cards-shown')[0]?.plays.map(({ sum }) => sum)).toEqual([5, 5, 0])
})

describe('a chosen card is put away without effect', () => {
  test('TR-TOTAL-10: if it is a pair that has become unplayable', () => {
    const played = table().put('red', '68a').hand(0, 'S1', 'X1').hand(1, 'D6', 'X2').hand(2, 'D3', 'X3')
    played.play('S1', 'D6', 'D3').playOn('choose')
    expect(played.told('card-discarded')).toMatchObject([{ seat: 0, why: 'unplayable' }])
    expect([played.where('red'), played.where('blue'), played.held(0)]).toEqual(['home', '33a', ['X1']])
  })

  test('TR-TOTAL-10: if the last car of its player came home meanwhile', () => {
    const played = table()
      .finished('red')
      .put('white', '68a')
      .put('blue', '33a')
      .hand(0, 'X3', 'X1')
      .hand(1, 'D2', 'X2')
      .hand(2, 'D5', 'D3')
    played.play('X3', 'D2', 'D5').playOn('choose')
    expect(played.told('card-discarded')).toMatchObject([{ seat: 2, why: 'home' }])
    expect([played.where('white'), played.where('blue'), played.pending]).toEqual(['home', '33a', [0, 1]])
  })
})

test('TR-TOTAL-11: cars that cross the finish take their prizes, and the race lasts until all are home or no cards are left', () => {
  const played = holding(table().put('red', '68a'), 'D6', 'D2', 'D3')
  played.playOn('choose')
  expect([played.where('red'), played.gain(2), played.phase]).toEqual(['home', 200, 'choose'])
  expect(played.play('B10', 'B11', 'B12').playOn().told('race-ended')).toMatchObject([{ finished: 1 }])
  const last = table().finished('red', 'blue', 'yellow', 'white').put('green', '68a').put('black', '68b')
  last.hand(0, 'D1', 'X1').hand(1, 'D2', 'X2').play('D1', 'D2')
  expect([last.phase, last.told('race-ended')]).toEqual(['over', [expect.objectContaining({ finished: 6 })]])
  for (const seed of ['a', 'b', 'c']) {
    const match = auction(3, { ...totalMove, races: 1 }, seed).playOn()
    const [{ finished } = { finished: -1 }] = match.told('race-ended')
    expect(finished === 6 || match.state.hands.flat().every((card) => faceOf(card).pair)).toBe(true)
  }
})
