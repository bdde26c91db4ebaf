import { Me, TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, serve } from '../testing/server.ts'

afterEach(closeAll)

async function gathering(host: Guest, open: number): Promise<{ id: string; invite: string }> {
  const seats = [...Array.from({ length: open }, () => ({ kind: 'open' })), { kind: 'me' }]
  const { table, you } = bodyOf(TableNow, await host.post('/api/tables', { game: 'lots', seats }))
  return { id: table.id, invite: you.invite ?? '' }
}

async function namesAt(guest: Guest, id: string): Promise<(string | undefined)[]> {
  return (await guest.table(id)).table.seats.map(({ name }) => name)
}

test('a name is tidied when it is given, and one that nobody could see is refused', async () => {
  const { address } = await serve()
  const ann = new Guest(address)
  expect(bodyOf(Me, await ann.post('/api/me', { name: ' A\u200bnn ' })).person?.name).toBe('Ann')
  for (const name of ['\u200b\u200b', '\u202e\u2066', '\u3164', 'a\u2028b']) {
    const answer = await new Guest(address).post('/api/me', { name })
    expect([answer.status, troubleOf(answer)]).toEqual([400, 'malformed'])
  }
  expect(troubleOf(await ann.post('/api/me', { name: '\u200e' }))).toBe('malformed')
  expect(bodyOf(Me, await ann.get('/api/me')).person?.name).toBe('Ann')
})

describe('of two who look alike at a table', () => {
  test('the one who came later has a number, wherever they sit, and after a restart', async () => {
    const dataFolder = freshFolder()
    const server = await serve({ dataFolder })
    const [ann, other, third] = await Promise.all(
      ['Ann', 'ANN', 'Аnn'].map((name) => Guest.named(server.address, name)),
    )
    if (!ann || !other || !third) throw new Error('nobody there')
    const { id, invite } = await gathering(ann, 2)
    await other.post(`/api/tables/${id}/join`, { invite })
    expect(await namesAt(ann, id)).toEqual(['ANN 2', undefined, 'Ann'])
    await third.post(`/api/tables/${id}/join`, { invite })
    expect(await namesAt(third, id)).toEqual(['ANN 2', 'Аnn 3', 'Ann'])
    await other.post(`/api/tables/${id}/chat`, { text: 'it is me' })
    expect((await ann.live(id).welcome()).chat.map(({ name }) => name)).toEqual(['ANN 2'])
    await server.close()
    const { address } = await serve({ dataFolder })
    expect(await namesAt(ann.at(address), id)).toEqual(['ANN 2', 'Аnn 3', 'Ann'])
  })

  test('it is the one who took the name later, not the one who sat down later', async () => {
    const { address } = await serve()
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.named(address, name)))
    if (!ann || !bob) throw new Error('nobody there')
    const { id, invite } = await gathering(ann, 1)
    await bob.post(`/api/tables/${id}/join`, { invite })
    const socket = bob.live(id)
    await socket.welcome()
    await ann.post('/api/me', { name: 'Bob' })
    expect(await namesAt(bob, id)).toEqual(['Bob', 'Bob 2'])
    await socket.until((told) => told.type === 'table' && told.table.seats[1]?.name === 'Bob 2')
    await ann.post('/api/me', { name: 'Bob 2' })
    expect(await namesAt(bob, id)).toEqual(['Bob', 'Bob 2'])
  })
})
