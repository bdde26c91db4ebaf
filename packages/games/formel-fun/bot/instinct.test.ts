import { decides } from '@paddock/racing/testing'
import { expect, test } from 'vitest'
import { type FormelFunTable, table } from '../testing/table.ts'
import { instinct } from './instinct.ts'

/** What the instinct of the seat on turn plays here. */
function plays(race: FormelFunTable): string {
  return decides(instinct, race)
}

test('a car on a space whose number is in the hand drives by that number', () => {
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('red 1', 9).put('blue 1', 12).put('green 1', 13)
  race.hand('red', ['red-9', 'red-2', 'red-3', 'red-4', 'red-5']).onTurn('red 1')
  expect(plays(race)).toBe('red-9')
})

test('between two cards that go equally far, the one is kept that fits the space ahead', () => {
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('red 1', 5).put('blue 1', 12).put('green 1', 2)
  // Three spaces lead to an 8, where red 8 drives eight.
  race.hand('red', ['red-8', 'red-7', 'red-7', 'red-7', 'red-7']).onTurn('red 1')
  expect(plays(race)).toBe('red-7')
})

test('a turbo is spent when a car is about to go out', () => {
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('red 1', 20).put('blue 1', 33).put('green 1', 27)
  race.hand('red', ['blue-6', 'turbo', 'red-3', 'red-4', 'red-5']).onTurn('red 1')
  expect(plays(race)).toBe('blue-6 + turbo')
})

test('a turbo is kept while the car is safe', () => {
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('red 1', 20).put('blue 1', 3).put('green 1', 2)
  race.hand('red', ['blue-6', 'turbo', 'red-3', 'red-4', 'red-5']).onTurn('red 1')
  expect(plays(race)).not.toContain('+ turbo')
})

test('the trap of red 1 on a space 1 is seen', () => {
  const race = table(3).only('red 1', 'blue 1', 'green 1').put('red 1', 11).put('blue 1', 15).put('green 1', 14)
  race.hand('red', ['red-1', 'blue-7', 'red-3', 'red-4', 'red-5']).onTurn('red 1')
  expect(plays(race)).toBe('blue-7')
})
