/** A code that carries one's identity to another device. It works once, for a few minutes. */
import type { DeviceLink, Person } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { Conflict, change, mustChange } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import type { Newcomer } from './person.ts'
import { freshDeviceCode, freshKey, hashOfSecret } from './secrets.ts'

const minutes = 10

export async function makeDeviceLink({ store, now }: Server, person: Person): Promise<DeviceLink> {
  const code = freshDeviceCode()
  const expires = new Date(now().getTime() + minutes * 60_000).toISOString()
  await store.write(
    change(store.db.deleteFrom('links').where('expires', '<', now().toISOString())),
    change(store.db.insertInto('links').values({ hash: hashOfSecret(code), person: person.id, expires })),
  )
  return { code, expires }
}

/** The other device gets a key of its own. */
export async function claimDeviceLink({ store, now }: Server, code: string): Promise<Newcomer> {
  const hash = hashOfSecret(code)
  const at = now().toISOString()
  const person = await store.db
    .selectFrom('links')
    .innerJoin('people', 'people.id', 'links.person')
    .select(['people.id', 'people.name', 'people.kind'])
    .where('links.hash', '=', hash)
    .where('links.expires', '>', at)
    .executeTakeFirst()
  if (!person) throw wrongCode()
  const secret = freshKey()
  try {
    await store.write(
      mustChange(store.db.deleteFrom('links').where('hash', '=', hash)),
      change(store.db.insertInto('keys').values({ hash: hashOfSecret(secret), person: person.id, created: at })),
    )
  } catch (error) {
    throw error instanceof Conflict ? wrongCode() : error
  }
  return { person, secret }
}

function wrongCode(): InTrouble {
  return new InTrouble(
    'wrong-code',
    `This code does not exist, was used before, or is older than ${minutes} minutes. Make a new one.`,
  )
}
