/** The HTTP side of the protocol as OpenAPI: for tools at /api/openapi.json, for people at /api/docs. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { isObject } from '@paddock/kernel'
import type { FastifyInstance } from 'fastify'
import { version } from '../version.ts'
import type { Limiters } from './limit.ts'

const description = [
  'Everything a Paddock server can be asked. People are known by a cookie, programs by a token: `POST /api/programs`,',
  'then `Authorization: Bearer pdk_…`. What happens at a table is told over its WebSocket, `/api/tables/{id}/live`.',
  'Every answer that is not a success is a `Trouble`.',
].join(' ')

export async function documentRoutes(app: FastifyInstance, limit: Limiters): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Paddock', version, description },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'paddock' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url }) => ({ schema: withoutIds(schema), url }),
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', limit.reads)
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: ownFilesOnly,
    })
  })
  // Routes do not change once they are served, so it is made for the first who asks.
  let made: string | undefined
  app.get('/api/openapi.json', { onRequest: limit.reads, schema: { hide: true } }, async (_request, reply) => {
    made ??= JSON.stringify(app.swagger())
    return reply.type('application/json').send(made)
  })
}

/** The page of the documentation writes styles of its own; it too loads nothing from elsewhere. */
function ownFilesOnly(): string {
  const own = ["default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "base-uri 'none'"]
  return [...own, "object-src 'none'", "frame-ancestors 'none'", "form-action 'self'"].join('; ')
}

/** Schemas of the protocol have names of their own, which OpenAPI would take for addresses. */
function withoutIds<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (!isObject(value)) return value
    const { $id, ...rest } = value
    return typeof $id === 'string' && key !== 'properties' ? { title: $id, ...rest } : value
  })
}
