import { gameIds, openBox } from '@paddock/games'
import { throughJson } from '@paddock/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiOver } from '../api.ts'
import type { LiveStep, Session } from '../session.ts'
import { openingStep } from '../whole-step.ts'
import { TableDoor } from './door.ts'
import { FakeServer } from './testing/fake-server.ts'
import { until } from './until.ts'

const opened = await openBox(gameIds[0] ?? '')
if (!opened) throw new Error('no game is registered')
const box = opened

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function doorTo(server: FakeServer): TableDoor {
  return new TableDoor('one', { api: apiOver(server.fetch), dial: server.dial, openBox })
}

/** At a table whose match is under way, with everything heard since. */
async function seated() {
  const server = new FakeServer(box)
  server.viewer = server.match.pending[0] ?? 0
  const door = doorTo(server)
  await until(() => door.session.value !== undefined)
  const session = door.session.value
  if (!session) throw new Error('no session')
  const heard: LiveStep[] = []
  session.onStep((step) => heard.push(step))
  return { server, door, session, heard }
}

/** What must be true whenever the socket has said everything. */
function expectTheTruth(server: FakeServer, session: Session): void {
  expect(session.position.value).toEqual(throughJson(server.position()))
  const entries = server.journal().map(({ at: _, ...step }) => throughJson(step))
  expect(session.journal.value).toEqual([...openingStep(throughJson(server.opening())), ...entries])
}

const entriesOf = (steps: readonly { entry: number }[]) => steps.map(({ entry }) => entry)

test('someone who acts sees the step once, and the promise holds until it has come', async () => {
  const { server, session, heard } = await seated()
  await session.act(session.position.value.choices[0])
  expect(entriesOf(heard)).toEqual([1])
  expect(heard[0]?.asked?.entry).toBe(1)
  for (let more = 0; more < 20; more++) server.actAny()
  expect(heard).toHaveLength(21)
  expectTheTruth(server, session)
})

test('someone who comes late is told by the journal what has happened', async () => {
  const server = new FakeServer(box)
  for (let before = 0; before < 10; before++) server.actAny()
  const door = doorTo(server)
  await until(() => door.session.value?.journal.value.at(-1)?.entry === 10)
  server.actAny()
  const session = door.session.value
  if (!session) throw new Error('no session')
  expectTheTruth(server, session)
  expect(session.sitters.value[1]).toEqual({ seat: 1, kind: 'person', name: 'Person 1', present: true })
})

test('what was missed while the socket was cut is told once, in order, all leading to where the match stands', async () => {
  const { server, door, session, heard } = await seated()
  server.actAny()
  server.down = true
  server.cut()
  expect(door.connection.value).toBe('connecting')
  for (let missed = 0; missed < 3; missed++) server.actAny()
  server.say('Where are you?')
  await vi.advanceTimersByTimeAsync(3000)
  expect(door.connection.value).toBe('offline')
  server.down = false
  door.wake()
  await until(() => door.connection.value === 'live')
  expect(server.dialled.at(-1)).toBe('/api/tables/one/live?seen=1')
  expect(entriesOf(heard)).toEqual([1, 2, 3, 4])
  expect(heard.map(({ asked }) => asked?.entry)).toEqual([1, undefined, undefined, 4])
  expect(door.chat.value.map(({ text }) => text)).toEqual(['Where are you?'])
  expectTheTruth(server, session)
})

test('without being woken, the line is dialled again and again until it is answered', async () => {
  const { server, door } = await seated()
  server.down = true
  server.cut()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.dialled.length).toBeGreaterThan(5)
  expect(server.dialled.length).toBeLessThan(20)
  server.down = false
  await vi.advanceTimersByTimeAsync(16_000)
  expect(door.connection.value).toBe('live')
})

test('a message that got lost leaves a gap, and the gap is filled', async () => {
  const { server, door, session, heard } = await seated()
  server.actAny()
  server.actAny(true)
  server.actAny()
  await until(() => door.connection.value === 'live')
  expect(entriesOf(heard)).toEqual([1, 2, 3])
  expectTheTruth(server, session)
})

test('a message that comes twice is heard once', async () => {
  const { server, heard, door } = await seated()
  server.actAny()
  const [step] = server.steps()
  if (!step) throw new Error('no step')
  server.tell({ type: 'step', n: 1, step, asked: server.position() })
  server.say('Hello')
  server.tell({ type: 'chat', n: 2, line: { name: 'Anna', text: 'Hello', at: '' } })
  expect(entriesOf(heard)).toEqual([1])
  expect(door.chat.value).toHaveLength(1)
})

