import type { Person } from '@paddock/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPerson, type KeyOrigin, type Recognised } from '../people/keys.ts'
import { labelOf } from '../people/label.ts'
import { hashOfSecret } from '../people/secrets.ts'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'
import { cookieText, readCookie } from './cookie.ts'
import { payerOf } from './limit.ts'
import { checkWrongs } from './wrongs.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined if nobody is known by the cookie or token, or none was sent. */
    person: Person | undefined
    /** The hash of the cookie or token they are known by. */
    key: string | undefined
  }
}

const cookie = 'paddock'
const year = 365 * 24 * 60 * 60

/** Finds out who asks: a program by its token, a guest by the cookie. Resolves at once, or when it is found out. */
export function identify(server: Server, request: FastifyRequest): Promise<void> | undefined {
  const { authorization } = request.headers
  const token = authorization === undefined ? undefined : /^Bearer (\S+)$/i.exec(authorization)?.[1]
  const secret = token ?? readCookie(request.headers.cookie, cookie)
  if (secret === undefined) return undefined
  // Nearly everyone was here a moment ago, and need not wait for the store.
  const hash = hashOfSecret(secret)
  const person = server.knownPeople.get(hash)
  if (!person) return lookUp(server, request, secret, token !== undefined)
  request.person = person
  request.key = hash
  return undefined
}

async function lookUp(server: Server, request: FastifyRequest, secret: string, isToken: boolean): Promise<void> {
  const found = await findPerson(server, secret, () => checkWrongs(server, request))
  request.person = found?.person
  request.key = found?.hash
  if (found) return
  server.allowance.take('wrongs', payerOf(request))
  if (isToken) throw nobody()
}

/** The person who asks; in trouble if nobody is known. */
export function personOf({ person }: Pick<FastifyRequest, 'person'>): Person {
  if (!person) throw nobody()
  return person
}

/** The person who asks, and the key they are known by. */
export function recognised({ person, key }: FastifyRequest): Recognised {
  if (!person || key === undefined) throw nobody()
  return { person, hash: key }
}

/** Where a key is asked for: who has no browser may leave it unsaid. */
export function originOf({ headers }: FastifyRequest): KeyOrigin {
  return { label: labelOf(headers['user-agent']) }
}

/** Lets the browser keep the key. Scripts cannot read it, and other sites cannot use it. */
export function rememberKey(request: FastifyRequest, reply: FastifyReply, key: string): void {
  reply.header('set-cookie', cookieText(cookie, key, { seconds: year, isSecure: request.protocol === 'https' }))
}

export function forgetKey(reply: FastifyReply): void {
  reply.header('set-cookie', cookieText(cookie, '', { seconds: 0, isSecure: false }))
}

function nobody(): InTrouble {
  const how = 'Give yourself a name with POST /api/me first, or send the token of a program.'
  return new InTrouble('no-identity', `Nobody is known by this cookie or token. ${how}`)
}
