import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'
import { previewOf } from './preview/preview.ts'
import { withPreview } from './preview/tags.ts'

/** The addresses of the page that are no files: the page itself finds out what to show. */
const ofThePage = /^\/(?:$|play\/|learn\/|rules\/|replay(?:\/|$)|t\/|join\/|device\/)/
/** Files with a hash in their name never change. */
const hashed = /[\\/]assets[\\/]/

/** Serves the built page, and says what no address is. */
export async function servePage(app: FastifyInstance, server: Server): Promise<void> {
  const { webFolder } = server.settings
  if (webFolder !== undefined) {
    // Left to the files, the root would be a folder to whoever takes nothing compressed, and none is shown.
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const status = webFolder === undefined ? undefined : pageStatus(request)
    // Read anew each time: it may be replaced while the server runs.
    const html = status === undefined ? undefined : await readPage(webFolder ?? '')
    if (status !== undefined && html !== undefined) return sendPage(server, request, reply.code(status), html)
    throw new InTrouble('not-found', `There is no ${request.method} ${pathOf(request)}.`)
  })
}

async function sendPage(server: Server, request: FastifyRequest, reply: FastifyReply, html: string) {
  const preview = await previewOf(server, request)
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(withPreview(html, preview, originOf(request)))
}

async function readPage(webFolder: string): Promise<string | undefined> {
  return await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => undefined)
}

/** As whoever asks calls this server, or as the proxy says where that may be believed; nothing if that is no name. */
function originOf({ protocol, host }: FastifyRequest): string {
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : ''
}

/** Whether the page answers here, and how. A person at a wrong address still gets the page, which tells them so. */
function pageStatus(request: FastifyRequest): number | undefined {
  const path = pathOf(request)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || path.startsWith('/api/')) return undefined
  if (ofThePage.test(path)) return 200
  return request.headers.accept?.includes('text/html') ? 404 : undefined
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url
}
