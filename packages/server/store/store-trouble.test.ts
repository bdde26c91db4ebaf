import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Worker } from 'node:worker_threads'
import { ChatLine, CommandDone, TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { CannotStart, startServer } from '../index.ts'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, metric, serve, startedTable } from '../testing/server.ts'
import { isFolderTaken, lockFolder } from './folder-lock.ts'

afterEach(closeAll)

const databaseOf = (folder: string) => join(folder, 'paddock.sqlite')

/** A folder with a few tables in it, as a server leaves it. */
async function usedFolder(): Promise<{ dataFolder: string; ids: string[]; ann: Guest }> {
  const dataFolder = freshFolder()
  const server = await serve({ dataFolder })
  const ids: string[] = []
  const ann = await Guest.named(server.address, 'Ann')
  for (let table = 0; table < 30; table++) {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    ids.push(bodyOf(TableNow, await ann.post('/api/tables', { game: 'lots', seats })).table.id)
  }
  await server.close()
  return { dataFolder, ids, ann }
}

function damage(file: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file)
  change(bytes)
  writeFileSync(file, bytes)
}

describe('a damaged file is refused, with what to do, and left as it is', () => {
  const damages: readonly (readonly [string, (file: string, ids: readonly string[]) => void])[] = [
    ['cut off in the middle', (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000))],
    ['a page of zeros', (file) => damage(file, (bytes) => bytes.fill(0, 4096 * 5, 4096 * 6))],
    ['a page of noise', (file) => damage(file, (bytes) => bytes.fill(0xa7, 4096 * 9, 4096 * 10))],
    [
      'an index that no longer finds a row that is there',
      (file, ids) =>
        damage(file, (bytes) => {
          // The id stands in the row and once more in the index of the ids.
          const id = ids[7] ?? ''
          const other = id.startsWith('2') ? '3' : '2'
          for (let at = bytes.indexOf(id); at >= 0; at = bytes.indexOf(id, at + 1)) {
            if (bytes.subarray(at + id.length, at + id.length + 4).toString() !== 'lots') bytes.write(other, at)
          }
        }),
    ],
  ]
  test.each(damages)('%s', async (_, harm) => {
    const { dataFolder, ids } = await usedFolder()
    const file = databaseOf(dataFolder)
    harm(file, ids)
    const before = readFileSync(file)
    const start = startServer({ dataFolder })
    await expect(start).rejects.toThrow(CannotStart)
    await expect(start).rejects.toThrow(/is damaged, and was not touched: .*\n(.*\n)+.*paddock doctor/)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(isFolderTaken(dataFolder)).toBe(false)
  })
})

describe('files that are deleted or replaced under a running server', () => {
  test.each([
    ['deleted', (file: string) => rmSync(file)],
    ['with its log deleted', (file: string) => rmSync(`${file}-wal`)],
    [
      'replaced by a copy',
      (file: string) => {
        copyFileSync(file, `${file}.copy`)
        renameSync(`${file}.copy`, file)
      },
    ],
  ])('%s: nothing more is acknowledged, and everyone is told', async (_, harm) => {
    const dataFolder = freshFolder()
    const { address } = await serve({ dataFolder })
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const [ann] = people
    if (!ann) throw new Error('nobody there')
    const socket = ann.live(id)
    await socket.welcome()
    const { position } = await ann.table(id)
    harm(databaseOf(dataFolder))
    const act = await ann.act(id, 'bid', position?.choices[0])
    expect([act.status, troubleOf(act)]).toEqual([503, 'unavailable'])
    expect(await socket.closed).toBe(1012)
    const read = await ann.get(`/api/tables/${id}`)
    expect([read.status, troubleOf(read)]).toEqual([503, 'unavailable'])
    const ready = await ann.get('/ready')
    expect([ready.status, JSON.stringify(ready.body)]).toEqual([503, expect.stringContaining('deleted or replaced')])
    expect((await ann.get('/health')).status).toBe(200)
    expect(await metric(address, 'paddock_unwritten_total')).toBeGreaterThan(0)
  })

  test('a file that is put back is served from again, and nothing refused meanwhile was done', async () => {
    const dataFolder = freshFolder()
    const { address } = await serve({ dataFolder })
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const [ann] = people
    if (!ann) throw new Error('nobody there')
    const { position } = await ann.table(id)
    const file = databaseOf(dataFolder)
    renameSync(file, `${file}.away`)
    expect((await ann.act(id, 'bid', position?.choices[0])).status).toBe(503)
    renameSync(`${file}.away`, file)
    for (;;) if ((await ann.get('/ready')).status === 200) break
    expect((await ann.table(id)).position?.entry).toBe(0)
    expect(bodyOf(CommandDone, await ann.act(id, 'bid', position?.choices[0]))).toMatchObject({ repeated: false })
  })
})

