import { afterEach, expect, test } from 'vitest'
import { Guest, troubleOf } from '../testing/guest.ts'
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

test('who chats must sit at the table, and a line has its length', async () => {
  const { address } = await serve()
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const eve = await Guest.named(address, 'Eve')
  expect(troubleOf(await eve.post(`/api/tables/${id}/chat`, { text: 'hello' }))).toBe('not-seated')
  for (const text of ['', 'x'.repeat(501)]) {
    const answer = await people[0]?.post(`/api/tables/${id}/chat`, { text })
    expect(answer && troubleOf(answer)).toBe('malformed')
  }
})
