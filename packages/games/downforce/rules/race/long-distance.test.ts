import { expect, test } from 'vitest'
import { driven, steps } from '../../testing/road.ts'
import { type DownforceTable, race, type SpaceName } from '../../testing/table.ts'
import type { Colour } from '../cards.ts'
import { betPay } from '../money/scoring.ts'
import type { Options } from '../options.ts'
import { raceOrder } from './race-order.ts'

const long: Partial<Options> = { format: 'long-distance' }

/** Each of three players owns one car; the others, nobody’s, are still on the first straight. */
const longRace = (options = long): DownforceTable =>
  race(3, options)
    .owns(0, 'red')
    .owns(1, 'blue')
    .owns(2, 'yellow')
    .put('black', '2a')
    .put('green', '2b')
    .put('orange', '2c')

/** Seat 0 plays the last card of all, which moves nothing that counts. */
function end(cars: readonly (readonly [Colour, SpaceName, number])[]): (readonly [number, number])[] {
  const table = longRace()
    .hand(0, 'D1')
    .hand(1)
    .hand(2)
    .arrange((state) => (state.speed8 = [[], [], []]))
  for (const [colour, spot, lap] of cars) table.put(colour, spot, lap)
  const ranking = table.play('D1').playOn().ranking() ?? []
  return ranking.map(({ place, seat }) => [place, seat] as const)
}

test('DF-LONG-01: crossing the finish line places no car and removes none: it drives on with its remaining steps', () => {
  const table = longRace()
    .put('red', '57a')
    .put('blue', '9a')
    .put('yellow', '9b')
    .put('black', '14a')
    .put('green', '14b')
  table.hand(0, 'D6', 'D1').play('D6').to('5a')
  expect(driven(table)).toEqual(['red 57a 58a 2a 3a 4a 5a'])
  expect([table.told('car-finished'), table.state.finished, table.state.lap[4]]).toEqual([[], [], 2])
})

test('DF-LONG-02: the race ends only when all players’ speed cards, Speed-8 cards included, have been played', () => {
  const table = longRace().put('red', '58a').put('blue', '58b').put('yellow', '58c')
  table.hand(0, 'D6').hand(1, 'D5').hand(2, 'D4').play('D6').playOn('card')
  expect([table.told('hand-discarded'), table.pending]).toEqual([[], [1]])
  for (const card of ['D5', 'D4', '8-red', '8-blue']) table.play(card).playOn('card')
  expect([table.phase, table.pending, table.offers()]).toEqual(['card', [2], ['8-yellow']])
  expect(table.play('8-yellow').playOn('over').phase).toBe('over')
  expect([table.told('card-played').length, table.told('hand-discarded')]).toEqual([6, []])

  const match = race(4, long).playOn()
  expect(match.told('card-played')).toHaveLength(4 * 10)
})

test('DF-LONG-03: the player who controls the car farthest ahead wins', () => {
  expect(
    end([
      ['red', '24a', 1],
      ['blue', '42a', 1],
      ['yellow', '18a', 1],
    ]),
  ).toEqual([
    [1, 1],
    [2, 0],
    [3, 2],
  ])
})

test('DF-LONG-04: farther ahead means more laps first, then the front farther along the lap', () => {
  const [winner] = end([
    ['red', '50a', 1],
    ['blue', '9a', 2],
    ['yellow', '57c', 1],
  ])
  expect(winner).toEqual([1, 1])
  // 49a begins behind 47c and 46b, but its front is ahead.
  const [front] = end([
    ['red', '47c', 1],
    ['blue', '49a', 1],
    ['yellow', '46b', 1],
  ])
  expect(front).toEqual([1, 1])
  // A car that has not left the grid has driven nothing, though it stands at the end of the lap.
  const [started] = end([
    ['red', '58a', 0],
    ['blue', '57a', 0],
    ['yellow', '9b', 1],
  ])
  expect(started).toEqual([1, 2])
})

test('DF-LONG-05: cars level in lap and front are separated by lane: the one nearer the inside is ahead', () => {
  const seats = (red: SpaceName, blue: SpaceName, yellow: SpaceName) =>
    end([
      ['red', red, 2],
      ['blue', blue, 2],
      ['yellow', yellow, 2],
    ]).map(([, seat]) => seat)
  expect(seats('40c', '40a', '40b')).toEqual([1, 2, 0])
  expect(seats('49b', '49c', '49a')).toEqual([2, 0, 1])
})

