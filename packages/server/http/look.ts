import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { payerOf } from './limit.ts'

/** Whoever has asked for something about a table, and got it, has looked at it. */
export function noteLook(server: Server, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode >= 400 || request.is404 || !request.url.startsWith('/api/tables/')) return
  const { params } = request
  if (typeof params !== 'object' || params === null || !('id' in params) || typeof params.id !== 'string') return
  // Nearly every look is one of many, and then it does not matter whose it is.
  if (!server.looks.isNoted(params.id)) server.looks.note(params.id, payerOf(request))
}
