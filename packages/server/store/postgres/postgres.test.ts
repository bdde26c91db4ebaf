import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { CutLine } from '../../testing/cut-line.ts'
import { canShare } from '../../testing/nodes.ts'
import { Postgres } from '../../testing/postgres.ts'
import { postgresDatabase } from '../../testing/stores.ts'
import { openStore, type Store } from '../store.ts'
import { Conflict, change, mustChange } from '../write.ts'

const opened: Store[] = []

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

async function open(address: string): Promise<Store> {
  const store = await openStore({ where: { kind: 'postgres', address }, busy: 0, committed: () => {} })
  opened.push(store)
  return store
}

function added({ db }: Store, id: string) {
  return change(db.insertInto('people').values({ id, name: 'x', kind: 'guest', created: '2026-01-01T00:00:00.000Z' }))
}

async function idsIn({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').execute()
  return rows.map(({ id }) => id).sort()
}

/** A table that matters to nobody. */
function tableRow(status: 'gathering' | 'racing', host: string) {
  const unstarted = { seed: null, rules: null, rematch: null } as const
  return {
    id: 't',
    game: 'g',
    options: '{}',
    status,
    holding: 0,
    invite: '',
    host,
    created: '',
    looked: '',
    ...unstarted,
  } as const
}

describe.skipIf(!canShare)('a store in PostgreSQL', () => {
  test('is brought up to date by one of several nodes that start at once', async () => {
    const address = await postgresDatabase()
    const stores = await Promise.all([open(address), open(address), open(address)])
    await Promise.all(stores.map((store, index) => store.write(added(store, `${index}`))))
    for (const store of stores) expect(await idsIn(store)).toEqual(['0', '1', '2'])
    expect(new Set(stores.map(({ node }) => node)).size).toBe(3)
  })

  test('leaves out of a batch what conflicts, wherever in it, and nothing else', async () => {
    const store = await open(await postgresDatabase())
    const { db } = store
    await store.write(added(store, 'there'))
    const table = tableRow('gathering', 'there')
    await store.write(change(db.insertInto('tables').values(table)))
    const line = (n: number, command: string | null = null) =>
      store.logged({ table_id: 't', n, kind: 'chat', entry: null, command, body: '{}', at: '' })
    await store.write(line(1, 'first'))
    const outcomes = await Promise.allSettled([
      store.write(line(2)),
      store.write(line(1)),
      store.write(added(store, 'a'), line(3, 'first')),
      store.write(line(3)),
      store.write(mustChange(db.deleteFrom('people').where('id', '=', 'nobody')), added(store, 'b')),
      store.write(added(store, 'c')),
      store.write(
        store.logged({ table_id: 'no such table', n: 1, kind: 'chat', entry: null, command: null, body: '{}', at: '' }),
      ),
    ])
    const told = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.constructor : true))
    expect(told).toEqual([true, Conflict, Conflict, true, Conflict, true, Conflict])
    expect(await idsIn(store)).toEqual(['c', 'there'])
    const lines = await db.selectFrom('log').select('n').orderBy('n').execute()
    expect(lines.map(({ n }) => n)).toEqual([1, 2, 3])
  })

  test('finds out what became of a batch whose answer was lost, and does nothing twice', async () => {
    const address = await postgresDatabase()
    const line = await CutLine.to(address)
    const [store, other] = [await open(line.address), await open(address)]
    await store.write(added(store, '0'))
    for (let round = 1; round <= 5; round++) {
      line.cut()
      await store.write(added(store, `${round}`))
    }
    expect(await idsIn(other)).toEqual(['0', '1', '2', '3', '4', '5'])
    await Promise.all(opened.splice(0).map((each) => each.close()))
    await line.close()
  })

  test('keeps its word when it is killed: what was acknowledged is there, what was refused is not', async () => {
    const postgres = await Postgres.start({ durable: true })
    const store = await open(await postgres.database())
    const [kept, refused]: [string[], string[]] = [[], []]
    let isOver = false
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        const id = `${writer} ${n}`
        await store.write(added(store, id)).then(
          () => kept.push(id),
          () => refused.push(id),
        )
      }
    })
    for (let kill = 0; kill < 2; kill++) {
      await pause(300)
      await postgres.kill()
      await expect(store.db.selectFrom('people').select('id').execute()).rejects.toThrow('cannot be reached')
      await postgres.start()
    }
    isOver = true
    await Promise.all(writing)
    const there = new Set(await idsIn(store))
    expect(kept.filter((id) => !there.has(id))).toEqual([])
    expect(refused.filter((id) => there.has(id))).toEqual([])
    expect(kept.length).toBeGreaterThan(0)
    await Promise.all(opened.splice(0).map((each) => each.close()))
    await postgres.stop()
  })

  test('gives what is due to one node only, and to another once the taking has run out', async () => {
    const address = await postgresDatabase()
    const [one, two] = [await open(address), await open(address)]
    await one.write(added(one, 'host'))
    const table = tableRow('racing', 'host')
    await one.write(change(one.db.insertInto('tables').values(table)))
    const rows = Array.from(
      { length: 40 },
      (_, seat) => ({ table_id: 't', kind: 'bot', seat, at: '1', taken: null }) as const,
    )
    await one.write(change(one.db.insertInto('due').values(rows)))
    const taken = await Promise.all([one, two, one, two].map((store) => store.takeDue('2', 10, '3')))
    expect(
      taken
        .flat()
        .map(({ seat }) => seat)
        .sort((a, b) => a - b),
    ).toEqual(rows.map(({ seat }) => seat))
    expect(await two.takeDue('2', 100, '3')).toEqual([])
    expect(await two.takeDue('3', 100, '4')).toHaveLength(40)
  })
})
