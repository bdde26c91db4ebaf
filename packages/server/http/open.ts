import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this address is a WebSocket. */
    readonly isSocket?: boolean
  }
}

/** A socket opens where there is one, and nobody is served by a server that ends or whose store is gone. */
export function checkOpen({ isClosing, store }: Server, request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request
  if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
    throw new InTrouble('malformed', 'Say in the header "Host" whom you are asking.')
  }
  // No command is a socket, and to ask for a route costs something.
  if (request.method !== 'POST') checkSocket(request, reply)
  if (!url.startsWith('/api/')) return
  if (isClosing()) throw new InTrouble('unavailable', 'The server is restarting, so nothing was done. Try again.')
  if (store.health().state !== 'lost') return
  throw new InTrouble('unavailable', 'The server has lost its store, so nothing was done. Try again later.')
}

function checkSocket({ url, ws, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const isSocket = routeOptions.config?.isSocket === true
  if (ws && !isSocket) {
    throw new InTrouble('not-found', `There is no WebSocket at ${url.split('?', 1)[0]}; every table has one.`)
  }
  if (isSocket && !ws) {
    reply.header('upgrade', 'websocket')
    throw new InTrouble('upgrade-required', 'This address is a WebSocket; ask for an upgrade.')
  }
}
