import { defaultOptions, Rng } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { carsApart, gains, lastCard } from '../../testing/apart.ts'
import type { SpaceName } from '../../testing/spaces.ts'
import { auction, TopRaceTable } from '../../testing/table.ts'
import { type Colour, carCalled } from '../cards.ts'
import { topRace } from '../game.ts'

const long = { distance: 'long' } as const
const lapOf = (table: TopRaceTable, colour: Colour) => table.state.lap[carCalled(colour)]

test('TR-LONG-01, TR-R9: all 48 cards are dealt; with 5 players the three left of the controller have 10 and the others 9', () => {
  for (const [players, each] of [
    [2, 24],
    [3, 16],
    [4, 12],
    [6, 8],
  ] as const) {
    const { hands, box } = auction(players, long).state
    expect([hands.map(({ length }) => length), box]).toEqual([new Array(players).fill(each), []])
  }
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const options = { ...defaultOptions(topRace.meta), ...long }
    const { hands, box, controller } = new TopRaceTable(5, options, Rng.fromSeed(seed)).state
    const clockwise = [1, 2, 3, 4, 5].map((left) => hands[(controller + left) % 5]?.length)
    expect([clockwise, box]).toEqual([[10, 10, 10, 9, 9], []])
  }
})

test('TR-LONG-02: cars drive on past the finish into the next lap, and rows of cars beyond the line are carried out', () => {
  // B3: blue 6, white 4, green 2, red 1.
  const table = carsApart(long)
    .put('green', '11b')
    .put('red', '68b')
    .hand(0, 'B3', 'D6')
    .play('B3')
    .to('39a')
    .to('24b')
    .to('13b')
  expect(table.offers()).toEqual(['2a', '2b', '2c'])
  table.to('2a')
  expect([table.where('red'), lapOf(table, 'red'), table.told('car-finished')]).toEqual(['2a', 2, []])
  expect(table.onTurn(0).play('D6').to('7b').where('red')).toBe('7b')
})

test('TR-LONG-03: no car and no player leaves the race early; it ends when every card has been played', () => {
  // Both cars of seat 0 are beyond the line.
  const table = carsApart(long).put('green', '68a').put('yellow', '2c', 2).hand(0, 'D1', 'D4').play('D1').to('6b')
  expect([table.held(0), table.state.space.includes(-1)]).toEqual([['D4'], false])
  table.playOn()
  expect([table.state.hands.flat(), table.told('car-finished'), table.told('hand-discarded')]).toEqual([[], [], []])
  for (const players of [2, 4, 5, 6]) {
    const match = auction(players, { ...long, races: 1 }).playOn()
    expect([match.state.results[0]?.discard.length, match.told('card-played').length]).toEqual([48, 48])
    expect(match.told('race-ended')).toMatchObject([{ finished: 0 }])
  }
})

test('TR-LONG-04: the car that got farthest is first, and the prizes are paid only at the end', () => {
  const table = carsApart(long)
    .put('green', '2a', 2)
    .put('black', '66a')
    .hand(0, 'D4', 'D1')
    .hand(1, 'D2')
    .hand(2)
    .play('D4')
  table.play('D2').to('4b')
  expect([gains(table), table.phase]).toEqual([[0, 0, 0], 'card'])
  table.play('D1').to('7a')
  expect(table.order()).toEqual(['green', 'black', 'red', 'blue', 'yellow', 'white'])
  expect(gains(table)).toEqual([200 + 30, 150 + 60, 100 + 10])
})

test('TR-LONG-05: of two cars in the same lap and front column the one on the inner lane is ahead', () => {
  const end = (...cars: (readonly [Colour, SpaceName, number])[]) => {
    const table = carsApart(long).put('green', '2c')
    for (const [colour, spot, lap] of cars) table.put(colour, spot, lap)
    return lastCard(table, 'D1').play('D1').playOn().order().slice(0, 3)
  }
  expect(end(['white', '4c', 2], ['yellow', '4a', 2], ['blue', '4b', 2])).toEqual(['yellow', 'blue', 'white'])
  expect(end(['white', '9b', 2], ['yellow', '9a', 2], ['blue', '10b', 2])).toEqual(['blue', 'yellow', 'white'])
  // The lap counts before the column, and the column before the lane.
  expect(end(['white', '4a', 1], ['yellow', '4c', 2], ['blue', '5c', 2])).toEqual(['blue', 'yellow', 'red'])
})

test('TR-LONG-06: a player without cards is passed over while others still hold cards', () => {
  const table = carsApart(long).hand(0, 'D4', 'D5').hand(1).hand(2, 'D6').play('D4')
  expect(table.pending).toEqual([2])
  expect(table.play('D6').to('51b').pending).toEqual([0])
})

test('TR-LONG-07: a pair stays playable for cars beyond the line', () => {
  const beyond = () => carsApart(long).put('red', '20b', 2).put('blue', '5a', 2).hand(0, 'S1', 'D1')
  expect(beyond().offers()).toEqual(['S1', 'D1'])
  const level = beyond().play('S1').accelerate()
  expect([level.where('blue'), lapOf(level, 'blue')]).toEqual(['20c', 2])
  expect(beyond().play('S1').breakDown().where('red')).toBe('off')
})

test('TR-LONG-07: a car that accelerates by more than a lap is in the lap of the other car', () => {
  for (const [from, lap] of [
    ['5a', 1],
    ['68a', 0],
    ['66a', 1],
    ['25a', 1],
  ] as const) {
    const table = carsApart(long)
      .put('red', '20b', 2)
      .put('blue', from, lap)
      .hand(0, 'S1', 'D5')
      .play('S1')
      .accelerate()
    expect([table.where('blue'), lapOf(table, 'blue')]).toEqual(['20c', 2])
  }
  // Its own space of a lap ago is not in its way, even on the single lane.
  const round = carsApart(long).put('red', '33b', 2).put('blue', '30a').hand(0, 'S1', 'D5').play('S1').accelerate()
  expect([round.where('blue'), lapOf(round, 'blue')]).toEqual(['33a', 2])
})
