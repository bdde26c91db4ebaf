import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counted, Payer } from '../allowance.ts'
import type { Server } from '../server.ts'
import { networkOf } from './network.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** A hook for each kind of request: all routes of a kind count together. What costs are known later is taken later. */
export type Limiters = Readonly<Record<Exclude<Counted, 'messages' | 'replays' | 'wrongs'>, Hook>>

export function payerOf({ person, ip }: FastifyRequest): Payer {
  return { person: person?.id, address: networkOf(ip) }
}

export function limitersOf({ allowance }: Server): Limiters {
  const taking =
    (what: Counted): Hook =>
    (request, _reply, done) => {
      allowance.take(what, payerOf(request))
      done()
    }
  return {
    commands: taking('commands'),
    reads: taking('reads'),
    tables: taking('tables'),
    starts: taking('starts'),
    chat: taking('chat'),
    newcomers: taking('newcomers'),
  }
}
