/** A store as servers leave it, for tests: a table of each kind, and snapshots of two matches. */
import { lotsBox } from '@paddock/kernel/lots'
import { TableNow } from '@paddock/protocol'
import type { Games, ServerOptions } from '../settings.ts'
import { bodyOf, type Guest } from './guest.ts'
import { serve, startedTable, games as usual } from './server.ts'

/** A snapshot is taken with each round of the game for tests, so that short matches have some. */
export const games: Games = {
  ...usual,
  openBox: async (id) => (id === 'lots' ? { ...lotsBox, begins: 'round-started' } : await usual.openBox(id)),
}

export const long = 3_600_000

/** The ids of its tables: not started, just begun with bots, in a later round, over. */
export type Ids = Readonly<Record<'gathering' | 'begun' | 'later' | 'over', string>>

export async function playedStore(options: Partial<ServerOptions>): Promise<Ids> {
  const server = await serve({ ...options, games, botPause: long, hostAbsence: long })
  const [over, later, begun] = await Promise.all([
    startedTable(server.address, ['Ann', 'Bob']),
    startedTable(server.address, ['Dora', 'Eli']),
    startedTable(server.address, ['Cleo'], { bots: 2 }),
  ])
  await Promise.all([play(over), play(later, 10)])
  const [cleo] = begun.people
  if (!cleo) throw new Error('nobody there')
  await cleo.post(`/api/tables/${begun.id}/chat`, { text: 'hello' })
  await cleo.actFirst(begun.id, 'bid')
  const asked = { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const gathering = bodyOf(TableNow, await cleo.post('/api/tables', asked))
  await server.close()
  return { gathering: gathering.table.id, begun: begun.id, later: later.id, over: over.id }
}

/** Until the match has so many entries, or is over. */
export async function play(
  { id, people }: { readonly id: string; readonly people: readonly Guest[] },
  entries = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { table, position } = (await people[0]?.table(id)) ?? {}
    if (!position || table?.status === 'over' || position.entry >= entries) return
    for (const seat of position.pending) await people[seat]?.actFirst(id, `${turn}`)
  }
}
