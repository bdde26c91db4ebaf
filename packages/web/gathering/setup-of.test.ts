import { lotsBox } from '@paddock/kernel/lots'
import { expect, it } from 'vitest'
import { termsOf } from '../setup/terms.ts'
import { isOnlyHere } from './only-here.ts'
import { resizedTable, setupOf } from './setup-of.ts'

const terms = termsOf(lotsBox)
const seat = { present: true, host: false }
const table = {
  options: { die: 'none' },
  seats: [
    { ...seat, seat: 0, kind: 'person', name: 'Anna', host: true },
    { ...seat, seat: 1, kind: 'open' },
    { ...seat, seat: 2, kind: 'bot', bot: 'random' },
  ],
} as const

it('takes a table for the set-up it would be played by', () => {
  const setup = setupOf({ ...table, seats: [...table.seats] }, terms)
  expect(setup.chairs).toEqual([{ kind: 'person', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }])
  expect(setup.options).toEqual({ die: 'none', notes: 2 })
})

it('gives up open seats before bots and never people, and adds open ones', () => {
  const setup = setupOf({ ...table, seats: [...table.seats] }, terms)
  const kinds = (count: number) => resizedTable(setup, count, terms).chairs.map(({ kind }) => kind)
  expect(kinds(2)).toEqual(['person', 'bot'])
  expect(kinds(0)).toEqual(['person'])
  expect(kinds(9)).toEqual(['person', 'open', 'bot'])
})

it('knows which addresses mean whichever machine one sits at', () => {
  for (const name of ['localhost', 'paddock.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])
    expect([name, isOnlyHere(name)]).toEqual([name, true])
  for (const name of ['192.168.1.2', 'paddock.example', 'localhost.example', '10.127.0.1'])
    expect([name, isOnlyHere(name)]).toEqual([name, false])
})
