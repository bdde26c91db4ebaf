import { expect, test } from 'vitest'
import { race } from '../testing/index.ts'
import { terminal } from './index.ts'

test('the end is only after the last race', () => {
  const ended = (format: 'race' | 'world-tour', number: number) => {
    const table = race(3, { format }).arrange((state) => Object.assign(state, { phase: 'over', race: number }))
    return terminal.headline(table.view(0), 'en')
  }
  expect(ended('race', 1)).toContain('the end')
  expect(ended('world-tour', 1)).not.toContain('the end')
  expect(ended('world-tour', 2)).toContain('the end')
})
