import { expect, test } from 'vitest'
import { type FormelFunTable, table } from '../testing/table.ts'
import { idleChoice, isSettled } from './idle.ts'

function idleAt(race: FormelFunTable): string | undefined {
  const { view, choices } = race.decision()
  const choice = choices[idleChoice(view, choices) ?? -1]
  return choice && `${choice.card}${choice.turbo ? ' + turbo' : ''}`
}

test('whoever alone has cars left is asked no more, and drives as far as can be', () => {
  const final = table(3).only('red 1', 'red 3').put('red 1', 4).put('red 3', 6).onTurn('red 1')
  expect(idleAt(final.hand('red', ['red-4', 'blue-7', 'red-9']))).toBe('blue-7')
  expect(idleAt(final.hand('red', ['red-4', 'turbo', 'red-9']))).toBe('red-4 + turbo')
  expect(idleAt(table(3).only('red 1', 'red 2', 'red 3').put('red 2', 12).onTurn('red 2'))).toBeDefined()
})

test('as long as anybody else drives, a card may cost a place', () => {
  expect(idleAt(table(3).only('red 1', 'red 2', 'blue 1').put('red 1', 20).onTurn('red 1'))).toBeUndefined()
  expect(idleAt(table(3).only('red 1', 'blue 1').put('red 1', 33).put('blue 1', 2).onTurn('red 1'))).toBeUndefined()
})

test.each(['team-points', 'last-car'] as const)(
  'whatever is played then, everyone has the same places and points: %s',
  (scoring) => {
    const ends = Array.from({ length: 30 }, (_, seed) => {
      const race = table(3, { scoring }, `settled ${seed}`)
      race.gone('green 1', 'blue 2', 'red 1', 'green 3', 'blue 1', 'green 2', 'blue 3')
      expect(isSettled(race.view(0))).toBe(true)
      return race.playOut().places()?.join('; ')
    })
    expect(new Set(ends).size).toBe(1)
    expect(ends[0]).toMatch(/^1\. red/)
  },
)
