import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counted, Payer } from '../allowance.ts'
import type { Server } from '../server.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** A hook for each kind of request: all routes of a kind count together. */
export type Limiters = Readonly<Record<Counted, Hook>>

export function payerOf({ person, ip }: FastifyRequest): Payer {
  return { person: person?.id, address: ip }
}

export function limitersOf({ allowance }: Server): Limiters {
  const taking =
    (what: Counted): Hook =>
    async (request) =>
      allowance.take(what, payerOf(request))
  return {
    commands: taking('commands'),
    reads: taking('reads'),
    tables: taking('tables'),
    chat: taking('chat'),
    // Whoever has a name already may not use it to make many more.
    newcomers: async ({ ip }) => allowance.take('newcomers', { person: undefined, address: ip }),
  }
}
