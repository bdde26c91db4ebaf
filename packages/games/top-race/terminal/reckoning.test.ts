import { textOf } from '@paddock/terminal-kit/drawing/line.ts'
import { expect, test } from 'vitest'
import { auction } from '../testing/table.ts'
import { reckoning } from './reckoning.ts'

test('a final purse is the first money and what every race brought', () => {
  const table = auction(3, { races: 2 }).playOn()
  const said = textOf(reckoning(table.view('spectator'), 0, 'en'))
  expect(said).toMatch(/^200 [+−]\d+ [+−]\d+$/)
  const sum = said.split(' ').reduce((purse, gain) => purse + Number(gain.replace('−', '-')), 0)
  expect(sum).toBe(table.state.purse[0])
})
