import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, verify } from '@paddock/kernel'
import { lots } from '@paddock/kernel/lots'
import { RecordTold, TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest } from '../testing/guest.ts'
import { closeAll, freshFolder, games, metric, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

function thread(run: string) {
  return { ...games, botThread: new URL(`../testing/bot-threads/${run}.ts`, import.meta.url) }
}

const random = { kind: 'bot', bot: 'random' }
const me = { kind: 'me' }

async function started(address: string, seats: readonly object[]): Promise<{ ann: Guest; id: string }> {
  const ann = await Guest.named(address, 'Ann')
  const { table } = bodyOf(TableNow, await ann.post('/api/tables', { game: 'lots', seats }))
  bodyOf(TableNow, await ann.post(`/api/tables/${table.id}/start`))
  return { ann, id: table.id }
}

/** Ann makes her first choice whenever she is asked, so many times, or to the end. */
async function play(ann: Guest, id: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  const seat = (await ann.table(id)).you.seat ?? 0
  for (let turn = 0; turn <= times; turn++) {
    const { table, position } = await ann.until(id, ({ table, position }) => {
      const isAsked = position?.pending.includes(seat) && !position.decided.includes(seat)
      return table.status === 'over' || isAsked === true
    })
    if (table.status === 'over' || turn === times) return
    await ann.act(id, `${turn}`, position?.choices[0], position?.entry)
  }
}

describe('a match never waits for a bot that', () => {
  test.each([
    ['throws', [me, random], 'no idea'],
    ['answers nonsense', [me, { kind: 'bot' }, random], 'not offered'],
  ])('%s: instinct plays, and what happened is noted with the record', async (_, seats, why) => {
    const dataFolder = freshFolder()
    const lines: string[] = []
    const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
    const { address } = await serve({ dataFolder, logger, games: thread('badly'), bots: { decision: 60_000 } })
    const { ann, id } = await started(address, seats)
    await play(ann, id)
    const told = readRecord(bodyOf(RecordTold, await ann.get(`/api/tables/${id}/record`)))
    expect(verify(lots, told)).toMatchObject({ ok: true, result: true })
    const failures = await metric(address, 'paddock_bot_failures_total')
    expect(failures).toBeGreaterThanOrEqual(1)
    expect(await metric(address, 'paddock_faults_total')).toBe(failures)
    const [file = ''] = readdirSync(join(dataFolder, 'faults'))
    const { match, next } = JSON.parse(readFileSync(join(dataFolder, 'faults', file), 'utf8'))
    expect(next).toEqual({ seat: seats.indexOf(random), bot: 'random' })
    expect(told.entries.slice(0, match.entries.length)).toEqual(match.entries)
    expect(lines.join('')).toContain(why)
    expect(lines.join('')).not.toContain(told.seed)
  })

  test('loops for ever: its thread is ended, and instinct plays', async () => {
    const dataFolder = freshFolder()
    const { address } = await serve({ dataFolder, games: thread('badly'), bots: { decision: 50 } })
    const { ann, id } = await started(address, [random, me])
    await play(ann, id, 2)
    const files = readdirSync(join(dataFolder, 'faults'))
    expect(await metric(address, 'paddock_bot_failures_total')).toBe(files.length)
    const { next } = JSON.parse(readFileSync(join(dataFolder, 'faults', files[0] ?? ''), 'utf8'))
    expect(next).toEqual({ seat: 0, bot: 'random' })
  })

  test('has no thread to think in: the first choice is made', async () => {
    const { address } = await serve({ games: thread('none') })
    const { ann, id } = await started(address, [me, random])
    await play(ann, id, 1)
    expect(await metric(address, 'paddock_bot_failures_total')).toBeGreaterThanOrEqual(2)
  })
})

test('while a bot thinks its table is open to everyone, and the server ends without waiting for it', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder, games: thread('forever'), bots: { decision: 3_600_000, threads: 2 } })
  const { ann, id } = await started(first.address, [me, random])
  await ann.actFirst(id, 'bid')
  expect((await ann.post(`/api/tables/${id}/chat`, { text: 'slow today' })).status).toBe(201)
  expect((await ann.table(id)).position?.decided).toEqual([0])
  await first.close()
  // What it had in hand is first to be done after the next start.
  const { address } = await serve({ dataFolder })
  await play(ann.at(address), id)
})

test('what a bot decided for someone who has come back meanwhile is not done', async () => {
  const { address } = await serve({ games: thread('forever'), bots: { decision: 2_000 } })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'], { holding: true })
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('nobody there')
  const socket = ann.live(id)
  await socket.welcome()
  await bob.post(`/api/tables/${id}/leave`)
  while ((await metric(address, 'paddock_bots_thinking')) === 0) await socket.caughtUp()
  await bob.live(id).welcome()
  // The bot that held the seat, and the instinct that stands in for it, are one.
  while ((await metric(address, 'paddock_bot_failures_total')) < 1) await socket.caughtUp()
  await socket.caughtUp()
  expect((await ann.table(id)).position?.decided).toEqual([])
})

test('a table whose bots have thought for as long as they may pauses, and goes on', async () => {
  const budget = { decision: 30, table: { max: 30, within: 400 } }
  const { address } = await serve({ games: thread('badly'), bots: budget })
  const { ann, id } = await started(address, [random, me])
  await play(ann, id, 4)
  expect(await metric(address, 'paddock_bot_moves_total')).toBeGreaterThanOrEqual(2)
})
