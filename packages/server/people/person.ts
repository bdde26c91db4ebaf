/** People: guests and programs, and the names they have. */
import type { Person } from '@paddock/protocol'
import { longestName, tidyName } from '@paddock/protocol/name.ts'
import type { Server } from '../server.ts'
import { change } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import { type KeyOrigin, keyRow } from './keys.ts'
import { freshKey, freshPersonId, freshToken } from './secrets.ts'

export interface Newcomer {
  readonly person: Person
  /** Told once; only its hash is kept. */
  readonly secret: string
}

export async function addPerson(
  server: Server,
  name: string,
  kind: Person['kind'],
  origin: KeyOrigin,
): Promise<Newcomer> {
  const { db } = server.store
  const person = { id: freshPersonId(), name: readName(name), kind }
  const secret = kind === 'program' ? freshToken() : freshKey()
  const created = server.now().toISOString()
  await server.store.write(
    change(db.insertInto('people').values({ ...person, created })),
    change(db.insertInto('keys').values(keyRow(server, person, secret, origin))),
  )
  return { person, secret }
}

/** The new name shows at once at the tables where the person sits. */
export async function rename(server: Server, person: Person, name: string): Promise<Person> {
  const { store, tables, bus, knownPeople } = server
  const renamed = { ...person, name: readName(name) }
  const named = server.now().toISOString()
  const row = store.db.updateTable('people').set({ name: renamed.name, named })
  await store.write(change(row.where('id', '=', person.id)))
  knownPeople.rename(renamed)
  bus.personChanged(person.id)
  const rows = await store.db.selectFrom('seats').select('table_id').where('person', '=', person.id).execute()
  for (const { table_id } of rows) {
    if (!tables.isLoaded(table_id)) {
      // It may be open at another node.
      bus.publish(table_id, { kind: 'table', n: 0 })
      continue
    }
    await tables.inTurnEvenOutdated(table_id, async (table) => {
      for (const seat of table.seats) {
        if (seat.person?.id !== person.id) continue
        seat.person = { ...renamed }
        seat.since = named
      }
      bus.publish(table_id, { kind: 'table', n: table.n })
    })
  }
  return renamed
}

function readName(text: string): string {
  const name = tidyName(text)
  if (name !== undefined) return name
  throw new InTrouble('malformed', `A name is one line of 1 to ${longestName} signs that can be seen.`)
}
