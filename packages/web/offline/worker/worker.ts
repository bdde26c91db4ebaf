/**
 * Keeps the page's files, so that whatever runs in the page itself needs no network after the first
 * load. All files of a build are kept together and replaced together: nobody ever gets a page of one
 * build with a part of another.
 */
import { answer } from './answer.ts'
import { readBuilt } from './built.ts'
import { keep, type OfflineNeeds, takeOver } from './keep.ts'

declare const self: ServiceWorkerGlobalScope

// The build writes the list of its files in here.
const built = readBuilt('%BUILT_FILES%')
const house: OfflineNeeds = { caches, built, fetch: (file) => fetch(file, { cache: 'no-cache' }) }

self.addEventListener('install', (event) => event.waitUntil(keep(house)))

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(house).then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answered = answer(request, new URL(request.url), self.location.origin, built.files)
  if (answered === 'network') return
  event.respondWith(answered === 'page' ? page(request) : file(request, answered.file))
})

/** The kept page; or, once a newer build waits and no other window shows this one, that build's. */
async function page(request: Request): Promise<Response> {
  const { waiting } = self.registration
  const windows = await self.clients.matchAll({ type: 'window' })
  if (waiting && windows.length < 2) {
    waiting.postMessage('take over')
    return new Response('', { headers: { Refresh: '0' } })
  }
  return file(request, '/')
}

async function file(request: Request, path: string): Promise<Response> {
  const kept = await (await caches.open(built.version)).match(path)
  return kept ?? fetch(request)
}
