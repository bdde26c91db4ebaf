import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { noteFault } from '../fault.ts'
import { gameRoutes } from '../routes/games.ts'
import { liveRoutes } from '../routes/live.ts'
import { matchRoutes } from '../routes/match.ts'
import { operationRoutes } from '../routes/operation.ts'
import { peopleRoutes } from '../routes/people.ts'
import { tableRoutes } from '../routes/tables.ts'
import { versionRoutes } from '../routes/version.ts'
import type { Server } from '../server.ts'
import { answerTrouble } from './answer-trouble.ts'
import { documentRoutes } from './docs.ts'
import { setHeaders } from './headers.ts'
import { identify } from './identity.ts'
import { readJsonBodies } from './json-body.ts'
import { limitersOf } from './limit.ts'
import { noteLook } from './look.ts'
import { checkOrigin } from './origin.ts'
import { servePage } from './page.ts'
import { checkPageVersion } from './page-version.ts'
import { checkMessages } from './validation.ts'

/** A command over a socket may be as long as one by POST. */
const longestMessage = 16 * 1024

/** Everything that is asked passes through here, in this order. */
export async function buildApp(app: FastifyInstance, server: Server, closeSockets: () => void): Promise<void> {
  checkMessages(app, server.settings.checkAnswers)
  readJsonBodies(app)
  app.setErrorHandler(answerTrouble(server))
  setHeaders(app)
  await app.register(cookie)
  app.decorateRequest('person', undefined)
  await app.register(websocket, {
    options: { maxPayload: longestMessage },
    // A client that breaks its line, or the rules of the line, is no fault of ours and no news.
    errorHandler: (error, socket, request) => {
      if (!('code' in error)) noteFault(server, error, { route: request.routeOptions.url })
      socket.terminate()
    },
    preClose: (done) => {
      closeSockets()
      done()
    },
  })
  app.addHook('onRequest', async (request) => checkOrigin(request))
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    if (request.url !== '/api/version') checkPageVersion(server, request)
    await identify(server, request)
  })
  app.addHook('onResponse', async (request, reply) => {
    noteLook(server, request, reply)
    request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  const limit = limitersOf(server)
  await documentRoutes(app, limit)
  const routes = [peopleRoutes, gameRoutes, tableRoutes, matchRoutes, liveRoutes, versionRoutes]
  for (const route of routes) await app.register(route(server, limit), { prefix: '/api' })
  await app.register(operationRoutes(server, limit))
  await servePage(app, server.settings.webFolder)
}
