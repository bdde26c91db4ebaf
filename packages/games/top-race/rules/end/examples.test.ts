/** The rulebook's table of distance tokens, from the auction to the purses. The secret bets are in bet-money.test.ts. */
import { expect, test } from 'vitest'
import { lastCard } from '../../testing/apart.ts'
import type { SpaceName } from '../../testing/spaces.ts'
import { auction, type TopRaceTable } from '../../testing/table.ts'
import { type Colour, carCalled, colours } from '../cards.ts'

interface Line {
  readonly token: number
  readonly spot: SpaceName
  readonly lap: number
}

/** White drives to its place, 24a, with the last card. */
const lines: Readonly<Record<Colour, Line>> = {
  white: { token: 3, spot: '19a', lap: 2 },
  yellow: { token: 15, spot: '17a', lap: 2 },
  red: { token: 14, spot: '17b', lap: 2 },
  green: { token: 10, spot: '7b', lap: 2 },
  blue: { token: -1, spot: '3c', lap: 2 },
  black: { token: -2, spot: '65c', lap: 1 },
}

/** Six players buy one car each and place its token; the race is played to its last card. */
function played(): TopRaceTable {
  const table = auction(6, { distance: 'tokens', races: 1 }).comingUp(...colours)
  for (const colour of colours) {
    while (table.phase === 'bid') table.bids(table.state.bidder < 0 ? 10 : 'pass')
    if (table.phase === 'grid') table.grid(table.offers()[0] ?? '')
    table.token(lines[colour].token)
  }
  for (const colour of colours) table.put(colour, lines[colour].spot, lines[colour].lap)
  return lastCard(table, 'D3').play('D3').to('24a')
}

/** Of one car: its place, where it ended, what prize and token brought, and what its owner has gained without the price. */
function row(colour: Colour) {
  const table = played()
  const car = carCalled(colour)
  const place = table.order().indexOf(colour) + 1
  const settled = table.told('token-settled').find((event) => event.car === car)
  const prize = table.told('prize-paid').find((event) => event.car === car)?.prize
  const owner = table.state.owner[car] ?? -1
  return [
    place,
    settled?.distance,
    prize,
    settled?.token,
    settled?.money,
    table.gain(owner) + (table.state.price[car] ?? 0),
  ]
}

test('TR-EX-03: white, 1st at +21 with its token at +3, earns 200,000 and +30,000, together 230,000', () => {
  expect(row('white')).toEqual([1, 21, 200, 3, 30, 230])
})

test('TR-EX-04: yellow, 2nd at +14 with its token at +15, earns 150,000 and −10,000, together 140,000', () => {
  expect(row('yellow')).toEqual([2, 14, 150, 15, -10, 140])
})

test('TR-EX-05: red, 3rd at +14 with its token at +14, earns 100,000 and +140,000, together 240,000', () => {
  expect(row('red')).toEqual([3, 14, 100, 14, 140, 240])
})

test('TR-EX-06: green, 4th at +6 with its token at +10, earns 60,000 and −40,000, together 20,000', () => {
  expect(row('green')).toEqual([4, 6, 60, 10, -40, 20])
})

test('TR-EX-07: blue, 5th at +2 with its token at −1, earns 30,000 and 0, together 30,000', () => {
  expect(row('blue')).toEqual([5, 2, 30, -1, 0, 30])
})

test('TR-EX-08: black, 6th at −4 with its token at −2, earns 10,000 and −20,000, together −10,000', () => {
  expect(row('black')).toEqual([6, -4, 10, -2, -20, -10])
})

test('TR-EX-09: yellow and red both end at +14, yellow on the inner lane, and yellow is 2nd and red 3rd', () => {
  const [yellow, red] = [row('yellow'), row('red')]
  expect([yellow[1], red[1], yellow[0], red[0]]).toEqual([14, 14, 2, 3])
  expect(played().order()).toEqual(['white', 'yellow', 'red', 'green', 'blue', 'black'])
})
