import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOneMoment, readStore } from '../store/read-store.ts'
import type { Where } from '../store/where.ts'
import { canShare, startNodes } from '../testing/nodes.ts'
import { games, type Ids, play, playedStore } from '../testing/played-store.ts'
import { freePort } from '../testing/program.ts'
import { closeAll, startedTable } from '../testing/server.ts'
import { postgresDatabase } from '../testing/stores.ts'
import { examine, NoStore } from './examine.ts'
import type { Finding } from './finding.ts'

afterAll(closeAll)

const at = (address: string): Where => ({ kind: 'postgres', address })
const look = (address: string, all = true) => examine(at(address), { games, all })

/** As someone might who tells PostgreSQL not to look at what refers to what. */
async function change(address: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const sql of statements) await client.query(sql)
  await client.end()
}

describe.skipIf(!canShare)('a store in PostgreSQL', () => {
  let database = ''
  let ids: Ids

  beforeAll(async () => {
    database = await postgresDatabase()
    ids = await playedStore({ database })
  })

  test('has nothing wrong with it when its nodes are gone; whoever may only read can see that', async () => {
    await change(database, 'create role looker login in role pg_read_all_data')
    const asLooker = new URL(database)
    asLooker.username = 'looker'
    const { rows, snapshots, ...report } = await look(asLooker.href)
    expect(report).toEqual({ ok: true, isServed: false, tables: { 'not started': 1, replayed: 3 }, findings: [] })
    expect(rows).toMatchObject({ people: 5, tables: 4, nodes: 1, presence: 0 })
    expect(snapshots).toEqual({ 'as played': rows.snapshots })
  })

  test('is looked at as it stands at one moment, and cannot be written to meanwhile', async () => {
    const db = readStore(at(database))
    const names = async () => (await db.selectFrom('people').select('name').execute()).length
    const before = await names()
    const seen = await atOneMoment(db, async (now) => {
      const people = now.selectFrom('people').select('name')
      const first = (await people.execute()).length
      await change(database, "insert into people (id, name, kind, created) values ('late', 'Late', 'guest', '')")
      return [first, (await people.execute()).length]
    })
    expect([...seen, await names()]).toEqual([before, before, before + 1])
    const writing = atOneMoment(db, (now) => now.deleteFrom('people').where('id', '=', 'late').execute())
    await expect(writing).rejects.toThrow('read-only transaction')
    await db.destroy()
    await change(database, "delete from people where id = 'late'")
  })

  test('that is half moved or of another version is looked at no further', async () => {
    await change(
      database,
      'create table paddock_move (id integer primary key, body text not null)',
      `insert into paddock_move values (1, '{"source":"/old","reached":{},"isDone":false}')`,
    )
    expect(await look(database)).toMatchObject({ rows: {}, findings: [{ part: 'move', severity: 'grave' }] })
    await change(database, 'drop table paddock_move', "insert into kysely_migration values ('9999-x', 'now')")
    expect(await look(database)).toMatchObject({ rows: {}, findings: [{ part: 'version' }] })
    await change(database, "delete from kysely_migration where name = '9999-x'")
  })

  test('that is damaged in many ways is told of each', async () => {
    await change(
      database,
      `delete from log where table_id = '${ids.begun}' and kind = 'chat'`,
      `update log set body = replace(body, '"sealed"', '"applied"') where table_id = '${ids.begun}'`,
      `update tables set seed = 'early' where id = '${ids.gathering}'`,
      `insert into due (table_id, kind, seat, at) values ('${ids.gathering}', 'bot', 0, '2026-01-01')`,
      `update snapshots set body = left(body, -9) where table_id = '${ids.later}'`,
      `insert into snapshots values ('nowhere', 1, 1, ''), ('${ids.over}', 9999, 9999, '')`,
      "delete from people where name = 'Ann'",
      "insert into nodes values ('ahead', 'x', '2999-01-01T00:00:00.000Z')",
      `insert into presence values ('${ids.begun}', 'nobody', 'ahead', 1), ('${ids.begun}', '', 'none', 1)`,
      'alter table log drop constraint log_key',
    )
    const { ok, isServed, findings } = await look(database)
    expect([ok, isServed]).toEqual([false, true])
    const told = findings.map(({ part, severity, where = '', problem }) => `${severity} ${part} ${where}: ${problem}`)
    for (const found of [
      `grave log ${ids.begun}: It has 2 lines, numbered 1 to 3: some are missing.`,
      `grave log ${ids.begun}: Entry 1 had another outcome now`,
      `grave tables ${ids.gathering}: It has not started and has a seed.`,
      `slight due ${ids.gathering}: "bot" is due for seat 0 without a reason.`,
      `slight snapshots ${ids.later}: The snapshot at entry`,
      'slight snapshots nowhere: The snapshot at entry 1 belongs to no table.',
      `grave snapshots ${ids.over}: The snapshot at entry 9999 belongs to no entry of the log`,
      'there is none in people.',
      'slight nodes ahead: It says that it is alive until 2999',
      'slight presence nobody: 1 of its rows say person nobody',
      'slight presence none: 1 of its rows say node none',
      'grave log : Nothing keeps two rows with the same table_id and n out',
    ]) {
      expect(told).toContainEqual(expect.stringContaining(found))
    }
    for (const { advice } of findings) expect(advice).not.toMatch(/sqlite|^$/)
  })

  test('has nothing wrong with it while several nodes play on it', async () => {
    const { addresses, database: busy } = await startNodes(2, { games })
    const [one = '', other = ''] = addresses
    const matches = Array.from({ length: 3 }, async () => {
      const { id, people } = await startedTable(one, ['Ann', 'Bob'])
      await play({ id, people: people.map((guest, seat) => guest.at(seat === 0 ? one : other)) })
    })
    let isOver = false
    const playing = Promise.all(matches).finally(() => {
      isOver = true
    })
    const found: Finding[] = []
    while (!isOver) found.push(...(await look(busy)).findings)
    await playing
    expect(found).toEqual([])
    expect(await look(busy)).toMatchObject({ ok: true, isServed: true, tables: { replayed: 3 } })
  })

  test('that is not there is said not to be', async () => {
    const empty = look(await postgresDatabase())
    await expect(empty).rejects.toThrow(NoStore)
    await expect(empty).rejects.toThrow('no server has used it yet')
    const gone = new URL(database)
    gone.pathname = '/gone'
    await expect(look(gone.href)).rejects.toThrow('database "gone" does not exist')
    await expect(look(`postgres://a:secret@127.0.0.1:${await freePort()}/x`)).rejects.toThrow(
      /^postgres:\/\/a@127.*cannot be reached/,
    )
  })
})
