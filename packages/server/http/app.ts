import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { noteFault } from '../fault.ts'
import { addressRoutes } from '../routes/addresses.ts'
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
import { checkOpen } from './open.ts'
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
  app.decorateRequest('person', undefined)
  app.decorateRequest('key', undefined)
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
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = request.url.startsWith('/api/')
    if (isApi && request.url !== '/api/version') checkPageVersion(server, request)
    checkOpen(server, request, reply)
    checkOrigin(request)
    const looking = isApi ? identify(server, request) : undefined
    if (looking) looking.then(() => done(), done)
    else done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    noteLook(server, request, reply)
    done()
  })
  // To hear that an answer has left costs something with each of them.
  if (app.log.level === 'debug' || app.log.level === 'trace') {
    app.addHook('onResponse', (request, reply, done) => {
      request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
      done()
    })
  }
  const limit = limitersOf(server)
  await documentRoutes(app, limit)
  const routes = [peopleRoutes, gameRoutes, tableRoutes, matchRoutes, liveRoutes, versionRoutes, addressRoutes]
  for (const route of routes) await app.register(route(server, limit), { prefix: '/api' })
  await app.register(operationRoutes(server, limit))
  await servePage(app, server)
}
