import { TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, noLimits, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

const few = { max: 3, within: 60_000 }

test.each([
  ['commands', 'act', { id: 'x', action: { bid: 99 } }, 422],
  ['chat', 'chat', { text: 'hello' }, 201],
])(
  'too many %s at once are refused, with the time to wait, and only for the one who sent them',
  async (name, path, body, usual) => {
    const { address } = await serve({ limits: { ...noLimits, [name]: few } })
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const [ann, bob] = people
    if (!ann || !bob) throw new Error('nobody there')
    const statuses: number[] = []
    // Who hosts has used one command to start, who joins one to join.
    for (let sent = 0; sent < 5; sent++) statuses.push((await ann.post(`/api/tables/${id}/${path}`, body)).status)
    expect(statuses.filter((status) => status === usual).length).toBeGreaterThanOrEqual(2)
    expect(statuses.at(-1)).toBe(429)
    const refused = await ann.post(`/api/tables/${id}/${path}`, body)
    expect(troubleOf(refused)).toBe('too-many')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await bob.post(`/api/tables/${id}/${path}`, body)).status).toBe(usual)
  },
)

test('new tables and newcomers are limited too', async () => {
  const { address } = await serve({ limits: { ...noLimits, tables: few } })
  const ann = await Guest.named(address, 'Ann')
  const table = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const created = await Promise.all(Array.from({ length: 5 }, () => ann.post('/api/tables', table)))
  expect(created.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429])
  const other = await serve({ limits: { ...noLimits, newcomers: few } })
  const codes = Array.from({ length: 5 }, () => new Guest(other.address).post('/api/me/claim', { code: 'guess' }))
  expect((await Promise.all(codes)).map(({ status }) => status).sort()).toEqual([404, 404, 404, 429, 429])
})

test('a line of chat has its length', async () => {
  const { address } = await serve()
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  for (const text of ['', 'x'.repeat(501)]) {
    const answer = await people[0]?.post(`/api/tables/${id}/chat`, { text })
    expect(answer && troubleOf(answer)).toBe('malformed')
  }
})

describe('a guess that is wrong', () => {
  test('costs its address something: after a few, tokens, invitations and codes are not even looked up', async () => {
    const { address } = await serve({ limits: { ...noLimits, wrongs: few } })
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const eve = await Guest.named(address, 'Eve')
    const wrong = [
      () => eve.post(`/api/tables/${id}/join`, { invite: 'guess' }),
      () => new Guest(address).post('/api/me/claim', { code: 'guess' }),
      () => new Guest(address, { authorization: 'Bearer pdk_guess' }).get('/api/me'),
    ]
    const first = await Promise.all(wrong.map((guess) => guess()))
    expect(first.map(({ status }) => status)).toEqual([403, 404, 401])
    const then = await Promise.all(wrong.map((guess) => guess()))
    expect(then.map(troubleOf)).toEqual(['too-many', 'too-many', 'too-many'])
    // Those who are known go on.
    expect((await people[0]?.table(id))?.you.seat).toBe(0)
  })

  test('a cookie that nobody is known by counts too', async () => {
    const { address } = await serve({ limits: { ...noLimits, wrongs: few } })
    const asked = async () => (await new Guest(address, { cookie: 'paddock=guess' }).get('/api/me')).status
    expect([await asked(), await asked(), await asked(), await asked()]).toEqual([200, 200, 200, 429])
  })
})

describe('over a socket', () => {
  test('whoever says too much at once is sent away', async () => {
    const { address } = await serve({ limits: { ...noLimits, messages: few } })
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const socket = people[0]?.live(id)
    await socket?.welcome()
    for (let said = 0; said < 5; said++) socket?.socket.send('{"type":"ping"}')
    expect(await socket?.closed).toBe(4029)
    expect(socket?.all('pong')).toHaveLength(3)
  })

  test('so many may be open at an address, whoever opens them', async () => {
    const { address } = await serve({ limits: { ...noLimits, sockets: 2, address: 2 } })
    const { id, people } = await startedTable(address, ['Ann', 'Bob', 'Cem'])
    const sockets = people.flatMap((person) => [person.live(id), person.live(id)])
    const opened = await Promise.all(
      sockets.map((socket) =>
        socket.welcome().then(
          () => true,
          () => socket.closed,
        ),
      ),
    )
    expect(opened.filter((how) => how === true)).toHaveLength(4)
    expect(opened.filter((how) => how === 4029)).toHaveLength(2)
  })
})

test('what is played again for someone costs as much as there is to play', async () => {
  const { address } = await serve({ limits: { ...noLimits, replays: { max: 20, within: 60_000 } } })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('nobody there')
  for (let turn = 0; turn < 8; turn++) await ann.actFirst(id, `bid ${turn}`)
  const asked = async (guest: Guest) => (await guest.get(`/api/tables/${id}/journal`)).status
  expect([await asked(ann), await asked(ann), await asked(ann)]).toEqual([200, 200, 429])
  expect(await asked(bob)).toBe(200)
  // Who comes back and has had too much retold sees where the match stands instead.
  const { missed, position } = await ann.live(id, 1).welcome()
  expect([missed, position?.entry]).toEqual([[], 8])
})

test('matches are started only so often', async () => {
  const { address } = await serve({ limits: { ...noLimits, starts: { max: 1, within: 60_000 } } })
  const ann = await Guest.named(address, 'Ann')
  const body = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const made = async () => bodyOf(TableNow, await ann.post('/api/tables', body)).table.id
  expect((await ann.post(`/api/tables/${await made()}/start`)).status).toBe(200)
  expect(troubleOf(await ann.post(`/api/tables/${await made()}/start`))).toBe('too-many')
})

test('documentation and readiness are limited as reading is; whether the process lives may always be asked', async () => {
  const { address } = await serve({ limits: { ...noLimits, reads: few } })
  const visitor = new Guest(address)
  for (const path of ['/api/docs/static/swagger-ui.css', '/api/openapi.json', '/ready']) {
    expect((await visitor.get(path)).status).toBe(200)
  }
  for (const path of ['/api/docs/static/swagger-ui.css', '/api/openapi.json', '/ready']) {
    const answer = await visitor.get(path)
    expect([answer.status, troubleOf(answer)]).toEqual([429, 'too-many'])
  }
  expect((await visitor.get('/health')).status).toBe(200)
})

test('whoever decides together with others may change their mind only so often', async () => {
  const { address } = await serve({ limits: { ...noLimits, changesOfMind: 2 } })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('nobody there')
  await ann.actFirst(id, 'first')
  await ann.actFirst(id, 'second')
  expect((await ann.post(`/api/tables/${id}/undo`, { id: 'back' })).status).toBe(200)
  // A first decision is always welcome.
  await ann.actFirst(id, 'third')
  const { position } = await ann.table(id)
  const refused = await ann.act(id, 'fourth', position?.choices[0])
  expect([refused.status, troubleOf(refused)]).toEqual([429, 'too-many'])
  expect(JSON.stringify(refused.body)).toContain('changed your mind 2 times')
  expect(troubleOf(await ann.post(`/api/tables/${id}/undo`, { id: 'back again' }))).toBe('too-many')
  await bob.actFirst(id, 'decided')
  expect((await ann.table(id)).position?.entry).toBe(5)
})
