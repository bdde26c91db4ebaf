import { expect, test } from 'vitest'
import { Allowance, type Payer } from './allowance.ts'
import { readSettings } from './settings.ts'
import { InTrouble } from './trouble.ts'

const ann: Payer = { person: 'ann', address: '10.0.0.1' }

function allowance() {
  const clock = { now: 0 }
  const { limits } = readSettings({ dataFolder: ':memory:', limits: { chat: { max: 3, within: 1000 } } })
  return { clock, allowed: new Allowance(limits, () => clock.now) }
}

test('so much may be asked for within a time, and the rest is told how long to wait', () => {
  const { clock, allowed } = allowance()
  for (let line = 0; line < 3; line++) allowed.take('chat', ann)
  clock.now = 400
  expect(() => allowed.take('chat', ann)).toThrow(InTrouble)
  expect(() => allowed.take('chat', ann)).toThrow('wait 1 s')
  clock.now = 1000
  allowed.take('chat', ann)
})

test('what costs more is counted as more, and what is refused costs nothing', () => {
  const { allowed } = allowance()
  allowed.take('chat', ann, 2)
  expect(() => allowed.take('chat', ann, 2)).toThrow(InTrouble)
  allowed.take('chat', ann)
})

test('one person’s haste is not another’s, and each kind of request is counted by itself', () => {
  const { allowed } = allowance()
  allowed.take('chat', ann, 3)
  allowed.take('chat', { ...ann, person: 'bob' }, 3)
  allowed.take('commands', ann, 3)
})
