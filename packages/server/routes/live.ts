import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { type Limiters, payerOf } from '../http/limit.ts'
import { Outbox } from '../live/outbox.ts'
import { watch } from '../live/watch.ts'
import type { Server } from '../server.ts'
import { TableId } from './table-id.ts'

export function liveRoutes(server: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/tables/:id/live',
      {
        websocket: true,
        config: { isSocket: true },
        onRequest: limit.reads,
        schema: {
          tags: ['match'],
          summary: 'A WebSocket: everything that happens at the table, as the caller may hear of it.',
          params: TableId,
          querystring: Type.Object({
            seen: Type.Optional(Type.Integer({ minimum: 0 })),
            page: Type.Optional(
              Type.String({ description: 'A page says here which protocol it speaks and its build.' }),
            ),
          }),
        },
      },
      (socket, request) => {
        const { person, key, params, query } = request
        const outbox = new Outbox(socket, request.raw.socket)
        void watch(server, params.id, { socket, outbox, person, key, payer: payerOf(request) }, query.seen)
      },
    )
    done()
  }
}
