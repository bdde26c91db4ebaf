import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entriesOf, seated } from './testing/seated.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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
