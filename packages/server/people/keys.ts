/** The keys people are known by: a cookie for each browser, a token for each program. They can be listed and taken back. */
import { closeCodes, type Key, type Person } from '@paddock/protocol'
import { sayGoodbye } from '../live/send.ts'
import type { Server } from '../server.ts'
import type { KeyRow } from '../store/schema.ts'
import { change } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import { hashOfSecret } from './secrets.ts'

/** Where a key was asked for. */
export interface KeyOrigin {
  readonly label: string | null
  /** Who asked for it, where that is someone other than whose it is. */
  readonly owner?: Person | undefined
}

/** The person, and the hash of the key they are known by now. */
export interface Recognised {
  readonly person: Person
  readonly hash: string
}

/** The use of a key is written down when it was last noted more than half a day ago. */
const noted = 12 * 3_600_000
/** A key goes by the beginning of its hash, which says nothing about the key. */
const idLength = 16
const takenBack = 'This key was taken back.'

export function keyRow({ now }: Server, person: Person, secret: string, { label, owner }: KeyOrigin): KeyRow {
  const created = now().toISOString()
  return { hash: hashOfSecret(secret), person: person.id, created, label, used: null, owner: owner?.id ?? null }
}

/** `mayAsk` is called, and may object, before the store is asked about someone who was not seen lately. */
export async function findPerson(
  server: Server,
  secret: string,
  mayAsk: () => void = () => {},
): Promise<Recognised | undefined> {
  const { store, knownPeople } = server
  const hash = hashOfSecret(secret)
  const known = knownPeople.get(hash)
  if (known) return { person: known, hash }
  mayAsk()
  const found = await store.db
    .selectFrom('keys')
    .innerJoin('people', 'people.id', 'keys.person')
    .select(['people.id', 'people.name', 'people.kind', 'keys.used', 'keys.created'])
    .where('keys.hash', '=', hash)
    .executeTakeFirst()
  if (!found) return undefined
  const { id, name, kind, used, created } = found
  noteUse(server, hash, used ?? created)
  knownPeople.set(hash, { id, name, kind })
  return { person: { id, name, kind }, hash }
}

/** Nobody waits for this, and nothing is lost if it fails. */
function noteUse({ store, now }: Server, hash: string, before: string): void {
  const used = now()
  if (Math.abs(used.getTime() - Date.parse(before)) < noted) return
  const row = store.db.updateTable('keys').set({ used: used.toISOString() }).where('hash', '=', hash)
  store.write(change(row)).catch(() => {})
}

/** A person's own keys, and those of the programs they have asked for: the one used now first, then the latest. */
export async function listKeys(server: Server, { person, hash }: Recognised): Promise<Key[]> {
  const rows = await keysOf(server, person).orderBy('keys.created', 'desc').execute()
  const inOrder = rows.toSorted((a, b) => Number(b.hash === hash) - Number(a.hash === hash))
  return inOrder.map((row) => ({
    id: row.hash.slice(0, idLength),
    kind: row.kind === 'program' ? 'token' : 'device',
    label: row.kind === 'program' && row.person !== person.id ? row.name : row.label,
    created: row.created,
    used: row.used ?? row.created,
    here: row.hash === hash,
  }))
}

/** Takes back one key. Whoever used it is nobody from this moment on. */
export async function revokeKey(server: Server, person: Person, id: string): Promise<void> {
  const rows = await keysOf(server, person).execute()
  const found = rows.filter((row) => row.hash.slice(0, idLength) === id)
  if (found.length === 0)
    throw new InTrouble('unknown-key', 'None of your keys has this id; it may have been taken back.')
  await revoke(
    server,
    found.map(({ hash }) => hash),
  )
}

/** Takes back every key by which a person is known, here and everywhere. Codes for other devices are void too. */
export async function revokeAll(server: Server, person: Person): Promise<void> {
  const rows = await server.store.db.selectFrom('keys').select('hash').where('person', '=', person.id).execute()
  await server.store.write(change(server.store.db.deleteFrom('links').where('person', '=', person.id)))
  await revoke(
    server,
    rows.map(({ hash }) => hash),
  )
}

export async function revoke(server: Server, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const { store, knownPeople, watchers, bus } = server
  const whose = store.db.selectFrom('keys').select('person').distinct().where('hash', 'in', hashes)
  const people = await whose.execute()
  await store.write(change(store.db.deleteFrom('keys').where('hash', 'in', hashes)))
  for (const hash of hashes) knownPeople.forget(hash)
  for (const { person } of people) bus.personChanged(person)
  for (const watcher of watchers.all()) {
    const { key } = watcher
    if (key !== undefined && hashes.includes(key)) sayGoodbye(watcher, closeCodes.signedOut, takenBack)
  }
}

/** Another node has changed something about a person: a name, or a key that was taken back. */
export async function noteRevoked({ store, knownPeople, watchers }: Server, person: string): Promise<void> {
  knownPeople.forgetPerson(person)
  const open = watchers.all().filter((watcher) => watcher.person?.id === person && watcher.key !== undefined)
  if (open.length === 0) return
  const rows = await store.db.selectFrom('keys').select('hash').where('person', '=', person).execute()
  const good = new Set<string | undefined>(rows.map(({ hash }) => hash))
  for (const watcher of open) if (!good.has(watcher.key)) sayGoodbye(watcher, closeCodes.signedOut, takenBack)
}

function keysOf({ store }: Server, { id }: Person) {
  return store.db
    .selectFrom('keys')
    .innerJoin('people', 'people.id', 'keys.person')
    .select(['keys.hash', 'keys.person', 'keys.label', 'keys.created', 'keys.used', 'people.name', 'people.kind'])
    .where((key) => key.or([key('keys.person', '=', id), key('keys.owner', '=', id)]))
}
