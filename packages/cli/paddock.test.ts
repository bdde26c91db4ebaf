import { gameIds } from '@paddock/games'
import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import about from './package.json' with { type: 'json' }
import { paddock, paddockHere } from './run-for-tests.ts'

const [game = ''] = gameIds

test('paddock help and paddock --help list the commands', async () => {
  const [help, other] = await Promise.all([paddock(['help']), paddock(['--help'])])
  expect(help.code).toBe(0)
  for (const { name, summary } of commands) expect(help.out).toMatch(new RegExp(`${name} +${summary}`))
  expect(other).toEqual(help)
})

test('paddock alone, or with options alone, serves', async () => {
  const { code, err } = await paddockHere(['--port', 'far'])
  expect([code, err]).toEqual([2, expect.stringContaining('--port is a whole number from 0 to 65535; got "far"')])
})

test('paddock says its version', async () => {
  expect(await paddockHere(['--version'])).toEqual({ code: 0, out: `${about.version}\n`, err: '' })
})

test('every command says how it is used, in two ways', async () => {
  for (const { name, help } of commands) {
    const told = { code: 0, out: `${help.trimEnd()}\n`, err: '' }
    expect(await paddockHere(['help', name])).toEqual(told)
    expect(await paddockHere([name, '--help'])).toEqual(told)
  }
})

const misuses: readonly (readonly [typed: string, says: string])[] = [
  ['frobnicate', 'There is no command "frobnicate". There are: '],
  ['help frobnicate', 'There is no command "frobnicate"'],
  ['simulate', 'Which game? There are: '],
  ['simulate nothing', 'There is no game "nothing". There are: '],
  [`simulate ${game} ${game}`, 'One game at a time'],
  [`simulate ${game} --laps 3`, "Unknown option '--laps'"],
  [`simulate ${game} --seats`, "'--seats <value>' argument missing"],
  [`simulate ${game} --seats -3`, "Option '--seats' needs a value"],
  [`simulate ${game} --seats four`, '--seats is a whole number from 1 to 99; got "four"'],
  [`simulate ${game} --seats 50`, 'seats; got 50'],
  [`simulate ${game} --matches 0`, '--matches is a whole number from 1'],
  [`simulate ${game} --matches 1e3`, '--matches is a whole number from 1'],
  [`simulate ${game} --workers 2.5`, '--workers is a whole number from 0'],
  [`simulate ${game} --bots genius`, `No bot "genius" plays ${game}. There are: random`],
  [`simulate ${game} --seed=`, '--seed is any text that is not empty'],
  [`simulate ${game} --options {`, '--options is JSON'],
  [`simulate ${game} --options []`, '--options: Options are an object'],
  [`simulate ${game} --options {"colour":"red"}`, 'has no option "colour"'],
  [`arena ${game}`, '--bots is missing'],
  [`arena ${game} --seats 4 --bots random,instinct`, '--bots names one bot per seat: 2 bots for 4 seats.'],
  [`arena ${game} --seats 3 --bots random`, '--bots names one bot per seat: 1 bot for 3 seats.'],
  [`arena ${game} --bots random,,random`, 'No bot ""'],
  [`record ${game} --seats 3 --bots random,random`, '2 bots for 3 seats'],
  ['replay', 'Which file?'],
  ['replay a b', 'One file at a time'],
  ['replay some.json --lang de', '--lang is one of en, fr'],
  ['verify', 'Which file?'],
  ['verify some.json --commitment abc', '--commitment is a SHA-256'],
  ['games all', "Unexpected argument 'all'"],
  ['engine', 'Which game?'],
  ['engine nothing', 'There is no game "nothing"'],
]

test.each(misuses)('paddock %s is wrong use, said in words', async (typed, says) => {
  const { code, out, err } = await paddockHere(typed.split(' '))
  expect(err).toContain(says)
  expect(err).toMatch(/See: paddock help/)
  expect({ code, out }).toEqual({ code: 2, out: '' })
})

test('the real program ends with the exit code, and without a stack trace', async () => {
  const [unknown, wrong, broken] = await Promise.all([
    paddock(['frobnicate']),
    paddock(['simulate', game, '--seats', '99']),
    paddock(['replay', 'missing.json']),
  ])
  expect([unknown.code, wrong.code, broken.code]).toEqual([2, 2, 1])
  for (const { err } of [unknown, wrong, broken]) expect(err).not.toMatch(/\n\s+at /)
})
