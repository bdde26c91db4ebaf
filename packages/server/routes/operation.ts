import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Limiters } from '../http/limit.ts'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'
import { version } from '../version.ts'
import { troubles } from './troubles.ts'

const tags = ['operation']
/** How long an answer about the store is good for, in milliseconds. */
const kept = 1_000

/** Where the last write failed nobody may come any more to try again, so that asking tries it. */
async function checkStore({ store }: Server): Promise<void> {
  if (store.health().state === 'unwritable') await store.probe().catch(() => {})
  const health = store.health()
  if (health.state === 'lost') throw new InTrouble('unavailable', `The store is gone: ${health.why}`)
  if (health.state === 'unwritable') throw new InTrouble('unavailable', `The last write failed: ${health.why}`)
}

/** For those who run the server and what watches over it. */
export function operationRoutes(server: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  const isStoreRead = lately(() => server.store.db.selectFrom('tables').select('id').limit(1).execute())
  return (app, _options, done) => {
    app.get(
      '/health',
      {
        schema: {
          tags,
          summary: 'The process is alive.',
          response: { 200: Type.Object({ status: Type.Literal('ok'), version: Type.String() }) },
        },
      },
      async () => ({ status: 'ok' as const, version }),
    )

    app.get(
      '/ready',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'The server takes requests, its store can be read, and the last write succeeded.',
          response: { 200: Type.Object({ status: Type.Literal('ready') }), ...troubles },
        },
      },
      async () => {
        if (server.isClosing()) throw new InTrouble('unavailable', 'The server is shutting down.')
        await checkStore(server)
        await isStoreRead()
        return { status: 'ready' as const }
      },
    )
    done()
  }
}

/** Asks once for all who want to know within a second. */
function lately<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let answer: Promise<Result> | undefined
  let asked = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (!answer || now - asked >= kept) {
      answer = ask()
      asked = now
    }
    return answer
  }
}
