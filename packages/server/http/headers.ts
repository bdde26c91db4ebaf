import type { FastifyInstance } from 'fastify'

/** The page loads everything from here and runs nothing that is not a file of ours. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join(';')

/** What every answer says to browsers. The same each time, so it is written down once and not worked out. */
const always = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Data is nothing that a browser would show or run by itself, and it is asked for all the time: it says little. */
const ofData = { ...always, 'cache-control': 'no-store' }

const ofPages = {
  ...always,
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
}

export function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isData(request.url) ? ofData : ofPages)
    // Told only where it is true: over plain http it would lock people out of a server at home.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}

function isData(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs')
}
