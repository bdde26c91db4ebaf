/** The worked examples of the rulebook, with its own figures. */
import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import type { Options } from './options.ts'
import { spaceNumber } from './track.ts'

/** The points of all cars of a match played to its end, from the first place to the last. */
function pointsByPlace(players: number, options: Partial<Options> = {}): number[] {
  const match = table(players, options).playOut()
  const left = [...match.told('car-eliminated'), ...match.told('final-won')]
  return left.map(({ points }) => points).reverse()
}

test('FF-EX-01: a car on a space 2 that moves 6 ends on the space 8 of the same section', () => {
  const race = table(3).put('red 1', 12).drive('blue-6')
  expect(race.where('red 1')).toBe(18)
  expect(spaceNumber(race.where('red 1'))).toBe(8)
})

test('FF-EX-02: a car on a space 9 that moves 8 ends on the space 7 of the next section', () => {
  const race = table(3).put('red 1', 9).drive('blue-8')
  expect(race.where('red 1')).toBe(17)
  expect(spaceNumber(race.where('red 1'))).toBe(7)
})

test('FF-EX-03: 5 players have 15 cars and drive 14 races', () => {
  const match = table(5)
  expect(match.order()).toHaveLength(15)
  expect(match.playOut().race).toBe(14)
})

test('FF-EX-04: 6 players have 12 cars and drive 11 races', () => {
  const match = table(6)
  expect(match.order()).toHaveLength(12)
  expect(match.playOut().race).toBe(11)
})

test('FF-EX-05: after one extra turbo a player has 4 cards to choose from', () => {
  const race = table(3)
    .put('red 1', 20)
    .put('red 2', 10)
    .hand('red', ['red-2', 'turbo', 'red-3', 'red-4', 'red-5'])
    .pile(['red-6', 'red-7'])
  race.play('red-2', 'turbo')
  expect(race.mover()).toBe('red 2')
  expect(race.offers()).toEqual(['red-3', 'red-4', 'red-5', 'red-6'])
})

test('FF-EX-06: two turbos together move the car 5 + 5 = 10', () => {
  expect(table(3).put('red 1', 4).drive('turbo', 'turbo').where('red 1')).toBe(14)
})

test('FF-EX-07: with 3 players and 9 cars, first to last place earn 12, 9, 7, 6, 5, 4, 3, 2, 1', () => {
  expect(pointsByPlace(3)).toEqual([12, 9, 7, 6, 5, 4, 3, 2, 1])
})

test('FF-EX-08: with 4 players and 12 cars, first to last place earn 15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1', () => {
  expect(pointsByPlace(4)).toEqual([15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('FF-EX-09: with 5 players and 15 cars, first to last place earn 18, 15, 13, 12, 11, 10, …, 1', () => {
  expect(pointsByPlace(5)).toEqual([18, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('FF-EX-10: with 6 players and 12 cars, first to last place earn 15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1', () => {
  expect(pointsByPlace(6)).toEqual([15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('FF-EX-11: if the last car eliminated before the final earned X, the finalists earn X + 2 and X + 5', () => {
  for (const players of [3, 4, 5, 6]) {
    const [winner, loser, x = 0] = pointsByPlace(players)
    expect([loser, winner]).toEqual([x + 2, x + 5])
  }
})

test('FF-SET-10: 5 players may drive 2 cars each: 10 cars, 9 races, and 13, 10, 8, 7, 6, 5, 4, 3, 2, 1 points', () => {
  const match = table(5, { cars: 'two-with-five' })
  expect(match.order().toSorted()).toEqual(
    ['black', 'blue', 'green', 'red', 'yellow'].flatMap((colour) => [`${colour} 1`, `${colour} 2`]),
  )
  expect(match.playOut().race).toBe(9)
  expect(pointsByPlace(5, { cars: 'two-with-five' })).toEqual([13, 10, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(table(4, { cars: 'two-with-five' }).order()).toHaveLength(12)
})
