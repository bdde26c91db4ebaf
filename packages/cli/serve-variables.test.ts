import { expect, test } from 'vitest'
import { readVariables } from './serve-variables.ts'
import { WrongUse } from './subcommand.ts'

test('a server is as usual where nothing is said', () => {
  expect(readVariables({})).toEqual({ putAway: {} })
  expect(readVariables({ PADDOCK_METRICS: '', PADDOCK_BOT_THREADS: '' })).toEqual({ putAway: {} })
})

test('where measurements are, how many bots think at once, and when tables sleep and are put away', () => {
  const said = {
    PADDOCK_METRICS: '127.0.0.1:9464',
    PADDOCK_BOT_THREADS: '3',
    PADDOCK_SLEEP_AFTER: '300',
    PADDOCK_PUT_AWAY_GATHERING: '7',
    PADDOCK_PUT_AWAY_RACING: '365',
  }
  expect(readVariables(said)).toEqual({
    metrics: { host: '127.0.0.1', port: 9464 },
    bots: { threads: 3 },
    sleepAfter: 300_000,
    putAway: { gathering: 7, racing: 365 },
  })
  expect(readVariables({ PADDOCK_METRICS: '[::1]:9464' }).metrics).toEqual({ host: '::1', port: 9464 })
  expect(readVariables({ PADDOCK_METRICS: 'localhost:0' }).metrics).toEqual({ host: 'localhost', port: 0 })
})

test.each([
  { PADDOCK_METRICS: '9464' },
  { PADDOCK_METRICS: 'localhost:99999' },
  { PADDOCK_BOT_THREADS: '0' },
  { PADDOCK_SLEEP_AFTER: 'never' },
  { PADDOCK_PUT_AWAY_RACING: '-1' },
])('%o is refused in a sentence', (env) => {
  expect(() => readVariables(env)).toThrow(WrongUse)
})
