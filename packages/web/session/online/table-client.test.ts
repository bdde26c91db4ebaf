import { openBox } from '@paddock/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiOver } from '../api.ts'
import { SocketTableClient } from './table-client.ts'
import { FakeServer } from './testing/fake-server.ts'
import { box, clientOf, entriesOf, seated, truthOf } from './testing/seated.ts'
import { until } from './until.ts'

function expectTheTruth({ truth, seen }: ReturnType<typeof truthOf>): void {
  expect(seen).toEqual(truth)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('someone who acts sees the step once, and the promise holds until it has come', async () => {
  const { server, session, heard } = await seated()
  await session.act(session.position.value.choices[0])
  expect(entriesOf(heard)).toEqual([1])
  expect(heard[0]?.asked?.entry).toBe(1)
  for (let more = 0; more < 20; more++) server.actAny()
  expect(heard).toHaveLength(21)
  expectTheTruth(truthOf(server, session))
})

test('someone who comes late is told by the journal what has happened', async () => {
  const server = new FakeServer(box)
  for (let before = 0; before < 10; before++) server.actAny()
  const client = clientOf(server)
  await until(() => client.session.value?.journal.value.at(-1)?.entry === 10)
  server.actAny()
  const session = client.session.value
  if (!session) throw new Error('no session')
  expectTheTruth(truthOf(server, session))
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
  expectTheTruth(truthOf(server, session))
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
  expectTheTruth(truthOf(server, session))
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
  expectTheTruth(truthOf(server, session))
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

test('a journal that comes in pages is put together', async () => {
  const server = new FakeServer(box)
  server.journalPage = 4
  for (let before = 0; before < 10; before++) server.actAny()
  const client = clientOf(server)
  await until(() => client.session.value?.journal.value.at(-1)?.entry === 10)
  const session = client.session.value
  if (!session) throw new Error('no session')
  expectTheTruth(truthOf(server, session))
  expect(server.requests.filter((request) => request.includes('/journal'))).toHaveLength(3)
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
  expectTheTruth(truthOf(server, session))
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
