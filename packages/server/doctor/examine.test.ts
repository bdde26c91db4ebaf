import { hash } from 'node:crypto'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unpacked } from '../store/snapshots.ts'
import { games, type Ids, long, playedStore } from '../testing/played-store.ts'
import { closeAll, freshFolder, serve } from '../testing/server.ts'
import { examine, NoStore } from './examine.ts'

const played: { folder: string; ids: Ids } = { folder: '', ids: { gathering: '', begun: '', later: '', over: '' } }
/** A copy of it for each test. */
let folder = ''

beforeAll(async () => {
  played.folder = freshFolder()
  played.ids = await playedStore({ dataFolder: played.folder })
})
beforeEach(() => {
  folder = freshFolder()
  cpSync(played.folder, folder, { recursive: true })
})
afterAll(closeAll)

const look = (all = true) => examine({ kind: 'sqlite', folder }, { games, all })

function change(sql: string): void {
  const db = new DatabaseSync(join(folder, 'paddock.sqlite'), { enableForeignKeyConstraints: false })
  db.exec(sql)
  db.close()
}

/** What a snapshot says is another thing, and its sum is right. */
function retell(id: string, from: string, to: string): void {
  const db = new DatabaseSync(join(folder, 'paddock.sqlite'))
  const row = db.prepare('select entry, body from snapshots where table_id = ? order by entry desc').get(id)
  const { form, text = '' } = unpacked(String(row?.body))
  const told = text.replace(from, to)
  expect(told).not.toBe(text)
  const body = `${form} ${hash('sha256', told)} ${told}`
  db.prepare('update snapshots set body = ? where table_id = ? and entry = ?').run(body, id, Number(row?.entry))
  db.close()
}

test('nothing is wrong with what a server leaves, nor while one is running', async () => {
  const { snapshots, rows, ...report } = await look()
  expect(report).toEqual({ ok: true, isServed: false, tables: { 'not started': 1, replayed: 3 }, findings: [] })
  expect(rows).toMatchObject({ people: 5, tables: 4 })
  expect(snapshots).toEqual({ 'as played': rows.snapshots })
  expect(rows.snapshots).toBeGreaterThan(3)
  expect(await look(false)).toMatchObject({ ok: true, tables: { 'not started': 1, replayed: 2, 'left out': 1 } })
  const server = await serve({ dataFolder: folder, botPause: long })
  expect(await look()).toMatchObject({ ok: true, isServed: true })
  expect((await fetch(`${server.address}/ready`)).status).toBe(200)
})

test('a table that was put away is looked at as it was before', async () => {
  change(`update tables set status = 'away' where status <> 'over'; delete from due`)
  expect(await look()).toMatchObject({ findings: [], tables: { 'not started': 1, replayed: 3 } })
})

test('what is due without a reason is no finding before its time has come: it goes by itself', async () => {
  const soon = new Date(Date.now() + long).toISOString()
  change(`insert into due (table_id, kind, seat, at) values ('${played.ids.gathering}', 'bot', 0, '${soon}')`)
  expect((await look()).findings).toEqual([])
})

test('snapshots of another version are counted, and no fault', async () => {
  change(
    `update snapshots set body = '0.0.9-abc' || substr(body, instr(body, ' ')) where table_id = '${played.ids.over}'`,
  )
  const { findings, snapshots, rows } = await look()
  expect(findings).toEqual([])
  const { 'as played': same = 0, 'of another version': others = 0, ...rest } = snapshots
  expect([same > 0, others > 0, same + others, rest]).toEqual([true, true, rows.snapshots, {}])
})

test('a snapshot that says something else than the log is found, and what to delete', async () => {
  retell(played.ids.later, '"points":[', '"points":[7')
  const { findings, snapshots } = await look(false)
  expect(findings).toMatchObject([
    { part: 'snapshots', where: played.ids.later, severity: 'grave', problem: expect.stringContaining('is not where') },
  ])
  expect(snapshots.otherwise).toBe(1)
  change(/delete from snapshots .*$/.exec(findings[0]?.advice ?? '')?.[0] ?? '')
  expect((await look()).findings).toEqual([])
})

