import type { Seat } from '@paddock/kernel'
import { decides as decidesAt, winsAgainstRandom } from '@paddock/racing/testing'
import { expect, test } from 'vitest'
import { type Colour, colours } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { auction, type DownforceTable, type Places, race, road } from '../testing/index.ts'
import { instinct } from './instinct.ts'

/** What the seat that is asked decides, in short: a card, a colour, a space. */
function decides(table: DownforceTable, seat?: Seat): string {
  return decidesAt(instinct, table, seat)
}

/** How many of so many matches one instinct wins against random choices. */
function wins(seats: number, matches: number, options: Partial<Options> = {}): number {
  return winsAgainstRandom(instinct, (seed) => auction(seats, options, seed), seats, matches)
}

test('one instinct wins at least 34 of 40 matches against three random players; chance gives 10', () => {
  expect(wins(4, 40)).toBeGreaterThanOrEqual(34)
})

test.each<[number, number, Partial<Options>]>([
  [2, 19, { twoPlayerCunning: 'swap' }],
  [2, 19, { hand: 'three', powers: 'off' }],
  [3, 17, { format: 'long-distance', circuit: 'river-station' }],
  [4, 14, { format: 'long-distance-money', betting: 'odds' }],
  [4, 14, { game: 'beginner' }],
  [5, 14, { betting: 'odds', unownedCars: 'removed' }],
  [6, 12, { format: 'first-car', deck: 'plain42' }],
])('with %i seats it wins at least %i of 20 matches under %o', (seats, least, options) => {
  expect(wins(seats, 20, options)).toBeGreaterThanOrEqual(least)
})

/** Just these cars are left. Seat 0 owns red and is on turn, seat 1 owns blue; no Speed-8 is left and nobody bets. */
function duel(cars: Places, ...hand: string[]): DownforceTable {
  return road(cars)
    .owns(0, 'red')
    .owns(1, 'blue')
    .withoutSpeed8()
    .hand(0, ...hand)
}

test('the card is played that brings the own car home before the rival', () => {
  expect(decides(duel({ red: '56a', blue: '57c' }, 'D5', 'D6', 'D1'))).toBe('D6')
})

// From 4b a car goes by 5a into a dead end, as long as a car stands on 6a.
const pocket = { blue: '4b', black: '6a', red: '3a' } as const

test('a rival is led into a dead end', () => {
  expect(decides(duel(pocket, 'D5').play('D5'))).toBe('5a')
})

test('the own car is not led into a dead end', () => {
  expect(decides(duel({ red: '4b', black: '6a', blue: '3a' }, 'D6').play('D6'))).not.toBe('5a')
})

test('a Cunning owner keeps the own car out of the dead end on the card of another', () => {
  const table = duel(pocket, 'D5').power(1, 'cunning').play('D5')
  expect(table.pending).toEqual([1])
  expect(decides(table)).not.toBe('5a')
})

test('the rows are planned together: a rival is put where it leaves the way free for the own car', () => {
  // Red can only go by 18a. Carried out from below, B7 first moves blue by one, to 18a or 18b.
  const table = duel({ red: '17a', blue: '17b' }, 'B7').power(0, 'tricky')
  expect(decides(table)).toBe('B7')
  expect(decides(duel({ red: '17a', blue: '17b' }, 'B7').power(0, 'tricky').play('B7', 'reversed'))).toBe('18b')
})

test('Tricky lets the car in front go first where it stands in the own one’s way', () => {
  // Red is behind blue in the narrow part: upright, the six spaces of red are lost.
  expect(decides(duel({ red: '20a', blue: '21a', green: '2a' }, 'A2').power(0, 'tricky'))).toBe('A2 reversed')
})

test('Strategic skips the row that would bring a rival home', () => {
  expect(decides(duel({ red: '50a', blue: '57a' }, 'B8').power(0, 'strategic').play('B8'))).toBe('skip')
})

test('a wild goes to the own car', () => {
  expect(decides(duel({ red: '56a', blue: '57a', green: '40a' }, 'W').play('W'))).toBe('red')
})

test('Determined takes the two spaces, Aggressive the one, where the way is free', () => {
  // From 38a five spaces lead to 43a, and two more into the corner.
  const bonus = duel({ red: '38a', blue: '36a' }, 'D6').power(0, 'determined').play('D6').to('43a')
  expect(bonus.phase).toBe('bonus')
  expect(decides(bonus)).not.toBe('stay')
  const aggressive = duel({ red: '9a', blue: '2a' }, 'D6').power(0, 'aggressive').play('D6')
  expect(decides(aggressive)).toMatch(/more$/)
})

test('the bet goes to the car that is about to win', () => {
  const spots: Record<Colour, string> = {
    black: '9a',
    blue: '10a',
    green: '11a',
    orange: '12a',
    red: '13a',
    yellow: '57b',
  }
  const table = race(3).owns(0, 'red').owns(1, 'blue').owns(2, 'green')
  for (const colour of colours) table.put(colour, spots[colour])
  expect(decides(table.bettingAt(2), 0)).toBe('yellow')
})

/** Seat 0 could bid six for green, which stands on this place of the grid. */
function greenOnOffer(place: number): DownforceTable {
  const others: Colour[] = colours.filter((colour) => colour !== 'green')
  return auction(4)
    .lot('green', 'strategic')
    .hand(0, 'B2', 'B11', 'C5', 'D5')
    .onGrid(...others.toSpliced(place, 0, 'green'))
}

test('six millions are bid for the pole, not for the last place of the grid', () => {
  expect(['B2', 'B11']).toContain(decides(greenOnOffer(0), 0))
  expect(decides(greenOnOffer(5), 0)).toBe('D5')
})

test('of two powers the one is kept that suits the cars owned', () => {
  const table = race(3).owns(0, 'red', 'blue').power(0, 'strategic', 'aggressive')
  table.hand(0, 'A2', 'A3', 'B4', 'B7', 'B3').keepingPowers()
  expect(decides(table, 0)).toBe('aggressive')
})
