import type { FastifyInstance } from 'fastify'
import { InTrouble } from '../trouble.ts'

/** Bodies are JSON and nothing else. Where it breaks off or goes wrong is said. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) {
      done(null, undefined)
      return
    }
    try {
      const parsed: unknown = JSON.parse(String(body))
      done(null, parsed)
    } catch (error) {
      const where = error instanceof Error ? error.message : String(error)
      done(new InTrouble('malformed', `The body is not JSON: ${where}.`))
    }
  })
}
