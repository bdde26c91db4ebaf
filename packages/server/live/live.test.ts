import { patched } from '@paddock/kernel'
import { type LotsBox, lots, lotsBox } from '@paddock/kernel/lots'
import { closeCodes, type EntryTold } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { Guest } from '../testing/guest.ts'
import type { LiveSocket } from '../testing/live-socket.ts'
import { closeAll, metric, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

/** A game that offers the second seat so much that whoever sits there and does not read is soon behind. */
const bulky: LotsBox = {
  ...lotsBox,
  game: {
    ...lots,
    choices: (state, seat) =>
      lots.choices(state, seat).map((choice) => (seat === 1 ? { ...choice, padding: 'x'.repeat(100_000) } : choice)),
  },
}

async function twoBidders() {
  const server = await serve()
  const { id, people } = await startedTable(server.address, ['Ann', 'Bob'])
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('nobody there')
  return { server, id, ann, bob }
}

/** What was said of every entry, as the journal says it. */
function stepsHeard(socket: LiveSocket): EntryTold[] {
  const steps = [
    ...socket.all('welcome').flatMap(({ missed }) => missed),
    ...socket.all('step').map(({ step }) => step),
  ]
  return steps.map(({ frames, ...made }) => ({ ...made, events: frames.flatMap(({ event }) => event ?? []) }))
}

describe('whoever has a table open', () => {
  test('hears everything in order, numbered without a gap, and where it led', async () => {
    const { id, ann, bob } = await twoBidders()
    const socket = ann.live(id)
    const { n } = await socket.welcome()
    await ann.actFirst(id, 'bid')
    await bob.post(`/api/tables/${id}/chat`, { text: 'hello' })
    await bob.actFirst(id, 'bid')
    await socket.caughtUp()
    const numbers = socket.heard.flatMap((message) => ('n' in message && message.type !== 'table' ? message.n : []))
    expect(numbers).toEqual([n, n + 1, n + 2, n + 3])
    expect(socket.all('chat').map(({ line }) => line)).toMatchObject([{ seat: 1, name: 'Bob', text: 'hello' }])
    const { position } = await ann.table(id)
    const view = socket
      .all('step')
      .flatMap(({ step }) => step.frames)
      .reduce((before, { patch }) => patched(before, patch), (await socket.welcome()).position?.view)
    expect({ ...socket.all('step').at(-1)?.asked, view }).toEqual(position)
  })

  test('sees who comes and goes', async () => {
    const { server, id, ann, bob } = await twoBidders()
    const socket = ann.live(id)
    expect((await socket.welcome()).table.seats.map(({ present }) => present)).toEqual([true, false])
    const other = bob.live(id)
    await socket.until((message) => message.type === 'table' && message.table.seats[1]?.present === true)
    const watcher = new Guest(server.address).live(id)
    await socket.until((message) => message.type === 'table' && message.table.watching === 1)
    expect((await watcher.welcome()).you).toEqual({ host: false })
    socket.heard.length = 0
    await other.close()
    await socket.until((message) => message.type === 'table' && message.table.seats[1]?.present === false)
  })

  test('hears when the match starts, when a name changes and when a seat is taken', async () => {
    const { address } = await serve()
    const ann = await Guest.named(address, 'Ann')
    const created = await ann.post('/api/tables', { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const { table, you } = JSON.parse(JSON.stringify(created.body))
    const socket = ann.live(table.id)
    await socket.welcome()
    const bob = await Guest.named(address, 'Bob')
    await bob.post(`/api/tables/${table.id}/join`, { invite: you.invite })
    await socket.until((message) => message.type === 'table' && message.table.seats[1]?.name === 'Bob')
    await bob.post('/api/me', { name: 'Robert' })
    await socket.until((message) => message.type === 'table' && message.table.seats[1]?.name === 'Robert')
    await ann.post(`/api/tables/${table.id}/start`)
    await socket.until(({ type }) => type === 'start')
    expect(socket.all('start')[0]).toMatchObject({ table: { status: 'racing' }, position: { entry: 0 } })
  })
})

describe('a socket cut in the middle', () => {
  test('misses nothing and hears nothing twice when it comes back, as often as it is cut', async () => {
    const { id, ann, bob } = await twoBidders()
    const heard: EntryTold[] = []
    let seen: number | undefined
    for (let round = 0; round < 4; round++) {
      const socket = ann.live(id, seen)
      await socket.welcome()
      for (const [name, person] of Object.entries({ ann, bob })) {
        const { position } = await person.table(id)
        if (position?.choices.length) await person.act(id, `${round} ${name}`, position.choices[0])
      }
      await socket.caughtUp()
      heard.push(...stepsHeard(socket))
      seen = Math.max(...socket.heard.flatMap((message) => ('n' in message ? message.n : [])))
      // No goodbye: the line goes dead.
      socket.socket.terminate()
      await bob.post(`/api/tables/${id}/chat`, { text: `round ${round}` })
      const { position } = await bob.table(id)
      if (position?.choices.length) await bob.act(id, `${round} meanwhile`, position.choices[0])
    }
    const last = ann.live(id, seen)
    await last.welcome()
    heard.push(...stepsHeard(last))
    const { steps } = JSON.parse(JSON.stringify((await ann.get(`/api/tables/${id}/journal`)).body))
    expect(steps.length).toBeGreaterThan(6)
    expect(heard).toEqual(steps)
  })

  test('that names a number the table has not reached is simply told where it stands', async () => {
    const { id, ann } = await twoBidders()
    const { missed, position } = await ann.live(id, 999).welcome()
    expect([missed, position?.entry]).toEqual([[], 0])
  })
})

describe('a client', () => {
  test('that never reads is cut off, and nobody else misses anything', async () => {
    const server = await serve({ games: { ids: ['bulky'], openBox: async () => bulky } })
    const { id, people } = await startedTable(server.address, ['Ann', 'Bob'])
    const [ann, bob] = people
    if (!ann || !bob) throw new Error('nobody there')
    const deaf = bob.live(id)
    await deaf.welcome()
    deaf.socket.pause()
    const socket = ann.live(id)
    await socket.welcome()
    let changes = 0
    // The buffers of the system take the first megabytes; then the server's own would fill up.
    for (; (await metric(server.address, 'paddock_slow_clients_total')) === 0; changes++) {
      const { position } = await ann.table(id)
      await ann.act(id, `change of mind ${changes}`, position?.choices[changes % 2])
    }
    await socket.caughtUp()
    expect(socket.all('step')).toHaveLength(changes)
    deaf.socket.resume()
    expect(await deaf.closed).toBe(closeCodes.tooSlow)
  })

  test('that says something unknown is sent away', async () => {
    const { id, ann } = await twoBidders()
    for (const text of ['hello', '{"type":"act"}', '{"type":"ping","more":1}', '']) {
      const socket = ann.live(id)
      await socket.welcome()
      socket.socket.send(text)
      expect(await socket.closed).toBe(closeCodes.malformed)
    }
    const loud = ann.live(id)
    await loud.welcome()
    loud.socket.send('x'.repeat(17_000))
    expect(await loud.closed).toBe(1009)
  })

  test('that asks for a table that does not exist is told so', async () => {
    const { server } = await twoBidders()
    expect(await new Guest(server.address).live('nowhere').closed).toBe(closeCodes.unknownTable)
  })

  test('that does not answer any more is taken for gone', async () => {
    const server = await serve({ heartbeat: 30 })
    const { id, people } = await startedTable(server.address, ['Ann', 'Bob'])
    const [ann, bob] = people
    const dead = bob?.live(id)
    const socket = ann?.live(id)
    await dead?.welcome()
    // Stops reading, and with it answering.
    dead?.socket.pause()
    await socket?.until((message) => message.type === 'table' && message.table.seats[1]?.present === false)
    await socket?.caughtUp()
  })
})

test('a person may have so many tables open at once and no more', async () => {
  const server = await serve({ limits: { sockets: 2 } })
  const { id, people } = await startedTable(server.address, ['Ann', 'Bob'])
  const sockets = [people[0]?.live(id), people[0]?.live(id)]
  for (const socket of sockets) await socket?.welcome()
  expect(await people[0]?.live(id).closed).toBe(closeCodes.tooMany)
  await people[1]?.live(id).welcome()
})

test('when the server stops, sockets are told to come back', async () => {
  const { server, id, ann } = await twoBidders()
  const socket = ann.live(id)
  await socket.welcome()
  await server.close()
  expect(await socket.closed).toBe(closeCodes.restarting)
})
