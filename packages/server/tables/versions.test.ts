/** New versions of the rules under running matches, and tables that cannot be read. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readRecord, replay, verify } from '@paddock/kernel'
import { mendedBox, mendedLots } from '@paddock/kernel/mended'
import { MyTables, RecordTold } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import type { Games } from '../settings.ts'
import { bodyOf, type Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, games, metric, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

/** The same games, with Lots as it is since a rule of it was mended. */
const mended: Games = { ...games, openBox: async (id) => (id === 'lots' ? mendedBox : games.openBox(id)) }

/** Plays first choices, and rolls over an open card wherever that is legal, until the match is over. */
async function playOut(id: string, people: readonly Guest[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    for (const person of people) {
      const { table, position } = await person.table(id)
      if (table.status === 'over') return
      const { choices = [], sealed } = position ?? {}
      if (choices.length === 0 || sealed !== undefined) continue
      const wishes = ['turn-up', 'roll'].map((tidy) => JSON.stringify({ tidy }))
      const wish = choices.find((choice) => wishes.includes(JSON.stringify(choice)))
      await person.act(id, `${turn}`, wish ?? choices[0])
    }
  }
}

async function recordOf(id: string, person: Guest | undefined) {
  if (!person) throw new Error('nobody there')
  return bodyOf(RecordTold, await person.get(`/api/tables/${id}/record`))
}

test('a running match goes on by the rules it began with when the server is renewed, and new ones take the newest', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder })
  const { id, people } = await startedTable(first.address, ['Ann', 'Bob'])
  await people[0]?.actFirst(id, 'before')
  await first.close()

  const { address } = await serve({ dataFolder, games: mended })
  await playOut(
    id,
    people.map((person) => person.at(address)),
  )
  const old = readRecord(await recordOf(id, people[0]?.at(address)))
  expect(old.rules).toBe(1)
  expect(verify(mendedLots, old)).toMatchObject({ ok: true, result: true })
  // By the newest rules nobody might have rolled over an open card.
  expect(() => replay(mendedLots, { ...old, rules: 2 })).toThrow(/roll/)

  const next = await startedTable(address, ['Cem', 'Dan'])
  await playOut(next.id, next.people)
  const record = await recordOf(next.id, next.people[0])
  expect(record.rules).toBe(2)
})

test('a list of tables never fails: newer rules, an unknown game and a damaged log are told beside the healthy ones', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder })
  const { id: healthy, people } = await startedTable(first.address, ['Ann', 'Bob'])
  const [ann] = people
  if (!ann) throw new Error('nobody there')
  const names = ['newer', 'unknown', 'damaged', 'torn', 'optionless'] as const
  const ids = new Map<(typeof names)[number], string>()
  for (const name of names) {
    const { id, people: others } = await startedTable(first.address, [`${name} 1`, `${name} 2`])
    await others[0]?.actFirst(id, 'bid')
    ids.set(name, id)
  }
  await first.close()
  const idOf = (name: (typeof names)[number]) => ids.get(name) ?? ''
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  const person = db.prepare('select person from seats where table_id = ? and seat = 0').get(healthy)?.person ?? null
  for (const id of ids.values())
    db.prepare('update seats set person = ? where table_id = ? and seat = 0').run(person, id)
  db.prepare('update tables set rules = 99 where id = ?').run(idOf('newer'))
  db.prepare("update tables set game = 'whist' where id = ?").run(idOf('unknown'))
  const spoil = db.prepare("update log set body = ? where table_id = ? and kind = 'entry'")
  spoil.run('{"seat":0,"action":{"bid":99},"outcome":"sealed"}', idOf('damaged'))
  spoil.run('{"seat":0,"act', idOf('torn'))
  db.prepare("update tables set options = 'nothing' where id = ?").run(idOf('optionless'))
  db.close()

  const { address } = await serve({ dataFolder })
  const back = ann.at(address)
  const { tables } = bodyOf(MyTables, await back.get('/api/tables'))
  expect(new Map(tables.map(({ table, trouble }) => [table.id, [table.status, trouble?.code]]))).toEqual(
    new Map([
      [healthy, ['racing', undefined]],
      [idOf('newer'), ['unreadable', 'rules-version']],
      [idOf('unknown'), ['unreadable', 'unknown-game']],
      [idOf('damaged'), ['unreadable', 'unreadable']],
      [idOf('torn'), ['unreadable', 'unreadable']],
      [idOf('optionless'), ['unreadable', 'internal']],
    ]),
  )
  const damaged = tables.find(({ table }) => table.id === idOf('damaged'))
  expect(damaged).toMatchObject({ you: { seat: 0 }, yourTurn: false, table: { seats: [{ name: 'Ann' }, {}] } })
  // Two logs and one table's options are damaged; newer rules and other games are nobody's fault.
  expect(await metric(address, 'paddock_faults_total')).toBe(3)

  expect(await back.actFirst(healthy, 'on')).toMatchObject({ outcome: 'sealed' })
  const refusals = await Promise.all(names.map(async (name) => troubleOf(await back.get(`/api/tables/${idOf(name)}`))))
  expect(refusals).toEqual(['rules-version', 'unknown-game', 'unreadable', 'unreadable', 'internal'])
})

test('the record of a match of newer rules that was over can still be had, and what is due at one harms nobody', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder })
  const { id: racing, people } = await startedTable(first.address, ['Ann'], { bots: 1 })
  const { id: over, people: others } = await startedTable(first.address, ['Bob', 'Cem'])
  await others[0]?.actFirst(over, 'bid')
  await first.close()
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  db.prepare("update tables set status = 'over' where id = ?").run(over)
  db.prepare('update tables set rules = 7').run()
  db.prepare("update due set at = '2026-01-01T00:00:00.000Z'").run()
  db.close()

  const { address } = await serve({ dataFolder })
  const [ann, bob] = [people[0]?.at(address), others[0]?.at(address)]
  if (!ann || !bob) throw new Error('nobody there')
  const asked = await ann.get(`/api/tables/${racing}`)
  expect([asked.status, troubleOf(asked)]).toEqual([409, 'rules-version'])
  expect(troubleOf(await ann.act(racing, 'bid', { bid: 1 }))).toBe('rules-version')
  expect(troubleOf(await ann.get(`/api/tables/${racing}/record`))).toBe('not-over')
  const record = bodyOf(RecordTold, await bob.get(`/api/tables/${over}/record`))
  expect([record.rules, record.entries.length]).toEqual([7, 1])
  expect(await metric(address, 'paddock_faults_total')).toBe(0)
})