test('DF-LONG-06: cars on different laps share the same spaces and block each other', () => {
  const table = longRace().put('red', '34a', 2).put('blue', '36a', 1).put('yellow', '9a').hand(0, 'D6', 'D1').play('D6')
  expect([table.where('red'), steps(table)]).toEqual(['35a', ['red 1']])
  expect(table.told('car-moved')).toMatchObject([{ lost: 4, blockers: [1] }])
})

test('DF-R32: long distance has no betting rounds, prices do not count, and an unowned car farthest ahead does not win', () => {
  const betting = race(3, { ...long, betting: 'on' })
    .put('red', '17a')
    .hand(0, 'D6', 'D1')
    .play('D6')
  expect([betting.where('red'), betting.phase, betting.told('line-crossed')]).toEqual(['22a', 'card', []])
  const match = race(3, { ...long, betting: 'on' }).playOn()
  expect([match.told('bet-made'), match.told('bets-shown'), match.told('money-counted')]).toEqual([[], [], []])

  // Blue was dear, black is nobody’s.
  const table = longRace().paid('blue', 6).put('blue', '42a').put('red', '39a').put('yellow', '9a').put('black', '50a')
  table
    .arrange((state) => (state.speed8 = [[], [], []]))
    .hand(0, 'D3')
    .hand(1)
    .hand(2)
    .play('D3')
    .playOn()
  expect(table.ranking()?.map(({ place, seat }) => [place, seat])).toEqual([
    [1, 1],
    [2, 0],
    [3, 2],
  ])
})

/** Raced for money: seat 0 plays the last card of all, after which nothing moves. */
function forMoney(
  cars: readonly (readonly [Colour, SpaceName, number])[],
  options: Partial<Options> = {},
): DownforceTable {
  const table = longRace({ format: 'long-distance-money', ...options })
    .hand(0, 'D1')
    .hand(1)
    .hand(2)
    .arrange((state) => (state.speed8 = [[], [], []]))
  for (const [colour, spot, lap] of cars) table.put(colour, spot, lap)
  return table
}

test('DF-LONG-07: for money, the places by distance pay like those of any race, prices are taken off, and the most money wins', () => {
  const table = forMoney([
    ['black', '50a', 1],
    ['blue', '42a', 1],
    ['red', '39a', 1],
    ['yellow', '9a', 1],
  ])
  table.paid('blue', 6).arrange((state) => (state.crossed = [0, 1, 2]))
  table
    .arrange((state) => (state.odds = [[], [], []]))
    .play('D1')
    .playOn()
  expect([table.state.finished, table.told('car-finished')]).toEqual([[], []])
  // Black, nobody's, comes first; blue was dear.
  expect(table.told('money-counted').map(({ race: won, prices, winnings }) => [won, prices, winnings])).toEqual([
    [6, 0, 6],
    [9, 6, 3],
    [4, 0, 4],
  ])
  expect(table.ranking()?.map(({ place, seat, score }) => [place, seat, score])).toEqual([
    [1, 0, 6],
    [2, 2, 4],
    [3, 1, 3],
  ])
  expect(table.account(1).cars).toMatchObject([{ place: 2, money: 9, price: 6 }])
})

test('DF-LONG-08: for money, the first crossing of each line brings a bet, later laps none, and bets pay by distance', () => {
  const money = { format: 'long-distance-money' } as const
  const first = longRace(money).put('red', '17a').put('blue', '9a').put('yellow', '9b').hand(0, 'D6', 'D1').play('D6')
  expect([first.where('red'), first.phase]).toEqual(['22a', 'bet'])
  first.bet('red', 'blue', 'black').playOn()
  expect(first.told('line-crossed').map(({ line }) => line)).toEqual([0, 1, 2])
  expect(first.told('bet-made')).toHaveLength(9)
  for (const seat of [0, 1, 2]) {
    const { bets } = first.account(seat)
    for (const [line, { car, place, money: paid }] of bets.entries()) {
      expect(raceOrder(first.state)[place - 1]).toBe(car)
      expect(paid).toBe(betPay[line]?.[place - 1] ?? 0)
    }
  }
})
