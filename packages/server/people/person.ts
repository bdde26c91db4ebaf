/** People: guests and programs, and the keys they are known by. */
import type { Person } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { change } from '../store/write.ts'
import { freshKey, freshPersonId, freshToken, hashOfSecret } from './secrets.ts'

export interface Newcomer {
  readonly person: Person
  /** Told once; only its hash is kept. */
  readonly secret: string
}

/** People who were seen lately, by the hash of their key: every request asks who it is. */
export type KnownPeople = Map<string, Person>
const mostKnown = 10_000

/** `mayAsk` is called, and may object, before the store is asked about someone who was not seen lately. */
export async function findPerson(
  { store, knownPeople }: Server,
  secret: string,
  mayAsk: () => void = () => {},
): Promise<Person | undefined> {
  const hash = hashOfSecret(secret)
  const known = knownPeople.get(hash)
  if (known) return known
  mayAsk()
  const found = await store.db
    .selectFrom('keys')
    .innerJoin('people', 'people.id', 'keys.person')
    .select(['people.id', 'people.name', 'people.kind'])
    .where('keys.hash', '=', hash)
    .executeTakeFirst()
  if (knownPeople.size >= mostKnown) knownPeople.clear()
  if (found) knownPeople.set(hash, found)
  return found
}

export async function addPerson(server: Server, name: string, kind: Person['kind']): Promise<Newcomer> {
  const { store } = server
  const person = { id: freshPersonId(), name: name.trim(), kind }
  const secret = kind === 'program' ? freshToken() : freshKey()
  const created = server.now().toISOString()
  await store.write(
    change(store.db.insertInto('people').values({ ...person, created })),
    change(store.db.insertInto('keys').values({ hash: hashOfSecret(secret), person: person.id, created })),
  )
  return { person, secret }
}

/** The new name shows at once at the tables where the person sits. */
export async function rename(server: Server, person: Person, name: string): Promise<Person> {
  const { store, tables, bus, knownPeople } = server
  const renamed = { ...person, name: name.trim() }
  await store.write(change(store.db.updateTable('people').set({ name: renamed.name }).where('id', '=', person.id)))
  for (const [hash, known] of knownPeople) if (known.id === person.id) knownPeople.set(hash, renamed)
  bus.personChanged(person.id)
  const rows = await store.db.selectFrom('seats').select('table_id').where('person', '=', person.id).execute()
  for (const { table_id } of rows) {
    if (!tables.isLoaded(table_id)) {
      // It may be open at another node.
      bus.publish(table_id, { kind: 'table', n: 0 })
      continue
    }
    await tables.inTurn(table_id, async (table) => {
      for (const seat of table.seats) if (seat.person?.id === person.id) seat.person = { ...renamed }
      bus.publish(table_id, { kind: 'table', n: table.n })
    })
  }
  return renamed
}
