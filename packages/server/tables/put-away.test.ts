import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MyTables, TableNow } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import { bodyOf, Guest } from '../testing/guest.ts'
import { closeAll, freshFolder, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

const day = 24 * 3_600_000

function open(dataFolder: string): DatabaseSync {
  return new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
}

function statuses(dataFolder: string): Map<unknown, unknown> {
  const db = open(dataFolder)
  const rows = db.prepare('select id, status from tables').all()
  db.close()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

function logKinds(dataFolder: string, id: string): unknown[] {
  const db = open(dataFolder)
  const rows = db.prepare('select n, kind from log where table_id = ? order by n').all(id)
  db.close()
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, index) => index + 1))
  return rows.map(({ kind }) => kind)
}

test('what nobody has looked at for very long is put away with a trace, and whoever opens it finds it as it was', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder, botPause: 3_600_000 })
  const { id: racing, people } = await startedTable(first.address, ['Ann'], { bots: 1, holding: true })
  const { id: recent } = await startedTable(first.address, ['Cem'], { bots: 1 })
  const [ann] = people
  if (!ann) throw new Error('nobody there')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const gathering = bodyOf(TableNow, await ann.post('/api/tables', { game: 'lots', seats })).table.id
  const before = [await ann.table(racing), await ann.table(gathering)]
  await first.close()
  const db = open(dataFolder)
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  const look = db.prepare('update tables set looked = ?, created = ? where id = ?')
  look.run(ago(181), ago(400), racing)
  look.run(ago(31), ago(31), gathering)
  look.run(ago(179), ago(400), recent)
  db.close()

  const lines: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const server = await serve({ dataFolder, logger, botPause: 3_600_000 })
  const bob = await Guest.named(server.address, 'Bob')
  expect(await server.putAway()).toBe(2)
  expect(await server.putAway()).toBe(0)
  expect(statuses(dataFolder)).toEqual(
    new Map([
      [racing, 'away'],
      [gathering, 'away'],
      [recent, 'racing'],
    ]),
  )
  expect(logKinds(dataFolder, racing).at(-1)).toBe('away')
  expect(lines.filter((line) => line.includes('table put away'))).toHaveLength(2)

  // Its people still find it in their list, which does not take it out; opening it does.
  const back = ann.at(server.address)
  const listed = bodyOf(MyTables, await back.get('/api/tables')).tables
  expect(listed.map(({ table }) => table.status).sort()).toEqual(['gathering', 'racing'])
  expect(statuses(dataFolder).get(racing)).toBe('away')
  const now = await back.table(racing)
  expect(now).toMatchObject({ table: { status: 'racing' }, position: before[0]?.position ?? {} })
  await back.table(gathering)
  while ([...statuses(dataFolder).values()].includes('away')) await back.get('/api/tables')
  expect(statuses(dataFolder).get(gathering)).toBe('gathering')
  expect(logKinds(dataFolder, racing).slice(-2)).toEqual(['away', 'back'])
  expect((await back.table(gathering)).table.seats).toEqual(before[1]?.table.seats)
  const { you } = await back.table(gathering)
  expect((await bob.post(`/api/tables/${gathering}/join`, { invite: you.invite })).status).toBe(200)
  expect((await back.actFirst(racing, 'on we go')).outcome).toBe('sealed')
  expect(await server.putAway()).toBe(0)
})
