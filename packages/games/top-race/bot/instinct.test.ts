import type { Seat } from '@paddock/kernel'
import { decides as decidesAt, winsAgainstRandom } from '@paddock/racing/testing'
import { expect, test } from 'vitest'
import { colours } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { road } from '../testing/road.ts'
import { auction, type Places, race, type TopRaceTable } from '../testing/table.ts'
import { instinct } from './instinct.ts'

/** What the seat that is asked decides, in short: a sum, a card, a colour, a space. */
function decides(table: TopRaceTable, seat?: Seat): string {
  return decidesAt(instinct, table, seat)
}

/** How many of so many matches one instinct wins against random choices. */
function wins(seats: number, matches: number, options: Partial<Options> = {}): number {
  return winsAgainstRandom(instinct, (seed) => auction(seats, options, seed), seats, matches)
}

test('one instinct wins at least 28 of 30 matches against three random players; chance gives 7.5', () => {
  expect(wins(4, 30)).toBeGreaterThanOrEqual(28)
})

test.each<[number, number, Partial<Options>]>([
  [4, 11, { bets: 'on' }],
  [2, 11, { cards: 'lucky' }],
  [3, 11, { auction: 'open-hands', bets: 'on' }],
  [3, 11, { distance: 'tokens' }],
  [4, 11, { distance: 'long', rows: 'free' }],
  [4, 11, { turns: 'total-move' }],
  [5, 10, { cards: 'bingo' }],
  [6, 10, { moves: 'blocking' }],
])('with %i seats it wins at least %i of 12 matches under %o', (seats, least, options) => {
  expect(wins(seats, 12, options)).toBeGreaterThanOrEqual(least)
})

test('in a children’s race, mostly a matter of luck, it wins at least 32 of 60 matches; chance gives 20', () => {
  expect(wins(3, 60, { game: 'children' })).toBeGreaterThanOrEqual(32)
})

/** Just these cars are left. Seat 0 owns red and is on turn, seat 1 owns blue, seat 2 all others. */
function duel(cars: Places, ...hand: string[]): TopRaceTable {
  const table = road(cars).owns(2, ...colours)
  return table
    .owns(0, 'red')
    .owns(1, 'blue')
    .hand(0, ...hand)
}

test('the card is played that brings the own car home before the rival', () => {
  expect(decides(duel({ red: '65a', blue: '66c' }, 'D5', 'D6', 'D1'))).toBe('D6')
})

test('a card that helps only a rival is played while that rival is stuck', () => {
  // In the hairpin blue stands right behind black: its ten is lost.
  const stuck = { red: '2a', black: '30a', blue: '29a' } as const
  expect(decides(duel(stuck, 'X5', 'D2'))).toBe('X5')
})

test('a wild goes to the own car', () => {
  expect(decides(duel({ red: '60c', blue: '61b', green: '46a' }, 'W').play('W'))).toBe('red')
})

test('a card that brings a rival on is kept while another brings the own car home', () => {
  expect(decides(duel({ red: '65a', blue: '46a', black: '30a' }, 'D5', 'X6', 'W'))).toMatch(/^(X6|W)$/)
})

test('the own car, far behind its partner, catches up', () => {
  const table = duel({ red: '11a', blue: '60c', black: '20a', green: '22a' }, 'S1', 'D6').play('S1')
  expect(decides(table)).toBe('accelerate')
})

test('a rival far in front of the own car breaks down, when the way is blocked', () => {
  // Red cannot get past black, which stands in the hairpin.
  const table = duel({ red: '29a', black: '30a', blue: '60c', green: '2a' }, 'S1', 'D6').play('S1')
  expect(decides(table)).toBe('break-down')
})

test('a pair is used for the own car and not for that of a rival', () => {
  const table = duel({ red: '60c', blue: '11a', black: '20a', green: '22a' }, 'S1', 'D6')
  expect(decides(table)).toBe('D6')
})

test('in free order the car in the way goes first', () => {
  // Red is right behind green in the hairpin: its six spaces would be lost.
  const table = road({ red: '29a', green: '30a', blue: '2a' }, { rows: 'free' }).owns(2, ...colours)
  table.owns(0, 'red').owns(1, 'blue').hand(0, 'B4', 'D6').play('B4')
  expect(decides(table)).toBe('row 1')
})

test('in a blocking race the own car stops in the bottleneck, right before its rival', () => {
  const table = road({ red: '26a', blue: '27a' }, { moves: 'blocking' }).owns(2, ...colours)
  table.owns(0, 'red').owns(1, 'blue').hand(0, 'D5', 'D6').play('D5')
  expect(table.phase).toBe('move')
  expect(decides(table)).toBe('28a')
})

test('the bet goes to the car that is about to win, and not to one that may end last', () => {
  const table = race(3, { bets: 'on' }).put('yellow', '66b').put('red', '46a').put('blue', '24a')
  table.put('green', '6a').put('black', '7a').put('white', '9a')
  table.betting(2)
  for (const seat of [0, 1, 2]) expect(decides(table, seat)).toBe('yellow')
})

/** A hand that moves green often and far, and one that hardly moves it. */
const strong = ['A1', 'A2', 'B2', 'B11', 'C5', 'X1', 'D1', 'B4', 'B10', 'C4', 'W', 'E1']
const weak = ['B5', 'B6', 'B7', 'B8', 'C1', 'C2', 'X5', 'X6', 'D5', 'D6', 'D2', 'D3']

/** Green is on offer for 60,000, and seat 0 speaks. */
function greenFor60(...hand: string[]): TopRaceTable {
  return auction(4)
    .comingUp('green', 'black', 'white', 'yellow', 'blue', 'red')
    .hand(0, ...hand)
    .onOffer({ bid: 60, by: 2 })
}

test('a driver is worth more to a hand that moves the car', () => {
  expect(decides(greenFor60(...strong))).toBe('70')
  expect(decides(greenFor60(...weak))).toBe('pass')
})

test('nobody spends the last dollar of three races on one driver, but in the last race', () => {
  const table = greenFor60(...strong).purses(70)
  expect(decides(table)).toBe('pass')
  expect(decides(table.inRace(3))).toBe('70')
})

test('the front row is chosen as long as it is free', () => {
  const table = auction(4).comingUp('green', 'black', 'white', 'yellow', 'blue', 'red').bids(50, 'pass', 'pass', 'pass')
  expect(table.phase).toBe('grid')
  expect(['1a', '1b', '1c']).toContain(decides(table))
  expect(decides(table.onGrid('black', 'white', 'yellow'))).toMatch(/^0/)
})

test('a token stands nearer where the hand has less for the car', () => {
  const token = (...hand: string[]) => {
    const table = auction(4, { distance: 'tokens' }).comingUp('green', 'black', 'white', 'yellow', 'blue', 'red')
    return Number(
      decides(
        table
          .hand(0, ...hand)
          .bids(50, 'pass', 'pass', 'pass')
          .grid('1a'),
      ),
    )
  }
  const far = token(...strong)
  const near = token(...weak)
  expect(near).toBeLessThan(far)
  expect(far).toBeLessThan(30)
})

test('with open hands the hand is taken that suits a car best, and then this car', () => {
  const table = auction(3, { auction: 'open-hands' })
  table.openHand(1, ...strong).bids(60, 'pass', 'pass')
  expect(decides(table)).toBe('hand 1')
  expect(decides(table.pickHand(1))).toBe('green')
})
