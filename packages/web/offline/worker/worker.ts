/**
 * Keeps the page's files, so that whatever runs in the page itself needs no network after the first
 * load. All files of a build are kept together: nobody ever gets a page of one build with a part of
 * another. A newer worker takes over at once, and still has for every open page what that page was built with.
 */
import { answer, isServers } from './answer.ts'
import { readBuilt } from './built.ts'
import { keep, kept, type OfflineNeeds, type OpenPages, tidy } from './keep.ts'

declare const self: ServiceWorkerGlobalScope

// The build writes the list of its files in here.
const built = readBuilt('%BUILT_FILES%')
const house: OfflineNeeds = { caches, built, fetch: (file) => fetch(file, { cache: 'no-cache' }) }

self.addEventListener('install', (event) => event.waitUntil(keep(house).then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** A page has come so far that it says what it needs: time to see what is needed no longer. */
self.addEventListener('message', (event) => {
  if (event.data === 'tidy') event.waitUntil(openPages().then((pages) => tidy(house, pages)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answered = answer(request, new URL(request.url), self.location.origin, built.files)
  if (answered === 'network') return
  const path = answered === 'page' ? '/' : answered.file
  event.respondWith(kept(house, path).then((found) => found ?? fetch(request)))
})

/** Browsers do not say which lock is whose; but every page holds one, once it runs. */
async function openPages(): Promise<OpenPages> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { held = [] } = await self.navigator.locks.query()
  return {
    count: windows.filter(({ url }) => !isServers(new URL(url).pathname)).length,
    needed: held.flatMap(({ name }) => name ?? []),
  }
}
