import type { CommandMessage } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { Guest } from '../testing/guest.ts'
import type { LiveSocket } from '../testing/live-socket.ts'
import { closeAll, noLimits, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

async function twoBidders(limits = noLimits) {
  const { address } = await serve({ limits })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('nobody there')
  const [annSocket, bobSocket] = [ann.live(id), bob.live(id)]
  await annSocket.welcome()
  await bobSocket.welcome()
  return { address, id, ann, bob, annSocket, bobSocket }
}

function say(socket: LiveSocket, message: CommandMessage | object): void {
  socket.socket.send(JSON.stringify(message))
}

async function answerTo(socket: LiveSocket, id: string) {
  return await socket.until((message) => (message.type === 'done' || message.type === 'refused') && message.id === id)
}

/** The first choice of whoever listens there. */
async function first(socket: LiveSocket): Promise<unknown> {
  return socket.all('step').at(-1)?.asked.choices[0] ?? (await socket.welcome()).position?.choices[0]
}

describe('a command over the socket', () => {
  test('is carried out, told to all, and then answered', async () => {
    const { annSocket, bobSocket } = await twoBidders()
    say(annSocket, { type: 'act', id: 'bid', at: 0, action: await first(annSocket) })
    const done = await answerTo(annSocket, 'bid')
    expect(done).toMatchObject({ type: 'done', entry: 1, outcome: 'sealed', repeated: false })
    expect(annSocket.heard.map(({ type }) => type).slice(-2)).toEqual(['step', 'done'])
    await bobSocket.caughtUp()
    expect(bobSocket.all('step').map(({ step }) => step.entry)).toEqual([1])
    expect(bobSocket.all('done')).toEqual([])
    say(annSocket, { type: 'undo', id: 'back', at: 1 })
    expect(await answerTo(annSocket, 'back')).toMatchObject({ type: 'done', entry: 2, outcome: 'undone' })
  })

  test('has one name on every way: sent again it is answered again and done once', async () => {
    const { id, ann, annSocket } = await twoBidders()
    const action = await first(annSocket)
    say(annSocket, { type: 'act', id: 'bid', action })
    const done = await answerTo(annSocket, 'bid')
    expect((await ann.act(id, 'bid', action)).body).toMatchObject({ entry: 1, repeated: true })
    const again = ann.live(id)
    await again.welcome()
    say(again, { type: 'act', id: 'bid', action })
    expect(await answerTo(again, 'bid')).toEqual({ ...done, repeated: true })
  })

  test('is refused in the same words as by POST', async () => {
    const { id, ann, annSocket } = await twoBidders()
    const refusals = [
      { id: 'a', action: { bid: 99 } },
      { id: 'b', at: 77, action: { bid: 1 } },
      { id: 'c', action: 'hello' },
      { id: 'd', action: {}, more: 1 },
    ]
    for (const request of refusals) {
      say(annSocket, { type: 'act', ...request })
      const refused = await answerTo(annSocket, request.id)
      const { body } = await ann.post(`/api/tables/${id}/act`, request)
      if (refused.type !== 'refused') throw new Error('not refused')
      const words = JSON.stringify({ error: refused.error })
        .replaceAll('message', 'body')
        .replace('This body', 'This request')
      expect(words).toEqual(JSON.stringify(body).replaceAll('message', 'body'))
    }
  })

  test('of someone who has no seat or no name is refused, and nothing is done', async () => {
    const { address, id, ann, annSocket } = await twoBidders()
    const action = await first(annSocket)
    const stranger = new Guest(address).live(id)
    await stranger.welcome()
    say(stranger, { type: 'act', id: 'x', action })
    expect(await answerTo(stranger, 'x')).toMatchObject({ error: { code: 'no-identity' } })
    const watcher = (await Guest.named(address, 'Eve')).live(id)
    await watcher.welcome()
    say(watcher, { type: 'act', id: 'x', action })
    expect(await answerTo(watcher, 'x')).toMatchObject({ error: { code: 'not-seated' } })
    expect((await ann.table(id)).position?.entry).toBe(0)
  })

  test('counts as much as one by POST', async () => {
    const { annSocket } = await twoBidders({ ...noLimits, commands: { max: 2, within: 60_000 } })
    for (const id of ['a', 'b', 'c']) say(annSocket, { type: 'undo', id })
    expect(await answerTo(annSocket, 'b')).toMatchObject({ error: { code: 'nothing-to-undo' } })
    const refused = await answerTo(annSocket, 'c')
    expect(refused).toMatchObject({ error: { code: 'too-many', details: { seconds: 60 } } })
  })
})

describe('what may be taken back', () => {
  /** Both bid, so that one of them tidies up alone. */
  async function tidying() {
    const table = await twoBidders()
    const { id, ann, bob, annSocket, bobSocket } = table
    await ann.actFirst(id, 'bid')
    await bob.actFirst(id, 'bid')
    const isAnn = (await ann.table(id)).position?.pending.includes(0) ?? false
    const [winner, socket, other] = isAnn ? [ann, annSocket, bobSocket] : [bob, bobSocket, annSocket]
    return { ...table, winner, socket, other }
  }

  test('is told to the seat that has decided, and to nobody else', async () => {
    const { id, winner, socket, other } = await tidying()
    await winner.act(id, 'note', { tidy: 'note' })
    await socket.until(({ type }) => type === 'may-undo')
    expect(socket.all('may-undo')).toEqual([{ type: 'may-undo', entry: 3 }])
    await other.caughtUp()
    expect(other.all('may-undo')).toEqual([])
    const back = winner.live(id)
    expect(await back.until(({ type }) => type === 'may-undo')).toEqual({ type: 'may-undo', entry: 3 })
  })

  test('is not told of what showed something hidden, nor of where the match no longer stands', async () => {
    const { id, winner, socket } = await tidying()
    await winner.act(id, 'note', { tidy: 'note' })
    await winner.act(id, 'look', { tidy: 'turn-up' })
    expect((await winner.get(`/api/tables/${id}/undo`)).body).toEqual({ entry: 4, may: false })
    await winner.act(id, 'note again', { tidy: 'note' })
    await socket.until(({ type }) => type === 'may-undo')
    expect(socket.all('may-undo')).toEqual([{ type: 'may-undo', entry: 5 }])
  })
})
