import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Addresses } from '@paddock/protocol'
import type { Limiters } from '../http/limit.ts'
import { isOwnMachine } from '../http/own-machine.ts'
import { reachableAt } from '../reachable-at.ts'
import type { Server } from '../server.ts'
import { troubles } from './troubles.ts'

export function addressRoutes({ settings }: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/addresses',
      {
        onRequest: limit.reads,
        schema: {
          tags: ['operation'],
          summary: 'Where others on the network reach this server. Told only to the machine it runs on.',
          response: { 200: Addresses, ...troubles },
        },
      },
      // The names of a network at home are nobody else's business.
      async (request) => ({
        addresses: isOwnMachine(request) ? reachableAt(settings.host, request.socket.localPort ?? 0) : [],
      }),
    )
    done()
  }
}
