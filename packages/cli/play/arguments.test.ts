import { expect, test } from 'vitest'
import { dataFolder } from '../data-folder.ts'
import { WrongUse } from '../subcommand.ts'
import { readArguments } from './arguments.ts'
import { playCommand } from './command.ts'

const read = (...args: string[]) => readArguments(args, { LANG: 'fr_FR.UTF-8' })

test('by default four sit at the table, the bots have instinct, and the terminal tells the language', async () => {
  const { wish, colours } = await read('formel-fun')
  expect(wish).toMatchObject({ seats: 4, seat: 0, language: 'fr', isNew: false, said: {} })
  expect(wish.bot.name).toBe('instinct')
  expect(colours).toBe(true)
})

test('colours are left out on demand', async () => {
  expect((await read('formel-fun', '--no-color')).colours).toBe(false)
  expect((await readArguments(['formel-fun'], { NO_COLOR: '1' })).colours).toBe(false)
})

test.each([
  [[], 'Which game?'],
  [['chess'], 'There is no game "chess"'],
  [['formel-fun', 'heat'], 'One game at a time'],
  [['formel-fun', '--seats', '7'], '--seats is a whole number from 3 to 6'],
  [['formel-fun', '--seats', '3', '--seat', '3'], '--seat is a whole number from 0 to 2'],
  [['formel-fun', '--bots', 'genius'], 'No bot "genius"'],
  [['formel-fun', '--bots', 'random,instinct'], '--bots names one bot'],
  [['formel-fun', '--options', '{'], '--options is JSON'],
  [['formel-fun', '--options', '{"cars":"ten"}'], 'Option "cars" is one of'],
  [['formel-fun', '--lang', 'de'], '--lang is one of en, fr'],
  [['formel-fun', '--speed', 'warp'], '--speed is one of slow, normal, instant'],
  [['formel-fun', '--sped', 'slow'], "Unknown option '--sped'"],
])('%j is refused in words', async (args, words) => {
  await expect(read(...args)).rejects.toThrow(WrongUse)
  await expect(read(...args)).rejects.toThrow(words)
})

test('without a terminal it says so and names what to use instead', async () => {
  await expect(playCommand.run(['formel-fun'])).rejects.toThrow(
    /paddock engine formel-fun.*paddock simulate formel-fun/,
  )
})

test('matches are kept where the user wants them', () => {
  expect(dataFolder({ PADDOCK_DATA: '/data', XDG_STATE_HOME: '/state' })).toBe('/data')
  expect(dataFolder({ XDG_STATE_HOME: '/state' })).toBe('/state/paddock')
  expect(dataFolder({})).toMatch(/\.paddock$/)
})
