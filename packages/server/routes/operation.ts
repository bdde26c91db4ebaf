import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'
import { version } from '../version.ts'
import { troubles } from './troubles.ts'

const tags = ['operation']

/** For those who run the server and what watches over it. */
export function operationRoutes(server: Server): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/health',
      {
        schema: {
          tags,
          summary: 'The process is alive.',
          response: { 200: Type.Object({ status: Type.Literal('ok'), version: Type.String() }) },
        },
      },
      async () => ({ status: 'ok' as const, version }),
    )

    app.get(
      '/ready',
      {
        schema: {
          tags,
          summary: 'The server takes requests and its store can be read.',
          response: { 200: Type.Object({ status: Type.Literal('ready') }), ...troubles },
        },
      },
      async () => {
        if (server.isClosing()) throw new InTrouble('unavailable', 'The server is shutting down.')
        await server.store.db.selectFrom('tables').select('id').limit(1).execute()
        return { status: 'ready' as const }
      },
    )

    app.get(
      '/metrics',
      { schema: { tags, summary: 'Measurements, as Prometheus reads them.' } },
      async (_request, reply) => {
        reply.type(server.metrics.registry.contentType)
        return await server.metrics.registry.metrics()
      },
    )
    done()
  }
}
