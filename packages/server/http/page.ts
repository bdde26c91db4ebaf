import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InTrouble } from '../trouble.ts'

/** The addresses of the page that are no files: the page itself finds out what to show. */
const ofThePage = /^\/(?:$|play\/|replay(?:\/|$)|t\/|join\/|device\/)/
/** Files with a hash in their name never change. */
const hashed = /[\\/]assets[\\/]/

/** Serves the built page, and says what no address is. */
export async function servePage(app: FastifyInstance, webFolder: string | undefined): Promise<void> {
  if (webFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const status = webFolder === undefined ? undefined : pageStatus(request)
    if (status !== undefined) return sendPage(reply, status)
    throw new InTrouble('not-found', `There is no ${request.method} ${pathOf(request)}.`)
  })
}

function sendPage(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').sendFile('index.html')
}

/** Whether the page answers here, and how. A person at a wrong address still gets the page, which tells them so. */
function pageStatus(request: FastifyRequest): number | undefined {
  const path = pathOf(request)
  if (request.method !== 'GET' || path.startsWith('/api/')) return undefined
  if (ofThePage.test(path)) return 200
  return request.headers.accept?.includes('text/html') ? 404 : undefined
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url
}
