import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import {
  ActRequest,
  ChatLine,
  ChatRequest,
  CommandDone,
  Journal,
  RecordTold,
  UndoRequest,
  UndoTold,
} from '@paddock/protocol'
import { Type } from 'typebox'
import { personOf } from '../http/identity.ts'
import { type Limiters, payerOf } from '../http/limit.ts'
import type { Server } from '../server.ts'
import { chat } from '../tables/chat.ts'
import { act, askUndo, undo } from '../tables/match/act.ts'
import { journal } from '../tables/match/journal.ts'
import { record } from '../tables/match/record.ts'
import { TableId } from './table-id.ts'
import { troubles } from './troubles.ts'

const tags = ['match']

/** What is done during a match, and what can be heard of it. */
export function matchRoutes(server: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/tables/:id/act',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary: 'Makes one of the choices of the position. It is on disk when it is answered.',
          params: TableId,
          body: ActRequest,
          response: { 200: CommandDone, ...troubles },
        },
      },
      (request) => act(server, request.params.id, personOf(request), request.body),
    )

    app.post(
      '/tables/:id/undo',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary: 'Takes back the caller’s latest decision, where that takes back no knowledge.',
          params: TableId,
          body: UndoRequest,
          response: { 200: CommandDone, ...troubles },
        },
      },
      async (request) => await undo(server, request.params.id, personOf(request), request.body),
    )

    app.get(
      '/tables/:id/undo',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'Whether the caller may take back its latest decision.',
          params: TableId,
          response: { 200: UndoTold, ...troubles },
        },
      },
      async (request) => await askUndo(server, request.params.id, personOf(request)),
    )

    app.post(
      '/tables/:id/chat',
      {
        onRequest: limit.chat,
        schema: {
          tags,
          summary: 'Says something at the table.',
          params: TableId,
          body: ChatRequest,
          response: { 201: ChatLine, ...troubles },
        },
      },
      async (request, reply) => {
        const line = await chat(server, request.params.id, personOf(request), request.body)
        reply.code(201)
        return line
      },
    )

    app.get(
      '/tables/:id/journal',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'What happened after an entry, as the caller may hear of it.',
          params: TableId,
          querystring: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
          response: { 200: Journal, ...troubles },
        },
      },
      async (request) => {
        const { params, person, query } = request
        const payer = payerOf(request)
        return await server.retelling.run(() => journal(server, params.id, person, query.after ?? 0, payer))
      },
    )

    app.get(
      '/tables/:id/record',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'The whole match with its seed, once it is over.',
          params: TableId,
          response: { 200: RecordTold, ...troubles },
        },
      },
      async ({ params }) => {
        const { entries, ...rest } = await record(server, params.id)
        return { ...rest, entries: [...entries] }
      },
    )
    done()
  }
}
