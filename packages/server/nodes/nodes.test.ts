import { setTimeout as pause } from 'node:timers/promises'
import { readRecord, verify } from '@paddock/kernel'
import { lots, lotsBox } from '@paddock/kernel/lots'
import { CommandDone, Me, RecordTold, TableNow } from '@paddock/protocol'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { Victim } from '../kill/victim.ts'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import type { LiveSocket } from '../testing/live-socket.ts'
import { Nats } from '../testing/nats.ts'
import { canShare, startNodes } from '../testing/nodes.ts'
import { Postgres } from '../testing/postgres.ts'
import { closeAll, freshFolder, games, startedTable } from '../testing/server.ts'

afterEach(closeAll)

describe.skipIf(!canShare)('three nodes that share a store', () => {
  test.each([
    ['with hints', {}],
    ['without hints', { nats: undefined }],
  ])('play one table at the same time %s, and everyone hears the same', async (_, options) => {
    const { addresses } = await startNodes(3, options)
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob', 'Cem'])
    const here = people.map((person, index) => person.at(addresses[index] ?? ''))
    const sockets = here.map((person) => person.live(id))
    for (const socket of sockets) await socket.welcome()
    await Promise.all(here.map((person, seat) => playOut(id, person, seat)))
    const record = readRecord(bodyOf(RecordTold, (await here[2]?.get(`/api/tables/${id}/record`)) ?? never()))
    expect(verify(lots, record)).toMatchObject({ ok: true, result: true })
    for (const socket of sockets) {
      await socket.until((message) => message.type === 'table' && message.table.status === 'over')
      expect(entriesOf(socket)).toEqual(record.entries.map((_, index) => index + 1))
    }
  })

  test('carry out a command once, however many nodes it is sent to', async () => {
    const { addresses } = await startNodes(3)
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'])
    const [ann] = people
    const choice = (await ann?.table(id))?.position?.choices[0]
    const answers = await Promise.all(addresses.map((address) => ann?.at(address).act(id, 'bid', choice)))
    const done = answers.map((answer) => bodyOf(CommandDone, answer ?? never()))
    expect(new Set(done.map(({ entry }) => entry))).toEqual(new Set([1]))
    expect(done.filter(({ repeated }) => !repeated)).toHaveLength(1)
  })

  test('never show what is too old', async () => {
    const { addresses } = await startNodes(2, { nats: undefined })
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'])
    const [ann, bob] = people
    const elsewhere = bob?.at(addresses[1] ?? '')
    expect((await elsewhere?.table(id))?.position?.entry).toBe(0)
    await ann?.actFirst(id, 'bid')
    expect((await elsewhere?.table(id))?.position?.entry).toBe(1)
  })

  test('believe the store, also when it has lost the latest: they go on from there', async () => {
    const { addresses, database } = await startNodes(2)
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'])
    const [ann] = people
    const eyes = ann?.live(id)
    await eyes?.welcome()
    await ann?.actFirst(id, 'bid')
    await ask(database, 'delete from log where table_id = $1 and entry = 1', id)
    expect((await ann?.table(id))?.position?.entry).toBe(0)
    expect(await eyes?.closed).toBe(1012)
    expect((await ann?.actFirst(id, 'another bid'))?.entry).toBe(1)
  })

  test('take over what a host changes at another of them, and whom they put out', async () => {
    const { addresses } = await startNodes(2)
    const [here = '', there = ''] = addresses
    const [ann, bob] = [await Guest.named(here, 'Ann'), await Guest.named(here, 'Bob')]
    const wish = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const { table, you } = bodyOf(TableNow, await ann.post('/api/tables', wish))
    const elsewhere = bob.at(there)
    await elsewhere.post(`/api/tables/${table.id}/join`, { invite: you.invite })
    const eyes = elsewhere.live(table.id)
    await eyes.welcome()
    await ann.put(`/api/tables/${table.id}/setup`, { options: { die: 'none' }, seats: 3, holding: false })
    await eyes.until((message) => message.type === 'table' && message.table.seats.length === 3)
    const seen = (await elsewhere.table(table.id)).table
    expect([seen.options.die, seen.holding]).toEqual(['none', false])
    await ann.put(`/api/tables/${table.id}/seats/1`, { kind: 'open' })
    const again = await elsewhere.post(`/api/tables/${table.id}/join`, { invite: you.invite })
    expect(troubleOf(again)).toBe('wrong-invite')
    const { position } = bodyOf(TableNow, await ann.at(there).post(`/api/tables/${table.id}/start`))
    expect(position?.choices).not.toEqual([])
    expect((await ann.table(table.id)).table).toMatchObject({ status: 'racing', options: { die: 'none' } })
  })

  test('see the same people at a table, hear the same chat and the same names', async () => {
    const { addresses } = await startNodes(2)
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'])
    const [ann, bob] = people
    const elsewhere = bob?.at(addresses[1] ?? '') ?? never()
    const eyes = elsewhere.live(id)
    await eyes.welcome()
    const socket = ann?.live(id)
    await socket?.welcome()
    const isThere = (is: boolean) =>
      eyes.until((message) => message.type === 'table' && message.table.seats[0]?.present === is)
    await isThere(true)
    expect((await elsewhere.table(id)).table.seats.map(({ present }) => present)).toEqual([true, true])
    await ann?.post(`/api/tables/${id}/chat`, { text: 'hello' })
    await eyes.until((message) => message.type === 'chat' && message.line.text === 'hello')
    await ann?.post('/api/me', { name: 'Anna' })
    await eyes.until((message) => message.type === 'table' && message.table.seats[0]?.name === 'Anna')
    expect(bodyOf(Me, (await ann?.at(addresses[1] ?? '').get('/api/me')) ?? never()).person?.name).toBe('Anna')
    await socket?.close()
    await eyes.until(
      (message) =>
        message.type === 'table' && message.table.seats[0]?.name === 'Anna' && !message.table.seats[0].present,
    )
  })

  test('know when a table is no more', async () => {
    const { addresses } = await startNodes(2)
    const ann = await Guest.named(addresses[0] ?? '', 'Ann')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { table } = bodyOf(TableNow, await ann.post('/api/tables', { game: 'lots', seats }))
    const eyes = new Guest(addresses[1] ?? '').live(table.id)
    await eyes.welcome()
    await ann.post(`/api/tables/${table.id}/leave`)
    expect(await eyes.closed).toBe(4004)
    expect(troubleOf(await ann.at(addresses[1] ?? '').get(`/api/tables/${table.id}`))).toBe('unknown-table')
  })

  test('play the bots of all tables, each decision once, also those that a node has taken and left', async () => {
    const { addresses, nodes, database } = await startNodes(3)
    const tables = await Promise.all(addresses.map((address) => startedTable(address, ['Ann'], { bots: 2 })))
    const [first] = tables
    await Promise.all(
      tables.map(({ id, people }, index) => playOut(id, people[0]?.at(addresses[(index + 1) % 3] ?? '') ?? never(), 0)),
    )
    for (const { id, people } of tables) {
      const told = await people[0]?.get(`/api/tables/${id}/record`)
      expect(verify(lots, readRecord(bodyOf(RecordTold, told ?? never())))).toMatchObject({ ok: true, result: true })
    }
    await nodes[0]?.close()
    expect(await ask(database, 'select * from due where kind = $1 and table_id = $2', 'bot', first?.id ?? '')).toEqual(
      [],
    )
  })

  test('hold the seat of someone whose node has died', async () => {
    const { addresses, database } = await startNodes(1, { absence: 50, lease: 1_500 })
    const victim = new Victim([freshFolder()], { PADDOCK_DATABASE: database, PADDOCK_LEASE: '1500' })
    const there = (await victim.address) ?? never()
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'], { holding: true })
    const [ann, bob] = people
    await ann?.live(id).welcome()
    await bob?.at(there).live(id).welcome()
    await ann?.until(id, ({ table }) => table.seats.every(({ present, bot }) => present && bot === undefined))
    await victim.kill()
    await ann?.until(id, ({ table }) => table.seats[1]?.bot !== undefined)
  })

  test('leave the seat to someone who comes back at one of them while another takes them for gone', async () => {
    const absence = 200
    const { addresses } = await startNodes(2, { absence })
    const comeBack = async (after: number) => {
      const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'], { holding: true })
      const [ann, bob] = people
      await ann?.live(id).welcome()
      await pause(after)
      await bob
        ?.at(addresses[1] ?? '')
        .live(id)
        .welcome()
      await ann?.until(id, ({ table }) => table.seats.every(({ present, bot }) => present && bot === undefined))
    }
    const aroundThen = Array.from({ length: 40 }, (_, step) => absence / 2 + step * 5)
    await Promise.all(aroundThen.map(comeBack))
  })

  test('go on while NATS is away, and use it again when it is back', async () => {
    const nats = await Nats.start()
    const { addresses } = await startNodes(2, { nats: nats.address })
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'])
    const [ann, bob] = people
    const eyes = bob?.at(addresses[1] ?? '').live(id) ?? never()
    await eyes.welcome()
    const hears = (text: string) => eyes.until((message) => message.type === 'chat' && message.line.text === text)
    await nats.kill()
    await ann?.post(`/api/tables/${id}/chat`, { text: 'nobody carries this' })
    await hears('nobody carries this')
    await nats.start()
    await ann?.post(`/api/tables/${id}/chat`, { text: 'back again' })
    await hears('back again')
    await closeAll()
    await nats.stop()
  })

  test('tell those at a table what was written at another of them just before PostgreSQL was away', async () => {
    const postgres = await Postgres.start()
    const { addresses } = await startNodes(2, { database: await postgres.database(), nats: undefined })
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'])
    const [ann, bob] = people
    const eyes = ann?.live(id) ?? never()
    await eyes.welcome()
    await bob?.at(addresses[1] ?? '').actFirst(id, 'bid')
    await postgres.kill()
    expect((await ann?.get(`/api/tables/${id}`))?.status).toBe(503)
    await postgres.start()
    await eyes.until((message) => message.type === 'step' && message.step.entry === 1)
    await closeAll()
    await postgres.stop()
  })

  test('say so while PostgreSQL is away, and go on when it is back', async () => {
    const postgres = await Postgres.start()
    const { addresses } = await startNodes(2, { database: await postgres.database() })
    const { id, people } = await startedTable(addresses[0] ?? '', ['Ann', 'Bob'])
    const elsewhere = people[1]?.at(addresses[1] ?? '')
    const choice = (await people[0]?.table(id))?.position?.choices[0]
    await elsewhere?.table(id)
    const until = async (path: string, status: number) => {
      for (;;) {
        const answer = (await people[0]?.get(path)) ?? never()
        if (answer.status === status) return answer
        await pause(20)
      }
    }
    await postgres.kill()
    expect(troubleOf(await until('/ready', 503))).toBe('unavailable')
    const bid = async () => (await people[0]?.act(id, 'bid', choice)) ?? never()
    const refused = bid()
    await postgres.start()
    await until('/ready', 200)
    // Whatever the first answer was, the same command is carried out once.
    await refused
    expect(bodyOf(CommandDone, await bid()).entry).toBe(1)
    expect((await elsewhere?.table(id))?.position?.entry).toBe(1)
    await closeAll()
    await postgres.stop()
  })

  test('of two versions of a game play it side by side: the older one leaves tables of newer rules to the other', async () => {
    const newer = { ...lotsBox, game: { ...lots, meta: { ...lots.meta, rules: lots.meta.rules + 1 } } }
    const openBox = async (id: string) => (id === 'lots' ? newer : games.openBox(id))
    const { addresses, database } = await startNodes(1)
    const later = await startNodes(1, { database, games: { ids: games.ids, openBox } })
    const { id, people } = await startedTable(later.addresses[0] ?? '', ['Ann', 'Bob'])
    const elsewhere = people[0]?.at(addresses[0] ?? '')
    expect(troubleOf((await elsewhere?.get(`/api/tables/${id}`)) ?? never())).toBe('rules-version')
    expect((await people[0]?.actFirst(id, 'bid'))?.entry).toBe(1)
  })
})

async function playOut(id: string, person: Guest, seat: number): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { table, position } = await person.table(id)
    if (table.status === 'over') return
    if (!position?.pending.includes(seat) || position.decided.includes(seat)) continue
    const answer = await person.act(id, `turn ${turn}`, position.choices[0])
    expect(answer.status).toBe(200)
  }
}

function entriesOf(socket: LiveSocket): number[] {
  return socket.all('step').map(({ step }) => step.entry)
}

async function ask(database: string, sql: string, ...parameters: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query(sql, parameters)
  await client.end()
  return rows
}

function never(): never {
  throw new Error('nobody there')
}