test('a folder without a store is said to have none', async () => {
  const empty = freshFolder()
  const looking = () => examine({ kind: 'sqlite', folder: empty }, { games, all: false })
  await expect(looking()).rejects.toThrow(NoStore)
  writeFileSync(join(empty, 'paddock.sqlite'), '')
  await expect(looking()).rejects.toThrow('no server has used it yet')
})

describe('is found with its place and what to do', () => {
  const wrongs: readonly (readonly [string, (ids: Ids) => string, string, string])[] = [
    [
      'a line that is missing',
      ({ begun }) => `delete from log where table_id = '${begun}' and n = 1`,
      'log',
      'some are missing',
    ],
    [
      'an entry that cannot be read',
      ({ begun }) => `update log set body = '{"seat":' where table_id = '${begun}' and entry = 1`,
      'log',
      'cannot be played again',
    ],
    [
      'an entry that was never legal',
      ({ begun }) =>
        `update log set body = '{"seat":0,"action":{"bid":99},"outcome":"sealed"}'
         where table_id = '${begun}' and entry = 1`,
      'log',
      'cannot be played again',
    ],
    [
      'an outcome that was another',
      ({ later }) => `update log set body = replace(body, '"sealed"', '"applied"') where table_id = '${later}'`,
      'log',
      'later ones had another outcome now: the log says something else',
    ],
    [
      'another seed',
      ({ begun }) => `update tables set seed = 'other' where id = '${begun}'`,
      'log',
      'not the one that was promised',
    ],
    [
      'a match said to be over',
      ({ begun }) => `update tables set status = 'over' where id = '${begun}'`,
      'tables',
      'is not over',
    ],
    [
      'a match said to run',
      ({ over }) => `update tables set status = 'racing' where id = '${over}'`,
      'tables',
      'is over, and it says',
    ],
    [
      'a duty without a reason',
      ({ gathering }) => `insert into due (table_id, kind, seat, at) values ('${gathering}', 'bot', 0, '2026-01-01')`,
      'due',
      'without a reason',
    ],
    [
      'a seat that is missing',
      ({ begun }) => `delete from seats where table_id = '${begun}' and seat = 1`,
      'seats',
      'Seat 1 is missing',
    ],
    ['a person who is missing', () => "delete from people where name = 'Ann'", 'seats', 'there is none in people'],
    [
      'a table that is missing',
      ({ over }) => `delete from tables where id = '${over}'`,
      'log',
      'there is none in tables',
    ],
    [
      'a damaged snapshot',
      ({ later }) => `update snapshots set body = substr(body, 1, length(body) - 9) where table_id = '${later}'`,
      'snapshots',
      'is damaged',
    ],
    [
      'a snapshot without its mark of a form',
      ({ later }) => `update snapshots set body = '' where table_id = '${later}'`,
      'snapshots',
      'is damaged',
    ],
    [
      'a snapshot of another entry than it says',
      ({ later }) =>
        `update snapshots set body = (select body from snapshots where table_id = '${later}' order by entry limit 1)
         where table_id = '${later}'`,
      'snapshots',
      'is damaged',
    ],
    [
      'a snapshot that belongs to no table',
      ({ over }) => `delete from tables where id = '${over}'`,
      'snapshots',
      'belongs to no table',
    ],
    [
      'a snapshot that belongs to no entry',
      ({ later }) => `update snapshots set n = n + 1 where table_id = '${later}'`,
      'snapshots',
      'belongs to no entry',
    ],
    ['an older store', () => "delete from kysely_migration where name = '0008-names'", 'version', 'older version'],
    ['a newer store', () => "insert into kysely_migration values ('9999-x', 'now')", 'version', 'newer version'],
    [
      'a move that was not finished',
      () => `create table paddock_move (id integer primary key, body text not null);
        insert into paddock_move values (1, '{"source":"/old","reached":{},"isDone":false}')`,
      'move',
      '/old is being moved there',
    ],
  ]
  test.each(wrongs)('%s', async (_, sql, part, problem) => {
    change(sql(played.ids))
    const { ok, findings } = await look()
    expect(ok).toBe(false)
    const found = findings.filter((one) => one.part === part && one.problem.includes(problem))
    expect(found, JSON.stringify(findings)).not.toEqual([])
    for (const { advice } of findings) expect(advice).not.toBe('')
  })
})
