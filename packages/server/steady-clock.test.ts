import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DeviceLink } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'
import { bodyOf, Guest } from './testing/guest.ts'
import { closeAll, freshFolder, serve, startedTable } from './testing/server.ts'

afterEach(closeAll)

const hour = 3_600_000

/** A time of day that can be set. */
function settable(): { now: () => Date; set(by: number): void } {
  let shift = 0
  return {
    now: () => new Date(Date.now() + shift),
    set: (by) => {
      shift += by
    },
  }
}

test('the steady time begins with the time of day and goes on evenly, whatever becomes of that', () => {
  let [day, ticks] = [1_000_000, 50]
  const steady = steadyClock(
    () => new Date(day),
    () => ticks,
  )
  day = 5
  ticks = 60
  expect(steady().getTime()).toBe(1_000_010)
})

describe.each([
  ['back an hour', -hour],
  ['forward a day', 24 * hour],
])('a clock set %s', (_, by) => {
  test('keeps no bot from its turn, and no table from its end', async () => {
    const clock = settable()
    const { address } = await serve({ now: clock.now, botPause: 20 })
    const { id, people } = await startedTable(address, ['Ann'], { bots: 2 })
    const [ann] = people
    if (!ann) throw new Error('nobody there')
    for (let turn = 0; ; turn++) {
      clock.set(turn % 2 === 0 ? by : -by)
      const { position } = await ann.until(
        id,
        ({ table, position }) =>
          table.status === 'over' || (position?.pending.includes(0) === true && !position.decided.includes(0)),
      )
      if (!position || position.pending.length === 0) break
      await ann.act(id, `${turn}`, position.choices[0])
    }
    expect((await ann.table(id)).table.status).toBe('over')
  })

  test('keeps nobody’s seat waiting longer, and takes nobody’s before its time', async () => {
    const clock = settable()
    const { address } = await serve({ now: clock.now, absence: 1_500 })
    const { id, people } = await startedTable(address, ['Ann', 'Bob'], { holding: true })
    const [ann, bob] = people
    if (!ann || !bob) throw new Error('nobody there')
    const [here, gone] = [ann.live(id), bob.live(id)]
    await Promise.all([here.welcome(), gone.welcome()])
    await gone.close()
    clock.set(by)
    await here.caughtUp()
    expect((await ann.table(id)).table.seats[1]?.bot).toBeUndefined()
    await ann.until(id, ({ table }) => table.seats[1]?.bot !== undefined)
    expect((await ann.table(id)).table.seats[0]?.bot).toBeUndefined()
  })

  test('leaves a device code good for as long as it was', async () => {
    const clock = settable()
    const { address } = await serve({ now: clock.now })
    const ann = await Guest.named(address, 'Ann')
    const { code } = bodyOf(DeviceLink, await ann.post('/api/me/links'))
    clock.set(by)
    expect((await new Guest(address).post('/api/me/claim', { code })).status).toBe(200)
  })
})

test('what was put off by a clock that went wrong is done after a start with the right one', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder, botPause: 60_000, now: () => new Date(Date.now() + 24 * hour) })
  const { id, people } = await startedTable(first.address, ['Ann'], { bots: 2 })
  await first.close()
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  const { at } = db.prepare("select max(at) as at from due where kind = 'bot'").get() ?? {}
  db.close()
  expect(Date.parse(String(at))).toBeGreaterThan(Date.now() + 23 * hour)
  const { address } = await serve({ dataFolder })
  await people[0]?.at(address).until(id, ({ position }) => (position?.decided.length ?? 0) === 2)
})
