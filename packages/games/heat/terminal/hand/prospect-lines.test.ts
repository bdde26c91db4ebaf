import { textOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import type { Action } from '../../rules/action.ts'
import { cardCalled } from '../../rules/cards.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { behind, inThird, turn } from '../../testing/turn.ts'
import { pictured } from '../testing/pictured.ts'
import { prospectLines } from './prospect-lines.ts'

function told(table: HeatTable, action: Action): string[] {
  return prospectLines(pictured(table.view(0), { choices: [action], chosen: 0 })).map(textOf)
}

test('a warning before a spin-out names the corner and the chance', () => {
  const table = race(2).put(0, 10).gear(0, 2).engine(0, 0).hand(0, 4, 4, 1).shift(2, 1)
  expect(told(table, { type: 'play', cards: [cardCalled(4), cardCalled(4)] })).toEqual([
    'Speed 8',
    'A≤7 1 heat',
    'The engine cannot pay: spins out at A≤7',
  ])
})

test('own cards change the limit that a turn is reckoned by', () => {
  const after = (...cards: Parameters<typeof turn>[0]['cards']) =>
    told(turn({ space: 10, cards, engine: 4, parked: behind }), { type: 'done' }).slice(1)
  expect(after(5, 4)).toEqual(['A≤7 2 heat', 'Engine after the corners: 2'])
  expect(told(inThird('wings-46', { space: 10, engine: 4 }).pay('wings-46'), { type: 'done' })[1]).toBe('A≤10 0 heat')
})

test('what is still owed for cards is not there for corners', () => {
  const table = turn({ space: 0, cards: ['turbo-42'], engine: 5, parked: [{ space: -1 }] })
  expect(told(table, { type: 'pay', card: cardCalled('turbo-42') }).at(-1)).toBe('Engine after the corners: 3')
})
