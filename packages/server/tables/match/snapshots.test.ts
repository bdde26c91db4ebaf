import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AnyBox } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { CommandDone, Journal, type Position, RecordTold } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import type { Games } from '../../settings.ts'
import { spacing } from '../../store/snapshots.ts'
import { bodyOf, type Guest } from '../../testing/guest.ts'
import { closeAll, freshFolder, games, serve, startedTable } from '../../testing/server.ts'

afterEach(closeAll)

const game = 'heat'

/** The game, and how many entries its rules have carried out. */
async function counted(id = game): Promise<{ games: Games; carriedOut: () => number }> {
  const box = await games.openBox(id)
  if (!box) throw new Error('no game')
  let count = 0
  const apply: AnyBox['game']['apply'] = (...entry) => {
    count++
    box.game.apply(...entry)
  }
  const counting = { ...box, game: { ...box.game, apply } }
  return { games: { ids: [id], openBox: async () => counting }, carriedOut: () => count }
}

/** Ann plays on until the match has come so far, or to its end. Then it waits for nobody but her. */
async function playOn(ann: Guest, id: string, entries: number): Promise<void> {
  const isAsked = ({ pending = [], decided = [] }: Partial<Position> = {}) =>
    pending.includes(0) && !decided.includes(0) && decided.length === pending.length - 1
  for (let turn = 0; ; turn++) {
    const { table, position } = await ann.until(id, (now) => now.table.status === 'over' || isAsked(now.position))
    if (!position || table.status === 'over' || position.entry >= entries) return
    await ann.act(id, `turn ${turn}`, position.choices[0])
  }
}

/** A match of some hundred entries, put away in the middle of it. */
async function longMatch() {
  const dataFolder = freshFolder()
  const server = await serve({ dataFolder })
  const { id, people } = await startedTable(server.address, ['Ann'], { game, bots: 3 })
  const [ann] = people
  if (!ann) throw new Error('nobody there')
  await playOn(ann, id, 2.3 * spacing)
  const told = await everything(ann, id)
  await server.close()
  return { dataFolder, id, ann, told }
}

/** All that someone may know of a table. */
async function everything(guest: Guest, id: string) {
  const { position, n } = await guest.table(id)
  const missed = (await guest.live(id, n - 150).welcome()).missed
  return { position, n, missed, journal: await wholeJournal(guest, id) }
}

async function wholeJournal(guest: Guest, id: string) {
  const page = async (after: number) => bodyOf(Journal, await guest.get(`/api/tables/${id}/journal?after=${after}`))
  const first = await page(0)
  const steps = [...first.steps]
  let pages = 1
  for (let { more } = first; more; pages++) {
    const next = await page(steps.at(-1)?.entry ?? 0)
    steps.push(...next.steps)
    more = next.more
  }
  return { opening: first.opening, steps, pages }
}

/** A copy of the folder in which something was done to the snapshots; how many there are. */
function copied(dataFolder: string, sql: string): { folder: string; left: number } {
  const folder = freshFolder()
  cpSync(dataFolder, folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'paddock.sqlite'))
  database.exec(sql)
  const { left } = database.prepare('select count(*) as left from snapshots').get() ?? {}
  database.close()
  return { folder, left: Number(left) }
}

test('snapshots are an aid: thrown away, spoilt or of another form, nothing is lost without them', async () => {
  const { dataFolder, id, ann, told } = await longMatch()
  expect(told.journal.steps.map(({ entry }) => entry)).toEqual(told.journal.steps.map((_, index) => index + 1))
  expect(told.journal.pages).toBe(2)
  const all = copied(dataFolder, '').left
  expect(all).toBeGreaterThan(1)
  const harms = [
    '',
    'delete from snapshots',
    `delete from snapshots where entry > ${spacing}`,
    'update snapshots set body = substr(body, 1, length(body) / 2)',
    `update snapshots set body = replace(body, '"seats":4', '"seats":5')`,
    `update snapshots set body = 'another-' || body`,
    `update snapshots set body = '' where entry > ${spacing}`,
    'update snapshots set entry = entry + 1',
  ]
  for (const harm of harms) {
    const { folder, left } = copied(dataFolder, harm)
    expect(left).toBe(harm === harms[1] ? 0 : harm === harms[2] ? 1 : all)
    const { address } = await serve({ dataFolder: folder, botPause: 3_600_000 })
    const back = ann.at(address)
    expect(await everything(back, id)).toEqual(told)
    await back.actFirst(id, 'on we go')
  }
})

