/** How long a process that has just started takes to answer for the longest match there is. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openBox } from '@paddock/games'
import { Match, Rng } from '@paddock/kernel'
import type { TableNow } from '@paddock/protocol'
import { median } from '../median.ts'
import { Person } from './client.ts'
import { inFolder, serve, tenths } from './under-load.ts'

/** The season with every race there is. */
const longest = { game: 'heat', options: { season: 'all-time' }, seats: 6 }
const tries = 3

export interface Cold {
  /** The first answer, in milliseconds. */
  readonly coldMs: number
  readonly coldEntries: number
}

export async function cold(): Promise<Cold> {
  return await inFolder(async (folder) => {
    const { id, cookie } = await begin(folder)
    const coldEntries = await playInStore(join(folder, 'paddock.sqlite'), id)
    // The first reading makes the snapshots, which would have been made while it was played.
    await firstAnswer(folder, id, cookie)
    const times: number[] = []
    while (times.length < tries) times.push(await firstAnswer(folder, id, cookie))
    return { coldMs: tenths(median(times)), coldEntries }
  })
}

async function begin(folder: string): Promise<{ id: string; cookie: string }> {
  const { port, stop } = await serve('host', folder)
  const host = await Person.arrive(port, 'Driver')
  const seats = Array.from({ length: longest.seats }, () => ({ kind: 'me' }))
  const { game, options } = longest
  const people = [host]
  const made = await host.post('/api/tables', {
    game,
    options,
    seats: seats.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
  })
  const { table, you }: TableNow = JSON.parse(made.body)
  while (people.length < longest.seats) {
    const person = await Person.arrive(port, `Driver ${people.length + 1}`)
    await person.post(`/api/tables/${table.id}/join`, { invite: you.invite })
    people.push(person)
  }
  await host.post(`/api/tables/${table.id}/start`, {})
  for (const person of people) person.hangUp()
  await stop()
  return { id: table.id, cookie: host.cookie }
}

/** Plays the match nearly to its end and writes its log; how many entries it has. */
async function playInStore(file: string, id: string): Promise<number> {
  const database = new DatabaseSync(file)
  const { seed, options, n } =
    database
      .prepare('select seed, options, (select max(n) from log where table_id = id) as n from tables where id = ?')
      .get(id) ?? {}
  const box = await openBox(longest.game)
  if (!box) throw new Error(`There is no ${longest.game}.`)
  const match = Match.start(box.game, {
    seats: longest.seats,
    options: JSON.parse(String(options)),
    seed: String(seed),
  })
  const dice = Rng.fromSeed('bench')
  const insert = database.prepare(
    "insert into log (table_id, n, kind, entry, command, body, at) values (?, ?, 'entry', ?, ?, ?, ?)",
  )
  database.exec('begin')
  for (;;) {
    const seat = dice.pick(match.pending.filter((asked) => match.sealedBy(asked) === undefined))
    const { entry, outcome } = match.act(seat, dice.pick(match.choices(seat)))
    if (match.pending.length === 0) break
    const body = JSON.stringify({ ...match.entries.at(-1), outcome })
    insert.run(id, Number(n) + entry, entry, `${seat} ${entry}`, body, '2026-01-01T00:00:00.000Z')
  }
  database.exec('commit')
  database.close()
  return match.entry - 1
}

async function firstAnswer(folder: string, id: string, cookie: string): Promise<number> {
  const { port, stop } = await serve('host', folder)
  const person = await Person.connect(port, cookie)
  const start = performance.now()
  await person.get(`/api/tables/${id}`)
  const time = performance.now() - start
  person.hangUp()
  await stop()
  return time
}
