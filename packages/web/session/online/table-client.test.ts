import { gameIds, openBox } from '@paddock/games'
import { throughJson } from '@paddock/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiOver } from '../api.ts'
import type { LiveStep, Session } from '../session.ts'
import { openingStep } from '../steps.ts'
import { SocketTableClient } from './table-client.ts'
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

function clientOf(server: FakeServer): SocketTableClient {
  return new SocketTableClient('one', { api: apiOver(server.fetch), openSocket: server.openSocket, openBox })
}

/** At a table whose match is under way, with everything heard since. */
async function seated() {
  const server = new FakeServer(box)
  server.viewer = server.match.pending[0] ?? 0
  const client = clientOf(server)
  await until(() => client.session.value !== undefined)
  const session = client.session.value
  if (!session) throw new Error('no session')
  const heard: LiveStep[] = []
  session.onStep((step) => heard.push(step))
  return { server, client, session, heard }
}

/** What must be true whenever the socket has said everything. */
function expectTheTruth(server: FakeServer, session: Session): void {
  expect(session.position.value).toEqual(throughJson(server.position()))
  const told = [...openingStep(server.opening()), ...server.journal()]
  expect(session.journal.value).toEqual(throughJson(told))
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
  const client = clientOf(server)
  await until(() => client.session.value?.journal.value.at(-1)?.entry === 10)
  server.actAny()
  const session = client.session.value
  if (!session) throw new Error('no session')
  expectTheTruth(server, session)
  expect(session.sitters.value[1]).toMatchObject({ seat: 1, kind: 'person', name: 'Person 1', present: true })
})

test('what was missed while the socket was cut is told once, in order, all leading to where the match stands', async () => {
  const { server, client, session, heard } = await seated()
  server.actAny()
  server.down = true
  server.cut()
  expect(client.connection.value).toBe('connecting')
  for (let missed = 0; missed < 3; missed++) server.actAny()
  server.say('Where are you?')
  await vi.advanceTimersByTimeAsync(3000)
  expect(client.connection.value).toBe('offline')
  server.down = false
  client.wake()
  await until(() => client.connection.value === 'live')
  expect(server.opened.at(-1)).toBe('/api/tables/one/live?seen=1')
  expect(entriesOf(heard)).toEqual([1, 2, 3, 4])
  expect(heard.map(({ asked }) => asked?.entry)).toEqual([1, undefined, undefined, 4])
  expect(client.chat.value.map(({ text }) => text)).toEqual(['Where are you?'])
  expectTheTruth(server, session)
})

test('without being woken, the socket is opened again and again until it is answered', async () => {
  const { server, client } = await seated()
  server.down = true
  server.cut()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.opened.length).toBeGreaterThan(5)
  expect(server.opened.length).toBeLessThan(20)
  server.down = false
  await vi.advanceTimersByTimeAsync(16_000)
  expect(client.connection.value).toBe('live')
})

test('a message that got lost leaves a gap, and the gap is filled', async () => {
  const { server, client, session, heard } = await seated()
  server.actAny()
  server.actAny(true)
  server.actAny()
  await until(() => client.connection.value === 'live' && session.journal.value[0]?.entry === 0)
  expect(entriesOf(heard)).toEqual([1, 2, 3])
  expectTheTruth(server, session)
})

test('a message that comes twice is heard once', async () => {
  const { server, heard, client } = await seated()
  server.actAny()
  const [step] = server.steps()
  if (!step) throw new Error('no step')
  server.tell({ type: 'step', n: 1, step, asked: server.position() })
  server.say('Hello')
  server.tell({ type: 'chat', n: 2, line: { name: 'Anna', text: 'Hello', at: '' } })
  expect(entriesOf(heard)).toEqual([1])
  expect(client.chat.value).toHaveLength(1)
})

test('after too long an absence the position is adopted and the journal loaded anew', async () => {
  const { server, client, session, heard } = await seated()
  server.memory = 2
  server.down = true
  server.cut()
  for (let missed = 0; missed < 5; missed++) server.actAny()
  server.down = false
  client.wake()
  await until(() => session.journal.value.at(-1)?.entry === 5)
  expect(heard).toEqual([])
  expectTheTruth(server, session)
})

