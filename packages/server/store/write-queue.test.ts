import { afterEach, describe, expect, test } from 'vitest'
import { closeAll, freshFolder } from '../testing/server.ts'
import { databaseOf } from '../testing/stores.ts'
import { openStore, type Store } from './store.ts'
import { readWhere } from './where.ts'
import { Conflict, change, mustChange, Unwritten } from './write.ts'
import { type Commit, WriteQueue } from './write-queue.ts'

afterEach(closeAll)

async function store(): Promise<{
  store: Store
  batches: number[]
  add(id: string): Promise<void>
  ids(): Promise<string[]>
}> {
  const batches: number[] = []
  const where = readWhere(await databaseOf(freshFolder()))
  if (!where) throw new Error('no store')
  const store = await openStore({ where, busy: 50, committed: (writes) => batches.push(writes) })
  const person = { name: 'x', kind: 'guest', created: '2026-01-01T00:00:00.000Z' } as const
  return {
    store,
    batches,
    add: (id) => store.write(change(store.db.insertInto('people').values({ id, ...person }))),
    ids: async () => (await store.db.selectFrom('people').select('id').orderBy('id').execute()).map(({ id }) => id),
  }
}

describe('writes that come together', () => {
  test('share one transaction', async () => {
    const { store: opened, batches, add, ids } = await store()
    await Promise.all(['a', 'b', 'c', 'd'].map(add))
    expect(batches).toEqual([4])
    expect(await ids()).toEqual(['a', 'b', 'c', 'd'])
    await opened.close()
  })

  test('fail one by one: a conflict harms nobody else', async () => {
    const { store: opened, add, ids } = await store()
    const outcomes = await Promise.allSettled(['a', 'a', 'b'].map(add))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: expect.any(Conflict) })
    expect(await ids()).toEqual(['a', 'b'])
    await opened.close()
  })

  test('are all or nothing each', async () => {
    const { store: opened, add, ids } = await store()
    const { db } = opened
    await add('a')
    const gone = opened.write(
      change(db.updateTable('people').set({ name: 'y' }).where('id', '=', 'a')),
      mustChange(db.deleteFrom('people').where('id', '=', 'nobody')),
    )
    await expect(gone).rejects.toThrow(Conflict)
    expect(await db.selectFrom('people').select('name').execute()).toEqual([{ name: 'x' }])
    expect(await ids()).toEqual(['a'])
    await opened.close()
  })
})

describe('the queue', () => {
  test('resolves nothing before the commit is through, and gathers what comes meanwhile', async () => {
    const batches: number[] = []
    const through: (() => void)[] = []
    const commit: Commit = (writes) => {
      batches.push(writes.length)
      return new Promise((resolve) => through.push(() => resolve(writes.map(() => undefined))))
    }
    const queue = new WriteQueue(commit)
    const done: string[] = []
    const write = (name: string) => queue.write([]).then(() => done.push(name))
    const first = write('first')
    await turns(3)
    expect([batches, done]).toEqual([[1], []])
    const rest = [write('second'), write('third')]
    await turns(3)
    expect([batches, done]).toEqual([[1], []])
    through[0]?.()
    await first
    expect(done).toEqual(['first'])
    await turns(3)
    expect(batches).toEqual([1, 2])
    through[1]?.()
    await Promise.all(rest)
    await queue.drained()
    expect(done).toEqual(['first', 'second', 'third'])
  })

  test('fails all that shared a commit that failed, and goes on with the next', async () => {
    let full = true
    const queue = new WriteQueue(async (writes) => {
      if (full) throw new Error('disk full')
      return writes.map(() => undefined)
    })
    const outcomes = await Promise.allSettled([queue.write([]), queue.write([])])
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(Unwritten) })
    full = false
    await queue.write([])
  })
})

test('a store that is closed takes nothing more, and says so', async () => {
  const { store: opened, add } = await store()
  await add('a')
  await opened.close()
  await expect(add('b')).rejects.toThrow(Unwritten)
})

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}