test('a table is read, and what happened retold, by playing a bounded part of it again', async () => {
  const { dataFolder, id, ann, told } = await longMatch()
  const { games, carriedOut } = await counted()
  const { address } = await serve({ dataFolder, games, botPause: 3_600_000 })
  const back = ann.at(address)
  const cost = async (work: Promise<unknown>) => {
    const before = carriedOut()
    await work
    return carriedOut() - before
  }
  expect(await cost(back.table(id))).toBeLessThan(spacing)
  expect(await cost(back.get(`/api/tables/${id}/journal?after=${2 * spacing + 10}`))).toBeLessThan(spacing)
  const frames = 20
  expect(await cost(back.live(id, told.n - 10).welcome())).toBeLessThan(spacing + frames)
  // What was made in another form is made anew with the first reading, and then there is less to play.
  expect(await cost(back.get(`/api/tables/${id}`))).toBe(0)
})

test('after a reading without snapshots there are some again', async () => {
  const { dataFolder, id, ann } = await longMatch()
  const { folder } = copied(dataFolder, 'delete from snapshots')
  const { games, carriedOut } = await counted()
  const first = await serve({ dataFolder: folder, games, botPause: 3_600_000 })
  const before = carriedOut()
  await ann.at(first.address).table(id)
  expect(carriedOut() - before).toBeGreaterThan(spacing)
  await first.close()
  const again = await serve({ dataFolder: folder, games, botPause: 3_600_000 })
  const later = carriedOut()
  await ann.at(again.address).table(id)
  expect(carriedOut() - later).toBeLessThan(spacing)
})

test('a command sent again is answered without anything being played again, however long ago it was', async () => {
  const { dataFolder, id, ann } = await longMatch()
  const { games, carriedOut } = await counted()
  const { address } = await serve({ dataFolder, games, botPause: 3_600_000 })
  const back = ann.at(address)
  const { position } = await back.table(id)
  const before = carriedOut()
  for (const turn of [0, 1, 10]) {
    const answer = bodyOf(CommandDone, await back.act(id, `turn ${turn}`, position?.choices[0]))
    expect(answer.repeated).toBe(true)
  }
  expect(carriedOut()).toBe(before)
  expect((await back.table(id)).position?.entry).toBe(position?.entry)
})

test('the record of a match that is over is read without playing it', async () => {
  const dataFolder = freshFolder()
  const server = await serve({ dataFolder })
  const { id, people } = await startedTable(server.address, ['Ann'], { game: 'lots', bots: 1 })
  const [ann] = people
  if (!ann) throw new Error('nobody there')
  await playOn(ann, id, Number.POSITIVE_INFINITY)
  const record = bodyOf(RecordTold, await ann.get(`/api/tables/${id}/record`))
  await server.close()
  const { games, carriedOut } = await counted('lots')
  const { address } = await serve({ dataFolder, games })
  const before = carriedOut()
  expect(bodyOf(RecordTold, await ann.at(address).get(`/api/tables/${id}/record`))).toEqual(record)
  expect(carriedOut()).toBe(before)
})

test('a match is put away where a race begins, and at its end', async () => {
  const begins = { ...lotsBox, begins: 'round-started' }
  const dataFolder = freshFolder()
  const server = await serve({ dataFolder, games: { ids: ['lots'], openBox: async () => begins } })
  const { id, people } = await startedTable(server.address, ['Ann'], { game: 'lots', bots: 1 })
  const [ann] = people
  if (!ann) throw new Error('nobody there')
  await playOn(ann, id, Number.POSITIVE_INFINITY)
  const { steps } = await wholeJournal(ann, id)
  await server.close()
  const rounds = steps.filter(({ events }) => events.some(({ type }) => type === begins.begins))
  expect(rounds.length).toBeGreaterThan(1)
  expect(copied(dataFolder, '').left).toBe(new Set([...rounds, steps.at(-1)]).size)
})