test('a socket that is silently dead is noticed and opened anew', async () => {
  const { server, client } = await seated()
  expect(server.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  // It answers pings, so there was no reason to connect.
  expect(server.opened).toHaveLength(1)
  server.tell = () => {}
  await vi.advanceTimersByTimeAsync(31_000)
  expect(server.opened.length).toBeGreaterThan(1)
  expect(client.connection.value).not.toBe('live')
})

test('a command goes over the socket and is answered there', async () => {
  const { server, session, heard } = await seated()
  await session.act(session.position.value.choices[0])
  expect(entriesOf(heard)).toEqual([1])
  expect(server.said).toHaveLength(1)
  expect(server.requests.filter((request) => request.startsWith('POST'))).toEqual([])
})

test.each(['unheard', 'unanswered', 'unavailable'] as const)(
  'a command that stays %s on the socket goes by POST under the same name, and is done once',
  async (fault) => {
    const { server, session, heard } = await seated()
    server.socketFaults.push(fault)
    const acting = session.act(session.position.value.choices[0])
    await vi.advanceTimersByTimeAsync(5000)
    await acting
    expect(entriesOf(heard)).toEqual([1])
    expect(server.match.entry).toBe(1)
    const [name] = server.said
    const posts = server.requests.filter((request) => request.startsWith('POST'))
    expect(posts).toHaveLength(1)
    expect(posts[0]).toContain(name)
  },
)

test('a command under way when the socket breaks goes by POST', async () => {
  const { server, session, client } = await seated()
  server.socketFaults.push('unanswered')
  const acting = session.act(session.position.value.choices[0])
  server.cut()
  await vi.advanceTimersByTimeAsync(1000)
  await acting
  expect(client.connection.value).toBe('live')
  expect(server.match.entry).toBe(1)
})

test('what may be taken back is told after the step, and holds until something more happens', async () => {
  const { server, session } = await seated()
  await session.act(session.position.value.choices[0])
  expect(session.mayUndo.value).toBe(false)
  server.tell({ type: 'may-undo', entry: 1 })
  expect(session.mayUndo.value).toBe(true)
  server.actAny()
  expect(session.mayUndo.value).toBe(false)
})

test('a journal that comes in pages is put together', async () => {
  const server = new FakeServer(box)
  server.journalPage = 4
  for (let before = 0; before < 10; before++) server.actAny()
  const client = clientOf(server)
  await until(() => client.session.value?.journal.value.at(-1)?.entry === 10)
  const session = client.session.value
  if (!session) throw new Error('no session')
  expectTheTruth(server, session)
  expect(server.requests.filter((request) => request.includes('/journal'))).toHaveLength(3)
})

test('an answer that got lost is asked for again under the same name, and the action is done once', async () => {
  const { server, session, heard } = await seated()
  server.socketFaults.push('unheard')
  server.faults.push('unanswered', 'lost', 'gateway')
  const acting = session.act(session.position.value.choices[0])
  await vi.advanceTimersByTimeAsync(10_000)
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
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})

test('what the server refuses is not sent again', async () => {
  const { server, session } = await seated()
  server.viewer = server.match.pending[0] === 0 ? 1 : 0
  await expect(session.act({ type: 'any' })).rejects.toMatchObject({ code: 'out-of-turn' })
  expect(server.said).toHaveLength(1)
  expect(server.requests.filter((request) => request.includes('/act'))).toEqual([])
})

test('a step that does not come over the socket although the command was answered is fetched by connecting anew', async () => {
  const { server, session, heard } = await seated()
  const tell = server.tell.bind(server)
  server.tell = () => {}
  const acting = session.act(session.position.value.choices[0])
  await vi.advanceTimersByTimeAsync(1000)
  server.tell = tell
  await vi.advanceTimersByTimeAsync(10_000)
  await acting
  expect(entriesOf(heard)).toEqual([1])
})

test('a table that does not exist is said to be unknown, and nobody goes on connecting', async () => {
  const server = new FakeServer(box)
  server.unknown = true
  const client = clientOf(server)
  await until(() => client.problem.value !== undefined)
  expect(client.problem.value?.code).toBe('unknown-table')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.opened).toHaveLength(1)
})

test('a table of other rules is said to be so, and nobody goes on connecting', async () => {
  const server = new FakeServer(box)
  server.outdated = true
  const client = clientOf(server)
  await until(() => client.problem.value !== undefined)
  expect(client.problem.value?.code).toBe('rules-version')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.opened).toHaveLength(1)
})

test('before the start there is a table but no session; the start brings it, and what the set-up told', async () => {
  const server = new FakeServer(box)
  server.status = 'gathering'
  const client = clientOf(server)
  await until(() => client.table.value !== undefined)
  expect(client.session.value).toBeUndefined()
  server.status = 'racing'
  server.log.push({ line: { name: '', text: '', at: '' } })
  server.tell({
    type: 'start',
    n: 1,
    table: server.table(),
    you: server.you(),
    position: server.position(),
    opening: [{ type: 'announced' }],
  })
  await until(() => client.session.value !== undefined)
  expect(client.session.value?.journal.value).toEqual([
    { entry: 0, outcome: 'applied', events: [{ type: 'announced' }] },
  ])
  expect(client.session.value?.commitment).toBe(server.match.commitment)
  expect(await client.session.value?.rematch()).toBe('/t/two')
})

test('someone who sits down in mid-match sees with the eyes of the seat, from the first entry on', async () => {
  const server = new FakeServer(box)
  server.viewer = 'spectator'
  for (let before = 0; before < 12; before++) server.actAny()
  const client = clientOf(server)
  await until(() => client.session.value?.journal.value.at(-1)?.entry === 12)
  server.viewer = 1
  server.tell({ type: 'table', n: server.log.length, table: server.table(), you: server.you() })
  await until(() => client.session.value?.viewer.value === 1 && client.session.value.journal.value.at(-1)?.entry === 12)
  const session = client.session.value
  if (!session) throw new Error('no session')
  expectTheTruth(server, session)
})

test('a client that is closed connects no more', async () => {
  const { server, client, heard } = await seated()
  client.close()
  server.actAny()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
  expect(server.opened).toHaveLength(1)
})

test('the server says with every welcome which page it serves', async () => {
  const server = new FakeServer(box)
  const pages: unknown[] = []
  const client = new SocketTableClient('one', {
    api: apiOver(server.fetch),
    openSocket: server.openSocket,
    openBox,
    heardVersion: ({ page }) => pages.push(page),
  })
  await until(() => client.connection.value === 'live')
  server.page = 'another'
  server.cut()
  await vi.advanceTimersByTimeAsync(1000)
  expect(pages).toEqual(['fake', 'another'])
  client.close()
})

test.each(['old-page', 'new-page'] as const)(
  'a page that is an %s to the server is told so, and let in by a server that understands it',
  async (code) => {
    const server = new FakeServer(box)
    server.foreign = code
    const client = clientOf(server)
    await vi.advanceTimersByTimeAsync(1000)
    expect(client.problem.value?.code).toBe(code)
    server.foreign = undefined
    await vi.advanceTimersByTimeAsync(60_000)
    expect([client.problem.value, client.connection.value]).toEqual([undefined, 'live'])
    expect(client.session.value).toBeDefined()
    client.close()
  },
)
