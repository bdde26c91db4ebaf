import { readFileSync } from 'node:fs'
import { readRecord, verify } from '@paddock/kernel'
import { lots, lotsBox } from '@paddock/kernel/lots'
import { CommandDone, RecordTold } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, games, metric, serve, startedTable } from '../testing/server.ts'
import { askStore } from '../testing/stores.ts'

afterEach(closeAll)

describe('after a restart', () => {
  test('bots whose turn it was go on, and the match comes to its end', async () => {
    const dataFolder = freshFolder()
    // So slow that the bots cannot have moved when the server stops.
    const first = await serve({ dataFolder, botPause: 3_600_000 })
    const { id, people } = await startedTable(first.address, ['Ann'], { game: 'formel-fun', bots: 3 })
    const ann = people[0]
    if (!ann) throw new Error('nobody there')
    for (let turn = 0; (await ann.table(id)).position?.pending[0] === 0; turn++) await ann.actFirst(id, `early ${turn}`)
    await first.close()
    expect(await makeDueNow(dataFolder)).toBe(1)
    const { address } = await serve({ dataFolder })
    const back = ann.at(address)
    for (let turn = 0; ; turn++) {
      const { table, position } = await back.until(
        id,
        ({ position }) => position?.pending[0] === 0 || !position?.pending[0],
      )
      if (table.status === 'over') break
      await back.act(id, `${turn}`, position?.choices[0])
    }
    const told = await back.get(`/api/tables/${id}/record`)
    const box = await games.openBox('formel-fun')
    if (!box) throw new Error('no game')
    expect(verify(box.game, readRecord(bodyOf(RecordTold, told)))).toMatchObject({ ok: true, result: true })
  })

  test('everything stands where it stood', async () => {
    const dataFolder = freshFolder()
    const first = await serve({ dataFolder })
    const { id, people } = await startedTable(first.address, ['Ann', 'Bob'])
    const [ann, bob] = people
    await ann?.actFirst(id, 'bid')
    await bob?.post(`/api/tables/${id}/chat`, { text: 'well?' })
    const before = [await ann?.table(id), await bob?.table(id)]
    await first.close()
    const { address } = await serve({ dataFolder })
    expect([await ann?.at(address).table(id), await bob?.at(address).table(id)]).toEqual(before)
    const { chat } = (await bob?.at(address).live(id).welcome()) ?? {}
    expect(chat).toMatchObject([{ name: 'Bob', text: 'well?' }])
  })
})

test('a table that nobody uses is forgotten, and read again when someone does', async () => {
  const { address } = await serve({ idle: 100 })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const [ann, bob] = people
  await ann?.actFirst(id, 'bid')
  const before = await ann?.table(id)
  while ((await metric(address, 'paddock_loaded_tables')) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await ann?.table(id)).toEqual(before)
  const { position } = (await bob?.table(id)) ?? {}
  expect((await bob?.act(id, 'bid', position?.choices[0]))?.status).toBe(200)
  const socket = ann?.live(id)
  await socket?.welcome()
  expect(await metric(address, 'paddock_loaded_tables')).toBe(1)
})

test('two servers on one store never write the same number twice: the later one reads again', async () => {
  const dataFolder = freshFolder()
  const [one, two] = [await serve({ dataFolder, isShared: true }), await serve({ dataFolder, isShared: true })]
  const { id, people } = await startedTable(one.address, ['Ann', 'Bob'])
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('nobody there')
  const elsewhere = bob.at(two.address)
  const bid = (await elsewhere.table(id)).position?.choices[0]
  await ann.actFirst(id, 'bid')
  // The second server still has the table as it was before Ann's bid.
  expect(bodyOf(CommandDone, await elsewhere.act(id, 'bid', bid))).toMatchObject({ entry: 2, outcome: 'applied' })
  const numbers = await askStore(dataFolder, 'select n, entry from log where table_id = ? order by n', id)
  expect(numbers.map(({ n }) => n)).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.map(({ entry }) => entry).filter((entry) => entry !== null)).toEqual([1, 2])
})

test('two servers on one store both see to the bots, and each decision is made once', async () => {
  const dataFolder = freshFolder()
  const [one, two] = [await serve({ dataFolder, isShared: true }), await serve({ dataFolder, isShared: true })]
  const { id, people } = await startedTable(one.address, ['Ann'], { bots: 2 })
  const ann = people[0]
  if (!ann) throw new Error('nobody there')
  // The second server has the table in memory, and its alarm rings for bots that the first one plays.
  await ann.at(two.address).table(id)
  for (let turn = 0; ; turn++) {
    const { address } = turn % 2 === 0 ? one : two
    const { table, position } = await ann.at(address).table(id)
    if (table.status === 'over') break
    const mustDecide = position?.pending.includes(0) && !position.decided.includes(0)
    if (mustDecide) await ann.at(address).act(id, `${turn}`, position?.choices[0])
    else await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const last = await serve({ dataFolder, isShared: true })
  const told = await ann.at(last.address).get(`/api/tables/${id}/record`)
  expect(verify(lots, readRecord(bodyOf(RecordTold, told)))).toMatchObject({ ok: true, result: true })
})

test('a game whose rules fail harms only the command: its record is kept aside, and no secret is told or logged', async () => {
  const dataFolder = freshFolder()
  const lines: string[] = []
  const broken = {
    ...lotsBox,
    game: {
      ...lots,
      apply: () => {
        throw new Error('a bug in the rules')
      },
    },
  }
  const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } }
  const { address } = await serve({ dataFolder, logger, games: { ids: ['lots'], openBox: async () => broken } })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  await people[0]?.actFirst(id, 'bid')
  const position = (await people[1]?.table(id))?.position
  const answer = await people[1]?.act(id, 'bid', position?.choices[0])
  if (!answer) throw new Error('nobody there')
  expect([answer.status, troubleOf(answer)]).toEqual([500, 'internal'])
  expect(JSON.stringify(answer.body)).not.toContain('a bug in the rules')
  const { fault, file } = JSON.parse(lines.find((line) => line.includes('a bug in the rules')) ?? '{}')
  expect(JSON.stringify(answer.body)).toContain(fault)
  const { match, next } = JSON.parse(readFileSync(file, 'utf8'))
  expect(next).toMatchObject({ seat: 1, action: position?.choices[0] })
  expect(lines.join('')).not.toContain(match.seed)
  expect((await people[1]?.table(id))?.position?.decided).toEqual([0])
})

/** Whatever was put off comes due, as if the time had passed while the server was off. */
async function makeDueNow(dataFolder: string): Promise<number> {
  const rows = await askStore(
    dataFolder,
    "update due set at = '2026-01-01T00:00:00.000Z' where kind = 'bot' returning seat",
  )
  return rows.length
}
