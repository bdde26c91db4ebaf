import type { FastifyRequest } from 'fastify'
import { InTrouble } from '../trouble.ts'

/**
 * A page of another site must not act with the cookie of someone who visits it. Browsers say where a
 * request comes from, and let no other site send JSON without asking; we ask for both.
 */
export function checkOrigin(request: FastifyRequest): void {
  const changes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
  if (!changes && request.headers.upgrade === undefined) return
  const { origin } = request.headers
  if (origin !== undefined && hostOf(origin) !== request.host) {
    throw new InTrouble('wrong-origin', 'A page of another site may not do this.')
  }
  if (!changes || isJson(request.headers['content-type'])) return
  throw new InTrouble('malformed', 'Send "content-type: application/json", also where there is no body.')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true
  return contentType !== undefined && /^application\/json\s*(?:;|$)/i.test(contentType)
}
