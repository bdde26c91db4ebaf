import { MyTables, TableNow, TroubleTold } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

const openTable = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }

async function gathering(): Promise<{ address: string; host: Guest; id: string; invite: string }> {
  const { address } = await serve()
  const host = await Guest.named(address, 'Ann')
  const { table, you } = bodyOf(TableNow, await host.post('/api/tables', openTable))
  return { address, host, id: table.id, invite: you.invite ?? '' }
}

describe('before the start', () => {
  test('whoever creates a table is host, and only those who sit at it know its invitation', async () => {
    const { address, host, id, invite } = await gathering()
    const watcher = await new Guest(address).table(id)
    expect(await host.table(id)).toMatchObject({ you: { seat: 0, host: true, invite } })
    expect(watcher.you).toEqual({ host: false })
    expect(JSON.stringify(watcher)).not.toContain(invite)
  })

  test('a guest takes the first open seat, or the one asked for, and asking again changes nothing', async () => {
    const { address, id, invite } = await gathering()
    const [bob, eve] = [await Guest.named(address, 'Bob'), await Guest.named(address, 'Eve')]
    const joined = bodyOf(TableNow, await bob.post(`/api/tables/${id}/join`, { invite, seat: 2 }))
    expect(joined.you.seat).toBe(2)
    expect(bodyOf(TableNow, await bob.post(`/api/tables/${id}/join`, { invite }))).toEqual(joined)
    expect(troubleOf(await eve.post(`/api/tables/${id}/join`, { invite, seat: 2 }))).toBe('seat-taken')
    expect(troubleOf(await eve.post(`/api/tables/${id}/join`, { invite, seat: 9 }))).toBe('unknown-seat')
    expect(bodyOf(TableNow, await eve.post(`/api/tables/${id}/join`, { invite })).you.seat).toBe(1)
  })

  test('a wrong invitation opens nothing', async () => {
    const { address, id, invite } = await gathering()
    const bob = await Guest.named(address, 'Bob')
    const answer = await bob.post(`/api/tables/${id}/join`, { invite: `${invite}x` })
    expect([answer.status, troubleOf(answer)]).toEqual([403, 'wrong-invite'])
  })

  test('a full table takes nobody more', async () => {
    const { address, id, invite } = await gathering()
    for (const name of ['Bob', 'Eve'])
      await (await Guest.named(address, name)).post(`/api/tables/${id}/join`, { invite })
    const late = await Guest.named(address, 'Late')
    expect(troubleOf(await late.post(`/api/tables/${id}/join`, { invite }))).toBe('no-open-seat')
  })

  test('two guests who want the last seat at the same instant: one gets it', async () => {
    const { address, host, id, invite } = await gathering()
    await host.put(`/api/tables/${id}/seats/1`, { kind: 'bot' })
    const guests = await Promise.all(['Bob', 'Eve'].map((name) => Guest.named(address, name)))
    const answers = await Promise.all(guests.map((guest) => guest.post(`/api/tables/${id}/join`, { invite })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('someone who leaves opens their seat; the host who leaves passes the table on; nobody left, no table', async () => {
    const { address, host, id, invite } = await gathering()
    const bob = await Guest.named(address, 'Bob')
    await bob.post(`/api/tables/${id}/join`, { invite })
    await host.post(`/api/tables/${id}/leave`)
    const { table, you } = await bob.table(id)
    expect(table.seats.map(({ kind, host }) => [kind, host])).toEqual([
      ['open', false],
      ['person', true],
      ['open', false],
    ])
    expect(you.host).toBe(true)
    await bob.post(`/api/tables/${id}/leave`)
    expect(troubleOf(await bob.get(`/api/tables/${id}`))).toBe('unknown-table')
  })

  test('the host may give a seat to a bot, open it again, or send someone away; nobody else may', async () => {
    const { address, host, id, invite } = await gathering()
    const bob = await Guest.named(address, 'Bob')
    await bob.post(`/api/tables/${id}/join`, { invite, seat: 1 })
    expect(troubleOf(await bob.put(`/api/tables/${id}/seats/2`, { kind: 'bot' }))).toBe('not-host')
    const withBot = bodyOf(TableNow, await host.put(`/api/tables/${id}/seats/2`, { kind: 'bot', bot: 'random' }))
    expect(withBot.table.seats[2]).toMatchObject({ kind: 'bot', bot: 'random' })
    expect(troubleOf(await host.put(`/api/tables/${id}/seats/2`, { kind: 'bot', bot: 'genius' }))).toBe('unknown-bot')
    await host.put(`/api/tables/${id}/seats/1`, { kind: 'open' })
    expect((await bob.table(id)).you).toEqual({ host: false })
  })

  test('only the host starts, once; bots take the open seats, and the shuffle is promised', async () => {
    const { address, host, id, invite } = await gathering()
    const bob = await Guest.named(address, 'Bob')
    await bob.post(`/api/tables/${id}/join`, { invite })
    expect(troubleOf(await bob.post(`/api/tables/${id}/start`))).toBe('not-host')
    const { table, position } = bodyOf(TableNow, await host.post(`/api/tables/${id}/start`))
    expect(table).toMatchObject({ status: 'racing', seats: [{}, {}, { kind: 'bot', bot: 'instinct' }] })
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(position?.choices).not.toEqual([])
    expect(troubleOf(await host.post(`/api/tables/${id}/start`))).toBe('already-started')
    expect(troubleOf(await host.put(`/api/tables/${id}/seats/2`, { kind: 'open' }))).toBe('already-started')
  })

  test('a table for a game, a number of seats, options or a bot that do not exist is refused', async () => {
    const { address } = await serve()
    const ann = await Guest.named(address, 'Ann')
    const wrong = async (request: object) => troubleOf(await ann.post('/api/tables', { ...openTable, ...request }))
    expect(await wrong({ game: 'ludo' })).toBe('unknown-game')
    expect(await wrong({ seats: [{ kind: 'me' }] })).toBe('bad-seats')
    expect(await wrong({ seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('bad-seats')
    expect(await wrong({ options: { die: 'seven' } })).toBe('bad-options')
    expect(await wrong({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'genius' }] })).toBe('unknown-bot')
  })
})

test('a table with options that do not go together is refused, and it is said which and why', async () => {
  const { address } = await serve()
  const ann = await Guest.named(address, 'Ann')
  const answer = await ann.post('/api/tables', { ...openTable, options: { die: 'none', notes: 0 } })
  expect(answer.status).toBe(422)
  expect(bodyOf(TroubleTold, answer).error).toMatchObject({
    code: 'bad-options',
    message: expect.stringContaining('"die": "none" and "notes": 0 do not go together'),
    details: { why: 'idle', names: ['die', 'notes'] },
  })
  expect(bodyOf(MyTables, await ann.get('/api/tables')).tables).toEqual([])
})

describe('after the end', () => {
  test('the same people play again at one new table, whoever asks first, each in their seat', async () => {
    const { address } = await serve()
    const { id, people } = await startedTable(address, ['Ann', 'Bob'], { bots: 1 })
    const [ann, bob] = people
    if (!ann || !bob) throw new Error('nobody there')
    expect(troubleOf(await ann.post(`/api/tables/${id}/rematch`))).toBe('not-over')
    await playOut(id, people)
    const places = await Promise.all(
      [ann, bob].map(async (each) => bodyOf(MyTables, await each.get('/api/tables')).tables[0]?.place),
    )
    const ranking = (await ann.table(id)).position?.ranking ?? []
    expect(places).toEqual([0, 1].map((seat) => ranking.find((each) => each.seat === seat)?.place))
    const watcher = await Guest.named(address, 'Eve')
    expect(troubleOf(await watcher.post(`/api/tables/${id}/rematch`))).toBe('not-seated')
    const [first, second] = await Promise.all([
      bob.post(`/api/tables/${id}/rematch`),
      ann.post(`/api/tables/${id}/rematch`),
    ])
    const [forBob, forAnn] = [bodyOf(TableNow, first), bodyOf(TableNow, second)]
    expect(forAnn.table.id).toBe(forBob.table.id)
    expect([forAnn.you.seat, forBob.you.seat]).toEqual([0, 1])
    expect(forAnn.table).toMatchObject({
      status: 'gathering',
      seats: [{ name: 'Ann' }, { name: 'Bob' }, { kind: 'bot' }],
    })
    expect((await ann.table(id)).table.rematch).toBe(forAnn.table.id)
  })

  test('a person finds all their tables, the latest first, and sees where it is their turn', async () => {
    const { address } = await serve()
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const [ann] = people
    if (!ann) throw new Error('nobody there')
    const { table } = bodyOf(TableNow, await ann.post('/api/tables', openTable))
    await ann.actFirst(id, 'one')
    const { tables } = bodyOf(MyTables, await ann.get('/api/tables'))
    expect(tables.map(({ table, yourTurn }) => [table.id, yourTurn])).toEqual([
      [id, true],
      [table.id, false],
    ])
  })
})

async function playOut(id: string, people: readonly Guest[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    for (const [seat, person] of people.entries()) {
      const { table, position } = await person.table(id)
      if (table.status === 'over') return
      if (!position?.pending.includes(seat) || position.decided.includes(seat)) continue
      await person.act(id, `turn ${turn}`, position.choices[0])
    }
  }
}
