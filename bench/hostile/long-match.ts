/** A match as long as there are any, put into a store as if it had been played there. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { random } from '@paddock/bots'
import { openBox } from '@paddock/games'
import { Match, Rng, readOptions } from '@paddock/kernel'

export const longGame = 'heat'
export const longOptions = { season: 'all-time' }
export const longSeats = 6
const id = 'a-match-of-years'
const at = '2026-01-01T00:00:00.000Z'

/** Its id, and how many entries it has: so many at most, so that it is not over. */
export async function addLongMatch(dataFolder: string, most: number): Promise<{ id: string; entries: number }> {
  const box = await openBox(longGame)
  if (!box) throw new Error(`There is no game "${longGame}".`)
  const options = readOptions(box.game.meta, longOptions)
  const seed = 'f'.repeat(64)
  const match = Match.start(box.game, { seats: longSeats, options, seed })
  const rng = Rng.fromSeed('long')
  const bodies: string[] = []
  while (match.pending.length > 0 && bodies.length < most) {
    for (const seat of match.pending) {
      const { view, choices } = match.view(seat)
      const action = random.choose({ box, view, seat, choices, rng })
      const { outcome } = match.act(seat, action)
      bodies.push(JSON.stringify({ seat, action, outcome }))
    }
  }
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  db.exec('begin')
  db.prepare('insert into people (id, name, kind, created) values (?, ?, ?, ?)').run(
    'somebody',
    'Somebody',
    'guest',
    at,
  )
  db.prepare(
    `insert into tables (id, game, options, status, holding, invite, host, created, seed, rules, rematch)
     values (?, ?, ?, 'racing', 0, 'closed', 'somebody', ?, ?, ?, null)`,
  ).run(id, longGame, JSON.stringify(options), at, seed, box.game.meta.rules)
  const seat = db.prepare(
    "insert into seats (table_id, seat, kind, person, bot) values (?, ?, 'person', 'somebody', null)",
  )
  for (let place = 0; place < longSeats; place++) seat.run(id, place)
  const line = db.prepare(
    'insert into log (table_id, n, kind, entry, command, body, at) values (?, ?, ?, ?, null, ?, ?)',
  )
  for (const [index, body] of bodies.entries()) line.run(id, index + 1, 'entry', index + 1, body, at)
  db.exec('commit')
  db.close()
  return { id, entries: bodies.length }
}