test('after too long an absence the position is adopted and the journal loaded anew', async () => {
  const { server, door, session, heard } = await seated()
  server.memory = 2
  server.down = true
  server.cut()
  for (let missed = 0; missed < 5; missed++) server.actAny()
  server.down = false
  door.wake()
  await until(() => session.journal.value.at(-1)?.entry === 5)
  expect(heard).toEqual([])
  expectTheTruth(server, session)
})

test('a socket that is silently dead is noticed and dialled anew', async () => {
  const { server, door } = await seated()
  expect(server.dialled).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  // It answers pings, so there was no reason to dial.
  expect(server.dialled).toHaveLength(1)
  server.tell = () => {}
  await vi.advanceTimersByTimeAsync(31_000)
  expect(server.dialled.length).toBeGreaterThan(1)
  expect(door.connection.value).not.toBe('live')
})

test('an answer that got lost is asked for again under the same name, and the action is done once', async () => {
  const { server, session, heard } = await seated()
  server.faults.push('unanswered', 'lost', 'gateway')
  const acting = session.act(session.position.value.choices[0])
  await vi.advanceTimersByTimeAsync(5000)
  await acting
  expect(entriesOf(heard)).toEqual([1])
  expect(server.match.entry).toBe(1)
  const acts = server.requests.filter((request) => request.includes('/act'))
  expect(acts).toHaveLength(4)
  expect(new Set(acts).size).toBe(1)
})

test('a server that stays away is trouble in the end, not a wait without one', async () => {
  const { server, session } = await seated()
  server.down = true
  const refused = expect(session.act(session.position.value.choices[0])).rejects.toMatchObject({ code: 'offline' })
  await vi.advanceTimersByTimeAsync(20_000)
  await refused
})

test('what the server refuses is not sent again', async () => {
  const { server, session } = await seated()
  server.viewer = server.match.pending[0] === 0 ? 1 : 0
  await expect(session.act({ type: 'any' })).rejects.toMatchObject({ code: 'out-of-turn' })
  expect(server.requests.filter((request) => request.includes('/act'))).toHaveLength(1)
})

test('a step that does not come over the socket although the command was answered is fetched by dialling anew', async () => {
  const { server, session, heard } = await seated()
  const tell = server.tell.bind(server)
  server.tell = () => {}
  const acting = session.act(session.position.value.choices[0])
  await vi.advanceTimersByTimeAsync(1000)
  server.tell = tell
  await vi.advanceTimersByTimeAsync(5000)
  await acting
  expect(entriesOf(heard)).toEqual([1])
})

test('a table that does not exist is said to be unknown, and nobody goes on dialling', async () => {
  const server = new FakeServer(box)
  server.unknown = true
  const door = doorTo(server)
  await until(() => door.problem.value !== undefined)
  expect(door.problem.value?.code).toBe('unknown-table')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.dialled).toHaveLength(1)
})

test('before the start there is a table but no session; the start brings it', async () => {
  const server = new FakeServer(box)
  server.status = 'gathering'
  const door = doorTo(server)
  await until(() => door.table.value !== undefined)
  expect(door.session.value).toBeUndefined()
  server.status = 'racing'
  server.log.push({ line: { name: '', text: '', at: '' } })
  server.tell({
    type: 'start',
    n: 1,
    table: server.table(),
    you: server.you(),
    position: server.position(),
    opening: server.opening(),
  })
  await until(() => door.session.value !== undefined)
  expect(door.session.value?.commitment).toBe(server.match.commitment)
  expect(await door.session.value?.rematch()).toBe('/t/two')
})

test('someone who sits down in mid-match sees with the eyes of the seat, from the first entry on', async () => {
  const server = new FakeServer(box)
  server.viewer = 'spectator'
  for (let before = 0; before < 12; before++) server.actAny()
  const door = doorTo(server)
  await until(() => door.session.value?.journal.value.at(-1)?.entry === 12)
  server.viewer = 1
  server.tell({ type: 'table', n: server.log.length, table: server.table(), you: server.you() })
  await until(() => door.session.value?.viewer.value === 1 && door.session.value.journal.value.at(-1)?.entry === 12)
  const session = door.session.value
  if (!session) throw new Error('no session')
  expectTheTruth(server, session)
})

test('a door that is closed dials no more', async () => {
  const { server, door, heard } = await seated()
  door.close()
  server.actAny()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
  expect(server.dialled).toHaveLength(1)
})
