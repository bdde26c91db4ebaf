import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, metric, noLimits, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

const bot = { kind: 'bot' }

/** Whoever has looked, has looked long ago; and all that is due is due now. */
function letTimePass(dataFolder: string): void {
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  db.exec("update tables set looked = '2026-01-01T00:00:00.000Z'")
  db.exec("update due set at = '2026-01-01T00:00:00.000Z', taken = null")
  db.close()
}

function dueRows(dataFolder: string, id: string): unknown[] {
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  const rows = db.prepare('select kind, seat from due where table_id = ?').all(id)
  db.close()
  return rows
}

function entries(dataFolder: string, id: string): number {
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  const row = db.prepare('select max(entry) as entry from log where table_id = ?').get(id)
  db.close()
  return Number(row?.entry ?? 0)
}

async function botsAlone(address: string): Promise<{ ann: Guest; id: string }> {
  const ann = await Guest.named(address, 'Ann')
  const seats = [bot, bot, bot, bot]
  const { table } = bodyOf(TableNow, await ann.post('/api/tables', { game: 'formel-fun', seats }))
  bodyOf(TableNow, await ann.post(`/api/tables/${table.id}/start`))
  return { ann, id: table.id }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a table that nobody looks at', () => {
  test('sleeps after a restart, without being read, until someone opens it', async () => {
    const dataFolder = freshFolder()
    const first = await serve({ dataFolder, botPause: 3_600_000 })
    const { ann, id } = await botsAlone(first.address)
    await first.close()
    letTimePass(dataFolder)
    const { address } = await serve({ dataFolder })
    await until(() => dueRows(dataFolder, id).length === 0)
    expect(entries(dataFolder, id)).toBe(0)
    expect(await metric(address, 'paddock_bot_seats')).toBe(0)
    expect(await metric(address, 'paddock_loaded_tables')).toBe(0)
    // Listing one's tables is not looking at one of them.
    await ann.at(address).get('/api/tables')
    expect(dueRows(dataFolder, id)).toEqual([])
    await ann.at(address).until(id, ({ position }) => (position?.entry ?? 0) >= 8)
  })

  test('falls asleep while the server runs, and wakes for a socket', async () => {
    const dataFolder = freshFolder()
    const { address } = await serve({ dataFolder, sleepAfter: 200, botPause: 20 })
    const { ann, id } = await botsAlone(address)
    await until(() => dueRows(dataFolder, id).length === 0)
    const slept = entries(dataFolder, id)
    expect((await ann.get('/api/tables')).status).toBe(200)
    expect(entries(dataFolder, id)).toBe(slept)
    const socket = new Guest(address).live(id)
    await socket.welcome()
    await socket.until(({ type }) => type === 'step')
    // As long as someone has it open it stays awake, far beyond its time.
    const { length } = socket.all('step')
    await socket.until(() => socket.all('step').length > length + 20)
  })

  test('is not played for those who are gone when the server starts again, until one of them comes', async () => {
    const dataFolder = freshFolder()
    const first = await serve({ dataFolder })
    const { id, people } = await startedTable(first.address, ['Ann', 'Bob'], { holding: true })
    await first.close()
    letTimePass(dataFolder)
    const { address } = await serve({ dataFolder, absence: 50 })
    await until(() => dueRows(dataFolder, id).length === 0)
    const ann = people[0]?.at(address)
    const { table } = (await ann?.table(id)) ?? {}
    expect(table?.seats.map(({ bot }) => bot)).toEqual([undefined, undefined])
    const socket = ann?.live(id)
    await socket?.welcome()
    const held = await ann?.until(id, ({ table }) => table.seats[1]?.bot !== undefined)
    expect(held?.table.seats[0]).not.toHaveProperty('bot')
  })
})

describe('bots play in so many seats at once', () => {
  test('so that a table beyond that sleeps on, can be looked at, and wakes when there is room', async () => {
    const dataFolder = freshFolder()
    const botSeats = { person: 4, address: 6, server: 100 }
    const { address } = await serve({ dataFolder, limits: { ...noLimits, botSeats }, sleepAfter: 200, botPause: 20 })
    const { ann, id: first } = await botsAlone(address)
    await until(() => dueRows(dataFolder, first).length === 0)
    const { id: second } = await botsAlone(address)
    const socket = new Guest(address).live(second)
    await socket.welcome()
    const slept = entries(dataFolder, first)
    for (let look = 0; look < 10; look++) expect((await ann.table(first)).position?.entry).toBe(slept)
    expect(await metric(address, 'paddock_bot_seats')).toBe(4)
    await socket.close()
    await ann.until(first, ({ position }) => (position?.entry ?? 0) > slept)
  })

  const few = { person: 6, address: 12, server: 16 }

  test('for a person and for an address; a start beyond that is refused in a sentence and changes nothing', async () => {
    const { address } = await serve({ limits: { ...noLimits, botSeats: few }, botPause: 3_600_000 })
    await botsAlone(address)
    const ann = await Guest.named(address, 'Ann')
    const made = async () => {
      const body = { game: 'formel-fun', seats: [bot, bot, bot, { kind: 'me' }, { kind: 'open' }] }
      const { table } = bodyOf(TableNow, await ann.post('/api/tables', body))
      return { id: table.id, answer: await ann.post(`/api/tables/${table.id}/start`) }
    }
    expect((await made()).answer.status).toBe(200)
    const { id, answer } = await made()
    expect([answer.status, troubleOf(answer)]).toEqual([429, 'too-many'])
    expect(JSON.stringify(answer.body)).toContain('6 seats')
    expect((await ann.table(id)).table).toMatchObject({
      status: 'gathering',
      seats: [{}, {}, {}, {}, { kind: 'open' }],
    })
    expect(await metric(address, 'paddock_bot_seats')).toBe(8)
  })

  test('for the whole server: then nobody can start one, and it is nobody’s fault', async () => {
    const { address } = await serve({ limits: { ...noLimits, botSeats: { ...few, server: 6 } }, botPause: 3_600_000 })
    await botsAlone(address)
    const ann = await Guest.named(address, 'Ann')
    const { table } = bodyOf(TableNow, await ann.post('/api/tables', { game: 'formel-fun', seats: [bot, bot, bot] }))
    const answer = await ann.post(`/api/tables/${table.id}/start`)
    expect([answer.status, troubleOf(answer)]).toEqual([503, 'unavailable'])
    expect(answer.headers.get('retry-after')).toBe('60')
  })
})
