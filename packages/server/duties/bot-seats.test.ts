import { expect, test } from 'vitest'
import type { Payer } from '../allowance.ts'
import { BotSeats } from './bot-seats.ts'

const ann: Payer = { person: 'ann', address: '10.0.0.1' }
const bob: Payer = { person: 'bob', address: '10.0.0.1' }
const eve: Payer = { person: 'eve', address: '10.0.0.2' }

function botSeats() {
  const clock = { now: 0 }
  const over = new Set<string>()
  const most = { person: 6, address: 9, server: 14 }
  const seats = new BotSeats(
    most,
    1_000,
    (table) => over.has(table),
    () => clock.now,
  )
  return { clock, over, seats }
}

test('bots play in so many seats at once for a person, and in some more for an address', () => {
  const { seats } = botSeats()
  seats.enter('one', ann, 5)
  expect(() => seats.enter('two', ann, 2)).toThrow('Bots may play in 6 seats at once for you')
  seats.enter('two', bob, 4)
  expect(() => seats.enter('three', bob, 1)).toThrow('9 seats at once for people at your address')
  expect(seats.count).toBe(9)
})

test('the server as a whole has a ceiling too, which is nobody’s fault', () => {
  const { seats } = botSeats()
  seats.enter('one', ann, 5)
  seats.enter('two', bob, 4)
  expect(() => seats.enter('three', eve, 6)).toThrow('so many tables here that no more can be started')
  seats.enter('three', eve, 5)
})

test('a table counts until it is over, asleep, or has not been looked at for long', () => {
  const { clock, over, seats } = botSeats()
  seats.enter('one', ann, 5)
  over.add('one')
  seats.enter('two', ann, 5)
  seats.leave('two')
  seats.enter('three', ann, 5)
  clock.now = 900
  seats.enter('three', eve, 5)
  clock.now = 1_800
  expect(() => seats.enter('four', ann, 2)).toThrow('for you')
  clock.now = 1_900
  seats.enter('four', ann, 2)
  expect(seats.count).toBe(2)
})

test('a table that counts already may go on, however many there are', () => {
  const { seats } = botSeats()
  seats.enter('one', ann, 5)
  seats.enter('one', ann, 6)
  expect(seats.count).toBe(6)
  seats.enter('one', ann, 0)
  expect(seats.count).toBe(0)
})
