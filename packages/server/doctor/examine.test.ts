import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TableNow } from '@paddock/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bodyOf } from '../testing/guest.ts'
import { closeAll, freshFolder, games, serve, startedTable } from '../testing/server.ts'
import { examineFolder, NoStore } from './examine.ts'

/** A folder with a table of each kind: one not started, one running with bots, one over. */
let folder = ''
let ids = { gathering: '', racing: '', over: '' }

beforeEach(async () => {
  folder = freshFolder()
  const server = await serve({ dataFolder: folder, botPause: 3_600_000, hostAbsence: 3_600_000 })
  const over = await startedTable(server.address, ['Ann', 'Bob'])
  for (let turn = 0; ; turn++) {
    const { table, position } = (await over.people[0]?.table(over.id)) ?? {}
    if (table?.status === 'over') break
    for (const seat of position?.pending ?? []) await over.people[seat]?.actFirst(over.id, `${turn}`)
  }
  const racing = await startedTable(server.address, ['Cleo'], { bots: 2 })
  await racing.people[0]?.actFirst(racing.id, 'bid')
  await racing.people[0]?.post(`/api/tables/${racing.id}/chat`, { text: 'hello' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const gathering = bodyOf(TableNow, (await racing.people[0]?.post('/api/tables', { game: 'lots', seats })) ?? none)
  ids = { gathering: gathering.table.id, racing: racing.id, over: over.id }
  await server.close()
})
afterEach(closeAll)

const none = { status: 0, body: {}, headers: new Headers() }
const look = (all = true) => examineFolder(folder, { games, all })

function change(sql: string): void {
  const db = new DatabaseSync(join(folder, 'paddock.sqlite'), { enableForeignKeyConstraints: false })
  db.exec(sql)
  db.close()
}

test('nothing is wrong with what a server leaves, nor while one is running', async () => {
  expect(await look()).toMatchObject({
    ok: true,
    isServed: false,
    rows: { people: 3, tables: 3 },
    tables: { 'not started': 1, replayed: 2 },
    findings: [],
  })
  expect(await look(false)).toMatchObject({ ok: true, tables: { 'not started': 1, replayed: 1, 'left out': 1 } })
  const server = await serve({ dataFolder: folder, botPause: 3_600_000 })
  expect(await look()).toMatchObject({ ok: true, isServed: true })
  expect((await fetch(`${server.address}/ready`)).status).toBe(200)
})

test('a folder without a store is said to have none', async () => {
  await expect(examineFolder(freshFolder(), { games, all: false })).rejects.toThrow(NoStore)
})

describe('is found with its place and what to do', () => {
  const wrongs: readonly (readonly [string, () => string, string, string])[] = [
    [
      'a line that is missing',
      () => `delete from log where table_id = '${ids.racing}' and n = 1`,
      'log',
      'some are missing',
    ],
    [
      'an entry that cannot be read',
      () => `update log set body = '{"seat":' where table_id = '${ids.racing}' and entry = 1`,
      'log',
      'cannot be played again',
    ],
    [
      'an entry that was never legal',
      () =>
        `update log set body = '{"seat":0,"action":{"bid":99},"outcome":"sealed"}'
         where table_id = '${ids.racing}' and entry = 1`,
      'log',
      'cannot be played again',
    ],
    [
      'an outcome that was another',
      () =>
        `update log set body = replace(body, '"sealed"', '"applied"') where table_id = '${ids.racing}' and entry = 1`,
      'log',
      'the log says something else',
    ],
    [
      'another seed',
      () => `update tables set seed = 'other' where id = '${ids.racing}'`,
      'log',
      'not the one that was promised',
    ],
    [
      'a match said to be over',
      () => `update tables set status = 'over' where id = '${ids.racing}'`,
      'tables',
      'is not over',
    ],
    [
      'a match said to run',
      () => `update tables set status = 'racing' where id = '${ids.over}'`,
      'tables',
      'is over, and it says',
    ],
    [
      'a duty without a reason',
      () => `insert into due (table_id, kind, seat, at) values ('${ids.gathering}', 'bot', 0, '2026-01-01')`,
      'due',
      'without a reason',
    ],
    [
      'a seat that is missing',
      () => `delete from seats where table_id = '${ids.racing}' and seat = 1`,
      'seats',
      'Seat 1 is missing',
    ],
    ['a person who is missing', () => "delete from people where name = 'Ann'", 'seats', 'there is none in people'],
    ['a table that is missing', () => `delete from tables where id = '${ids.over}'`, 'log', 'there is none in tables'],
    ['an older store', () => "delete from kysely_migration where name = '0008-names'", 'version', 'older version'],
    ['a newer store', () => "insert into kysely_migration values ('9999-x', 'now')", 'version', 'newer version'],
  ]
  test.each(wrongs)('%s', async (_, sql, part, problem) => {
    change(sql())
    const { ok, findings } = await look()
    expect(ok).toBe(false)
    const found = findings.filter((one) => one.part === part && one.problem.includes(problem))
    expect(found, JSON.stringify(findings)).not.toEqual([])
    for (const { advice } of findings) expect(advice).not.toBe('')
  })
})
