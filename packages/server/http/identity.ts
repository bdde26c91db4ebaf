import type { Person } from '@paddock/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPerson } from '../people/person.ts'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'
import { payerOf } from './limit.ts'
import { checkWrongs } from './wrongs.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined if nobody is known by the cookie or token, or none was sent. */
    person: Person | undefined
  }
}

const cookie = 'paddock'
const year = 365 * 24 * 60 * 60

/** Finds out who asks: a program by its token, a guest by the cookie. */
export async function identify(server: Server, request: FastifyRequest): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const secret = token ?? request.cookies[cookie]
  if (secret === undefined) return
  request.person = await findPerson(server, secret, () => checkWrongs(server, request))
  if (request.person) return
  server.allowance.take('wrongs', payerOf(request))
  if (token !== undefined) throw nobody()
}

/** The person who asks; in trouble if nobody is known. */
export function personOf({ person }: Pick<FastifyRequest, 'person'>): Person {
  if (!person) throw nobody()
  return person
}

/** Lets the browser keep the key. Scripts cannot read it, and other sites cannot use it. */
export function rememberKey(request: FastifyRequest, reply: FastifyReply, key: string): void {
  const secure = request.protocol === 'https'
  reply.setCookie(cookie, key, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: year })
}

function nobody(): InTrouble {
  const how = 'Give yourself a name with POST /api/me first, or send the token of a program.'
  return new InTrouble('no-identity', `Nobody is known by this cookie or token. ${how}`)
}