test('a lock goes with whoever holds it, and a folder has one whatever it is called', () => {
  const folder = freshFolder()
  const unlock = lockFolder(folder)
  expect(isFolderTaken(`${folder}/../${folder.split('/').at(-1)}`)).toBe(true)
  unlock()
  expect(isFolderTaken(folder)).toBe(false)
  expect(existsSync(databaseOf(folder))).toBe(false)
})

describe('when the thread that writes dies', () => {
  test('what is answered is true, whatever became of the batch it had in hand', async () => {
    const dataFolder = freshFolder()
    const workers: Worker[] = []
    const note = (worker: Worker) => workers.push(worker)
    process.on('worker', note)
    const { address } = await serve({ dataFolder })
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const [ann] = people
    if (!ann) throw new Error('nobody there')
    const said: string[] = []
    const unsaid: string[] = []
    for (let death = 0; death < 40; death++) {
      const texts = Array.from({ length: 8 }, (_, line) => `${death} ${line}`)
      const answers = texts.map(async (text, line) => {
        // Spread over a few turns of the event loop, so that the thread dies at every stage of a batch.
        for (let turn = 0; turn < line; turn++) await new Promise((resolve) => setImmediate(resolve))
        const { status } = await ann.post(`/api/tables/${id}/chat`, { text })
        if (status === 201) said.push(text)
        else unsaid.push(text)
      })
      for (let turn = 0; turn < death % 12; turn++) await new Promise((resolve) => setImmediate(resolve))
      await workers.at(-1)?.terminate()
      await Promise.all(answers)
    }
    process.off('worker', note)
    const db = new DatabaseSync(databaseOf(dataFolder))
    const lines = db.prepare("select body from log where kind = 'chat'").all()
    db.close()
    const written = lines.map(({ body }) => JSON.parse(String(body)).text)
    expect(written.toSorted()).toEqual(said.toSorted())
    expect(said.length).toBeGreaterThan(40)
    expect(workers.length).toBeGreaterThan(10)
  })
})

describe('what is sent again', () => {
  test('by the same id is said once, and answered as it was', async () => {
    const { address } = await serve()
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const [ann, bob] = people
    if (!ann || !bob) throw new Error('nobody there')
    const say = (who: Guest, text: string, name?: string) =>
      who.post(`/api/tables/${id}/chat`, { text, ...(name === undefined ? {} : { id: name }) })
    const first = bodyOf(ChatLine, await say(ann, 'hello', 'one'))
    expect(bodyOf(ChatLine, await say(ann, 'hello', 'one'))).toEqual(first)
    await Promise.all(Array.from({ length: 5 }, () => say(ann, 'at once', 'two')))
    await say(bob, 'hello', 'one')
    await say(ann, 'hello')
    // A command may have the name of a line.
    expect((await ann.actFirst(id, 'one')).repeated).toBe(false)
    const { chat } = await ann.live(id).welcome()
    expect(chat.map(({ seat, text }) => `${seat} ${text}`)).toEqual(['0 hello', '0 at once', '1 hello', '0 hello'])
  })

  test('by the same id makes one table', async () => {
    const { address } = await serve()
    const ann = await Guest.named(address, 'Ann')
    const bob = await Guest.named(address, 'Bob')
    const wish = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }], id: 'mine' }
    const answers = await Promise.all([ann, ann, ann, bob].map((who) => who.post('/api/tables', wish)))
    const [one, two, three, other] = answers.map((answer) => bodyOf(TableNow, answer).table.id)
    expect([two, three]).toEqual([one, one])
    expect(other).not.toBe(one)
    expect(bodyOf(TableNow, await ann.post('/api/tables', wish)).table.id).toBe(one)
  })
})

test('what cannot be written is not done, and can be done once the store takes it again', async () => {
  const dataFolder = freshFolder()
  const { address } = await serve({ dataFolder, busy: 20 })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const ann = people[0]
  if (!ann) throw new Error('nobody there')
  const socket = ann.live(id)
  await socket.welcome()
  const { position } = await ann.table(id)
  const blocker = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  blocker.exec('begin immediate')
  const failed = await ann.act(id, 'bid', position?.choices[0])
  expect([failed.status, troubleOf(failed)]).toEqual([503, 'unavailable'])
  expect((await ann.table(id)).position?.entry).toBe(0)
  blocker.exec('rollback')
  blocker.close()
  await socket.caughtUp()
  expect(socket.all('step')).toEqual([])
  expect(bodyOf(CommandDone, await ann.act(id, 'bid', position?.choices[0]))).toMatchObject({
    entry: 1,
    repeated: false,
  })
  await socket.until(({ type }) => type === 'step')
})
