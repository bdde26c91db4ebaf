import type { FastifyRequest } from 'fastify'

/** What proxies add to a request that they pass on. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether someone at this machine asks, by its own name for itself, and no proxy asks for someone else. */
export function isOwnMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  if (passedOn.some((name) => headers[name] !== undefined)) return false
  return isLoopback(socket.remoteAddress ?? '') && (hostname === 'localhost' || isLoopback(hostname))
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^\[?::1\]?$/.test(address)
}
