/**
 * Kills a server at random moments while people play at it, starts it again, and compares: everything
 * it has acknowledged must be in its log, and every match must come to its end.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { gameIds } from '@paddock/games'
import { same } from '@paddock/kernel'
import { readEntry } from '../store/entry.ts'
import { type Acknowledged, type Party, Players, type Whereabouts } from './players.ts'
import { Victim } from './victim.ts'

export interface Verdict {
  readonly kills: number
  readonly acknowledged: number
  /** What was acknowledged and is not in the log, or not as it was. */
  readonly lost: readonly Acknowledged[]
  /** What SQLite says of its file. */
  readonly integrity: string
  readonly tables: number
  readonly finished: number
}

const parties: readonly Party[] = [
  { game: 'lots', people: 3, bots: 0 },
  { game: 'lots', people: 1, bots: 2 },
  { game: 'lots', people: 2, bots: 1 },
  ...gameIds.flatMap((game) => [
    { game, people: 3, bots: 1 },
    { game, people: 1, bots: 4 },
  ]),
]

/** So many commands are answered by each server before its last hour comes, so that it dies under load. */
const atLeast = 15

export async function killOften(
  dataFolder: string,
  rounds: number,
  tell: (round: number, acknowledged: number) => void = () => {},
): Promise<Verdict> {
  const where: Whereabouts = { address: undefined }
  const players = new Players(where)
  const playing = Promise.all(parties.map((party) => players.play(party)))
  const lost: Acknowledged[] = []
  const whileAlive = async (work: () => Promise<unknown>): Promise<void> => {
    const victim = await Victim.start(dataFolder)
    where.address = victim.address
    try {
      await work()
    } finally {
      await victim.kill()
      where.address = undefined
    }
  }
  for (let round = 1; round <= rounds; round++) {
    await whileAlive(async () => {
      // If a player is told something wrong, that ends it all.
      await Promise.race([playing, players.haveHeard(players.acknowledged.length + atLeast)])
      await pause(Math.random() * 700)
    })
    // What is answered after the kill would be a miracle; what was answered before it counts.
    lost.push(...missing(dataFolder, players.acknowledged))
    tell(round, players.acknowledged.length)
  }
  players.rest()
  await whileAlive(() => playing)
  lost.push(...missing(dataFolder, players.acknowledged))
  const { acknowledged, tables, finished } = players
  return {
    kills: rounds,
    acknowledged: acknowledged.length,
    lost,
    integrity: integrityOf(dataFolder),
    tables: tables.size,
    finished: finished.size,
  }
}

function missing(dataFolder: string, acknowledged: readonly Acknowledged[]): Acknowledged[] {
  return reading(dataFolder, (db) => {
    const find = db.prepare('select n, command, body from log where table_id = ? and entry = ?')
    return acknowledged.filter(({ table, seat, id, action, entry, n }) => {
      const row = find.get(table, entry)
      if (typeof row?.body !== 'string' || row.n !== n || row.command !== `${seat} ${id}`) return true
      const kept = readEntry(row.body)
      return !('action' in kept) || !same(kept.action, action)
    })
  })
}

function integrityOf(dataFolder: string): string {
  return reading(dataFolder, (db) => JSON.stringify(db.prepare('pragma integrity_check').all()))
}

function reading<Result>(dataFolder: string, read: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  try {
    return read(db)
  } finally {
    db.close()
  }
}
