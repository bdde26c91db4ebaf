import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import type { Limits, Rate } from '../settings.ts'
import { InTrouble } from '../trouble.ts'

type RateName = { [Name in keyof Limits]: Limits[Name] extends Rate ? Name : never }[keyof Limits]
type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** A hook for each kind of request: all routes of a kind count together. */
export type Limiters = Readonly<Record<RateName, Hook>>

/** The person, or the address of those who have no name yet. */
export function payerOf({ person, ip }: FastifyRequest): string {
  return person ? `person ${person.id}` : `address ${ip}`
}

export async function setLimits(app: FastifyInstance, { settings }: Server): Promise<Limiters> {
  await app.register(rateLimit, { global: false })
  const limitTo = ({ max, within }: Rate, keyGenerator: (request: FastifyRequest) => string): Hook => {
    const count = app.createRateLimit({ max, timeWindow: within, keyGenerator })
    return async (request, reply) => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      const seconds = Math.max(1, counted.ttlInSeconds)
      reply.header('retry-after', seconds)
      throw new InTrouble('too-many', `That is too much at once; wait ${seconds} s and try again.`, { seconds })
    }
  }
  const { commands, reads, tables, chat, newcomers } = settings.limits
  return {
    commands: limitTo(commands, payerOf),
    reads: limitTo(reads, payerOf),
    tables: limitTo(tables, payerOf),
    chat: limitTo(chat, payerOf),
    newcomers: limitTo(newcomers, ({ ip }) => ip),
  }
}
