import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The page loads everything from here and runs nothing that is not a file of ours. */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  },
}

export async function setHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy, hsts: false, referrerPolicy: { policy: 'same-origin' } })
  // Told only where it is true: over plain http it would lock people out of a server at home.
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
