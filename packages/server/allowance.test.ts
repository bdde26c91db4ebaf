import { expect, test } from 'vitest'
import { Allowance, type Payer } from './allowance.ts'
import { readSettings } from './settings.ts'
import { InTrouble } from './trouble.ts'

const ann: Payer = { person: 'ann', address: '10.0.0.1' }

const few = { chat: { max: 3, within: 1000 }, wrongs: { max: 2, within: 1000 }, address: 2 }

function allowance() {
  const clock = { now: 0 }
  const { limits } = readSettings({ dataFolder: ':memory:', limits: few })
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

test('what a person pays their address pays too: many guests of one address have together what a few would have', () => {
  const { allowed } = allowance()
  allowed.take('chat', ann, 3)
  allowed.take('chat', { ...ann, person: 'bob' }, 3)
  expect(() => allowed.take('chat', { ...ann, person: 'eve' })).toThrow(InTrouble)
  expect(() => allowed.take('chat', { ...ann, person: undefined })).toThrow(InTrouble)
  allowed.take('chat', { person: 'eve', address: '10.0.0.2' })
})

test('what costs more than there ever is takes all of it, and then there is nothing for a while', () => {
  const { clock, allowed } = allowance()
  allowed.take('chat', ann, 1_000)
  expect(() => allowed.take('chat', ann)).toThrow(InTrouble)
  clock.now = 1000
  allowed.take('chat', ann, 1_000)
})

test('wrong guesses count for the address alone, whoever makes them, and can be asked for beforehand', () => {
  const { allowed } = allowance()
  allowed.take('wrongs', ann)
  allowed.check('wrongs', ann)
  allowed.take('wrongs', { ...ann, person: undefined })
  expect(() => allowed.check('wrongs', { ...ann, person: 'eve' })).toThrow(InTrouble)
  allowed.check('wrongs', { ...ann, address: '10.0.0.2' })
})
