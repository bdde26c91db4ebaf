import { Match } from '@paddock/kernel'
import { lots } from '@paddock/kernel/lots'
import { afterEach, expect, test } from 'vitest'
import { BotThread, Undecided } from './bot-thread.ts'

const threads: BotThread[] = []

function thread(run: 'well' | 'badly' | 'none' | 'forever', budget: number): BotThread {
  const made = new BotThread(new URL(`../../testing/bot-threads/${run}.ts`, import.meta.url), budget)
  threads.push(made)
  return made
}

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.end('the test is over')))
})

function question(bot: string, seat = 0) {
  const match = Match.start(lots, { seats: 3, options: {}, seed: 'a seed' })
  const { view, choices } = match.view(seat)
  return { game: 'lots', bot, view, seat, choices, seed: `${seat}` }
}

/** Long enough for any bot on any machine. */
const ample = 60_000

test('a bot answers with the place of its choice, the same for the same seed', async () => {
  const bots = thread('well', ample)
  const place = await bots.think(question('random'))
  expect(question('random').choices[place]).toBeDefined()
  expect(await bots.think(question('random'))).toBe(place)
  expect(await bots.think(question('instinct'))).toBeGreaterThanOrEqual(0)
})

test('a bot that never ends is ended with its thread, and the next question gets a new one', async () => {
  const bots = thread('badly', 50)
  await expect(bots.think(question('random', 0))).rejects.toThrow('it thought for more than 50 ms')
  // A timer may be a part of a millisecond early.
  expect(bots.took).toBeGreaterThan(49)
  const patient = thread('badly', ample)
  const never = expect(patient.think(question('random', 0))).rejects.toThrow('enough')
  await patient.end('enough')
  await never
  expect(await patient.think(question('instinct', 0))).toBeGreaterThanOrEqual(0)
})

test('a bot that throws or answers nonsense has not decided', async () => {
  const bots = thread('badly', ample)
  await expect(bots.think(question('random', 1))).rejects.toThrow('no idea')
  await expect(bots.think(question('random', 2))).rejects.toThrow('chose something that was not offered')
  await expect(bots.think(question('stranger'))).rejects.toThrow('no bot is called stranger')
  await expect(bots.think({ ...question('random'), game: 'chess' })).rejects.toThrow('no game is called chess')
})

test('a thread that dies has not decided, and can be asked again', async () => {
  const bots = thread('none', ample)
  await expect(bots.think(question('random'))).rejects.toThrow(Undecided)
  await expect(bots.think(question('instinct'))).rejects.toThrow('its thread has died: exit code 3')
})

test('a thread that cannot start has not decided', async () => {
  const bots = new BotThread(new URL('./there-is-no-such-file.ts', import.meta.url), ample)
  await expect(bots.think(question('random'))).rejects.toThrow('its thread has died')
})
