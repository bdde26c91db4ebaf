/** A table that could not be loaded, as far as its rows tell. */
import { isObject } from '@paddock/kernel'
import type { MyTables, Person } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { readSeats } from './load.ts'
import type { Trouble } from './mine.ts'

/** None if it is gone by now. */
export async function unreadTold(
  { store }: Server,
  id: string,
  person: Person,
  trouble: Trouble,
): Promise<MyTables['tables']> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return []
  const seats = await readSeats(store, id)
  const seat = seats.findIndex((sitting) => sitting.person?.id === person.id)
  const table = {
    id,
    game: row.game,
    options: optionsIn(row.options),
    status: 'unreadable' as const,
    seats: seats.map((sitting, number) => ({
      seat: number,
      kind: sitting.kind,
      ...(sitting.person ? { name: sitting.person.name } : {}),
      ...(sitting.bot === undefined ? {} : { bot: sitting.bot }),
      present: false,
      host: sitting.person?.id === row.host,
    })),
    holding: row.holding === 1,
    watching: 0,
    created: row.created,
  }
  return [{ table, you: { ...(seat < 0 ? {} : { seat }), host: row.host === person.id }, yourTurn: false, trouble }]
}

function optionsIn(text: string): Record<string, unknown> {
  try {
    const options: unknown = JSON.parse(text)
    return isObject(options) ? { ...options } : {}
  } catch {
    return {}
  }
}
