import { TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, serve } from '../testing/server.ts'

afterEach(closeAll)

/** Ann has a table of the game of lots with two seats, the other one open; Bob has its invitation. */
async function gathering(options: Parameters<typeof serve>[0] = {}) {
  const { address } = await serve(options)
  const [ann, bob] = [await Guest.named(address, 'Ann'), await Guest.named(address, 'Bob')]
  const wish = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { table, you } = bodyOf(TableNow, await ann.post('/api/tables', wish))
  const setup = `/api/tables/${table.id}/setup`
  const join = (who: Guest) => who.post(`/api/tables/${table.id}/join`, { invite: you.invite })
  return { address, ann, bob, id: table.id, setup, join }
}

describe('before the start the host', () => {
  test('chooses other options, and everyone who has the table open is told', async () => {
    const { ann, bob, id, setup, join } = await gathering()
    await join(bob)
    const socket = bob.live(id)
    await socket.welcome()
    const changed = bodyOf(TableNow, await ann.put(setup, { options: { die: 'none' }, holding: false }))
    expect(changed.table).toMatchObject({ options: { die: 'none', notes: 2 }, holding: false })
    await socket.until((told) => told.type === 'table' && told.table.options.die === 'none' && !told.table.holding)
  })

  test('and the match is played by them', async () => {
    const { ann, id, setup } = await gathering()
    await ann.put(setup, { options: { die: 'none' } })
    const { table } = bodyOf(TableNow, await ann.post(`/api/tables/${id}/start`))
    expect(table).toMatchObject({ status: 'racing', options: { die: 'none', notes: 2 } })
  })

  test('adds an open seat, and takes away open seats before bots, never people', async () => {
    const { ann, bob, id, setup, join } = await gathering()
    const kinds = (now: TableNow) => now.table.seats.map(({ kind }) => kind)
    expect(kinds(bodyOf(TableNow, await ann.put(setup, { seats: 3 })))).toEqual(['person', 'open', 'open'])
    await ann.put(`/api/tables/${id}/seats/1`, { kind: 'bot' })
    await join(bob)
    expect((await bob.table(id)).you.seat).toBe(2)
    expect(kinds(bodyOf(TableNow, await ann.put(setup, { seats: 2 })))).toEqual(['person', 'person'])
    // Whoever sat behind the seat that is gone has moved up, and acts there.
    expect((await bob.table(id)).you.seat).toBe(1)
    const { table } = bodyOf(TableNow, await ann.post(`/api/tables/${id}/start`))
    expect(table.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    await bob.actFirst(id, 'bid')
  })

  test('changes nothing by saying the same twice, or nothing', async () => {
    const { ann, setup } = await gathering()
    const first = bodyOf(TableNow, await ann.put(setup, { options: { die: 'none' }, seats: 3 }))
    for (const same of [{ options: { die: 'none' }, seats: 3 }, { seats: 3 }, { holding: true }, {}])
      expect(bodyOf(TableNow, await ann.put(setup, same))).toEqual(first)
  })

  test('is refused what the game does not have, and then nothing has changed', async () => {
    const { ann, bob, id, setup, join } = await gathering()
    await ann.put(setup, { seats: 3 })
    await join(bob)
    const before = await ann.table(id)
    for (const [wrong, code] of [
      [{ options: { die: 'seven' } }, 'bad-options'],
      [{ options: { die: 'none', notes: 0 } }, 'bad-options'],
      [{ options: { colour: 'red' }, seats: 2 }, 'bad-options'],
      [{ seats: 4 }, 'bad-seats'],
      [{ seats: 1 }, 'bad-seats'],
      [{ seats: 0 }, 'malformed'],
      [{ seat: 2 }, 'malformed'],
    ] as const)
      expect([wrong, troubleOf(await ann.put(setup, wrong))]).toEqual([wrong, code])
    expect(await ann.table(id)).toEqual(before)
  })

  test('keeps people: whoever is to go is asked to leave first', async () => {
    const { address, ann, bob, setup, join } = await gathering()
    await ann.put(setup, { seats: 3 })
    await join(bob)
    await join(await Guest.named(address, 'Eve'))
    expect(troubleOf(await ann.put(setup, { seats: 2 }))).toBe('bad-seats')
  })
})

test('nobody else changes the set-up, and nobody after the start', async () => {
  const { ann, bob, id, setup, join } = await gathering()
  await join(bob)
  expect(troubleOf(await bob.put(setup, { seats: 3 }))).toBe('not-host')
  await ann.post(`/api/tables/${id}/start`)
  expect(troubleOf(await ann.put(setup, { options: { die: 'none' } }))).toBe('already-started')
})

test('what was changed is still so after a restart', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder })
  const ann = await Guest.named(first.address, 'Ann')
  const wish = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { table } = bodyOf(TableNow, await ann.post('/api/tables', wish))
  await ann.put(`/api/tables/${table.id}/setup`, { options: { die: 'none' }, seats: 3, holding: false })
  await first.close()
  const { address } = await serve({ dataFolder })
  const back = (await ann.at(address).table(table.id)).table
  expect(back).toMatchObject({ options: { die: 'none' }, holding: false })
  expect(back.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open'])
})

test('before the start there is chat, also with those who only watch, under a name that is nobody else’s', async () => {
  const { address, ann, id } = await gathering()
  const socket = ann.live(id)
  await socket.welcome()
  expect((await ann.post(`/api/tables/${id}/chat`, { text: 'One more?' })).status).toBe(201)
  const other = await Guest.named(address, 'ann')
  expect((await other.post(`/api/tables/${id}/chat`, { text: 'Me!' })).body).toMatchObject({
    name: 'ann 2',
    text: 'Me!',
  })
  await socket.until((told) => told.type === 'chat' && told.line.name === 'ann 2' && told.line.seat === undefined)
  const nobody = await new Guest(address).post(`/api/tables/${id}/chat`, { text: 'And me?' })
  expect([nobody.status, troubleOf(nobody)]).toEqual([401, 'no-identity'])
  const { chat } = await other.live(id).welcome()
  expect(chat.map(({ name, text }) => [name, text])).toEqual([
    ['Ann', 'One more?'],
    ['ann 2', 'Me!'],
  ])
})
