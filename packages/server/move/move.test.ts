import { TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { openStore } from '../store/store.ts'
import { readWhere, type Where } from '../store/where.ts'
import { bodyOf, Guest } from '../testing/guest.ts'
import { canShare } from '../testing/nodes.ts'
import { closeAll, freshFolder, serve, startedTable } from '../testing/server.ts'
import { postgresDatabase } from '../testing/stores.ts'
import { CannotMove, type MoveProgress, moveStore } from './move.ts'
import { leftBehind, parts } from './parts.ts'

afterEach(closeAll)

const silent: MoveProgress = { copied: () => {}, same: () => {} }

async function played(): Promise<{ folder: string; id: string; ann: Guest; before: TableNow }> {
  const folder = freshFolder()
  const server = await serve({ dataFolder: folder })
  const { id, people } = await startedTable(server.address, ['Ann', 'Bob'])
  const [ann] = people
  if (!ann) throw new Error('nobody there')
  await ann.actFirst(id, 'bid')
  for (let line = 0; line < 30; line++) await ann.post(`/api/tables/${id}/chat`, { text: `line ${line}` })
  const before = await ann.table(id)
  await server.close()
  return { folder, id, ann, before }
}

function at(text: string): Where {
  const where = readWhere(text)
  if (!where) throw new Error('no place')
  return where
}

describe.skipIf(!canShare)('a server that is moved', () => {
  test('is the same at the other store, and back again', async () => {
    const { folder, id, ann, before } = await played()
    const database = await postgresDatabase()
    const same: string[] = []
    await moveStore(at(`sqlite:${folder}`), at(database), {
      ...silent,
      same: (table, rows) => same.push(`${table} ${rows}`),
    })
    expect(same).toContain(`log ${before.n}`)
    const { address, close } = await serve({ database })
    expect(await ann.at(address).table(id)).toEqual(before)
    await close()
    const folderAgain = freshFolder()
    await moveStore(at(database), at(`sqlite:${folderAgain}`), silent)
    const again = await serve({ dataFolder: folderAgain })
    expect(await ann.at(again.address).table(id)).toEqual(before)
  })

  test('goes on where it was when it is interrupted, and no server starts on half of it', async () => {
    const { folder, id, ann, before } = await played()
    const database = await postgresDatabase()
    const interrupted = moveStore(at(`sqlite:${folder}`), at(database), {
      ...silent,
      copied: (table) => {
        if (table === 'seats') throw new Error('interrupted')
      },
    })
    await expect(interrupted).rejects.toThrow('interrupted')
    await expect(serve({ database })).rejects.toThrow('is being moved there')
    await moveStore(at(`sqlite:${folder}`), at(database), silent)
    const { address } = await serve({ database })
    expect(await ann.at(address).table(id)).toEqual(before)
    await expect(moveStore(at(`sqlite:${folder}`), at(database), silent)).rejects.toThrow('was moved there already')
  })

  test('leaves nothing behind: every table of the schema is moved, or known not to be', async () => {
    const where = at(await postgresDatabase())
    const store = await openStore({ where, busy: 0, committed: () => {} })
    const tables = await store.db.introspection.getTables()
    await store.close()
    const known = [...parts.map(({ table }) => table), ...leftBehind]
    expect(tables.map(({ name }) => name).sort()).toEqual(known.sort())
  })

  test('is not moved to a store that holds something else, or from one that holds nothing', async () => {
    const { folder } = await played()
    const database = await postgresDatabase()
    const { address, close } = await serve({ database })
    const eve = await Guest.named(address, 'Eve')
    bodyOf(TableNow, await eve.post('/api/tables', { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }] }))
    await close()
    const refused = moveStore(at(`sqlite:${folder}`), at(database), silent)
    await expect(refused).rejects.toThrow(CannotMove)
    await expect(refused).rejects.toThrow('holds something else')
    await expect(moveStore(at(`sqlite:${freshFolder()}`), at(database), silent)).rejects.toThrow(
      'There is no paddock.sqlite',
    )
  })
})
