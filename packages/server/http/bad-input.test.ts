import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

const json = { 'content-type': 'application/json' }

async function atATable() {
  const { address } = await serve()
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const [ann] = people
  if (!ann) throw new Error('nobody there')
  const send = (body: string, headers: Record<string, string> = json): Promise<Answer> =>
    ann.request(`/api/tables/${id}/act`, { method: 'POST', headers, body })
  return { address, id, ann, send }
}

function shown({ status, body }: Answer): string {
  return `${status} ${JSON.stringify(body)}`
}

describe('a body', () => {
  test('that is not JSON is refused, and where it goes wrong is said', async () => {
    const { send } = await atATable()
    const answer = await send('{"id": "x", "action": }')
    expect([answer.status, troubleOf(answer)]).toEqual([400, 'malformed'])
    expect(shown(answer)).toContain('action\\": }')
  })

  test('of wrong types is refused, and the field is named', async () => {
    const { send } = await atATable()
    for (const [body, field] of [
      ['{"id": 7, "action": {}}', 'body.id'],
      ['{"id": "x", "action": "go"}', 'body.action'],
      ['{"id": "x", "at": -1, "action": {}}', 'body.at'],
      ['{"id": "x", "at": 1.5, "action": {}}', 'body.at'],
      ['{"id": "x"}', 'action'],
      ['{"id": "x", "action": {}, "seat": 1}', 'seat'],
      ['[]', 'body'],
      ['null', 'body'],
    ] as const) {
      const answer = await send(body)
      expect([answer.status, troubleOf(answer)]).toEqual([400, 'malformed'])
      expect(shown(answer)).toContain(field)
    }
  })

  test('that is missing is refused', async () => {
    const { ann, id } = await atATable()
    expect(troubleOf(await ann.post(`/api/tables/${id}/act`))).toBe('malformed')
  })

  test('of more than 16 KB is refused', async () => {
    const { send } = await atATable()
    const answer = await send(JSON.stringify({ id: 'x', action: { long: 'x'.repeat(17_000) } }))
    expect([answer.status, troubleOf(answer)]).toEqual([413, 'too-large'])
  })

  test('that tries to poison objects does nothing', async () => {
    const { send, ann, id } = await atATable()
    const answer = await send('{"id": "x", "action": {"__proto__": {"bid": 1}, "constructor": {"prototype": {}}}}')
    expect(troubleOf(answer)).toBe('illegal')
    expect((await ann.table(id)).position?.entry).toBe(0)
  })

  test('that is nested very deep is refused without a fault', async () => {
    const { send } = await atATable()
    const answer = await send(`{"id": "x", "action": {"a": ${'['.repeat(7_000)}${']'.repeat(7_000)}}}`)
    expect(['illegal', 'malformed']).toContain(troubleOf(answer))
  })

  test('of another type than JSON is refused, so that no other site’s form can send it', async () => {
    const { send } = await atATable()
    const answer = await send('{"id": "x", "action": {}}', { 'content-type': 'text/plain' })
    expect([answer.status, troubleOf(answer)]).toEqual([400, 'malformed'])
  })
})

test('a page of another site may change nothing and open no socket', async () => {
  const { address, ann, id } = await atATable()
  const headers = { ...json, origin: 'https://elsewhere.example' }
  const answer = await ann.request(`/api/tables/${id}/leave`, { method: 'POST', headers })
  expect([answer.status, troubleOf(answer)]).toEqual([403, 'wrong-origin'])
  const own = { ...json, origin: address }
  expect((await ann.request(`/api/tables/${id}/leave`, { method: 'POST', headers: own })).status).toBe(200)
  const socket = new Guest(address, { ...ann.headers, origin: 'https://elsewhere.example' }).live(id)
  await expect(socket.welcome()).rejects.toThrow('403')
})

test('an unknown table, address or method is answered as such', async () => {
  const { ann } = await atATable()
  for (const answer of [
    await ann.get('/api/tables/nowhere'),
    await ann.act('nowhere', 'x', {}),
    await ann.get('/api/tables/nowhere/journal'),
    await ann.get('/api/tables/nowhere/record'),
    await ann.post('/api/tables/nowhere/join', { invite: 'x' }),
    await ann.post('/api/tables/nowhere/chat', { text: 'x' }),
  ]) {
    expect([answer.status, troubleOf(answer)]).toEqual([404, 'unknown-table'])
  }
  for (const path of ['/api/nothing', '/nothing', '/api/tables/x/y/z']) {
    const answer = await ann.get(path)
    expect([answer.status, troubleOf(answer)]).toEqual([404, 'not-found'])
  }
})

test('names are one line of at most 24 characters', async () => {
  const { address } = await serve()
  for (const name of ['', '   ', 'x'.repeat(25), 'two\nlines', 7]) {
    expect(troubleOf(await new Guest(address).post('/api/me', { name }))).toBe('malformed')
  }
})
