/** A code that carries one's identity to another device. It works once, for a few minutes. */
import type { DeviceLink, Person } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { Conflict, change, mustChange } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import { type KeyOrigin, keyRow } from './keys.ts'
import type { Newcomer } from './person.ts'
import { freshDeviceCode, freshKey, hashOfSecret } from './secrets.ts'

const minutes = 10

/** Of a person's codes only the latest is good. How long it is good goes by the steady time, what is told by the clock. */
export async function makeDeviceLink({ store, now, steady }: Server, person: Person): Promise<DeviceLink> {
  const { db } = store
  const code = freshDeviceCode()
  const expires = after(steady())
  await store.write(
    change(db.deleteFrom('links').where('expires', '<', steady().toISOString())),
    change(db.deleteFrom('links').where('person', '=', person.id)),
    change(db.insertInto('links').values({ hash: hashOfSecret(code), person: person.id, expires })),
  )
  return { code, expires: after(now()) }
}

function after(time: Date): string {
  return new Date(time.getTime() + minutes * 60_000).toISOString()
}

/** The other device gets a key of its own. */
export async function claimDeviceLink(server: Server, code: string, origin: KeyOrigin): Promise<Newcomer> {
  const { store, steady } = server
  const hash = hashOfSecret(asMade(code))
  const now = steady()
  const person = await store.db
    .selectFrom('links')
    .innerJoin('people', 'people.id', 'links.person')
    .select(['people.id', 'people.name', 'people.kind'])
    .where('links.hash', '=', hash)
    .where('links.expires', '>', now.toISOString())
    // Later than any code made now: made when the clock was wrong.
    .where('links.expires', '<=', after(now))
    .executeTakeFirst()
  if (!person) throw wrongCode()
  const secret = freshKey()
  try {
    await store.write(
      mustChange(store.db.deleteFrom('links').where('hash', '=', hash)),
      change(store.db.insertInto('keys').values(keyRow(server, person, secret, origin))),
    )
  } catch (error) {
    throw error instanceof Conflict ? wrongCode() : error
  }
  return { person, secret }
}

/** A code may be typed in capitals, and in groups. */
function asMade(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

function wrongCode(): InTrouble {
  return new InTrouble(
    'wrong-code',
    `This code does not exist, was used before, or is older than ${minutes} minutes. Make a new one.`,
  )
}
