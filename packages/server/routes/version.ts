import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { ServerVersion } from '@paddock/protocol'
import type { Limiters } from '../http/limit.ts'
import type { Server } from '../server.ts'
import { troubles } from './troubles.ts'

export function versionRoutes({ version }: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/version',
      {
        onRequest: limit.reads,
        schema: {
          tags: ['operation'],
          summary: 'Which version this is, what it speaks, and which page it serves.',
          response: { 200: ServerVersion, ...troubles },
        },
      },
      async () => version,
    )
    done()
  }
}
