import { whenQuiet } from '../ui/when-quiet.ts'

/** After the first load the page needs no network for what runs in it: a service worker keeps its files. */
export function keepOffline(build: string): void {
  // Browsers keep files only for pages that came over a safe connection, or from this very machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  needFiles(build)
  // All files of the page are fetched then: on a slow line they would keep those waiting that are looked at first.
  void whenQuiet(2000).then(register)
}

/**
 * Held until this page is gone, however it goes: the service worker keeps the files of a build that is held, under the
 * same name (`cacheOf`). It is a file by itself and shares none with the page.
 */
function needFiles(build: string): void {
  void navigator.locks.request(`paddock-${build}`, { mode: 'shared' }, () => new Promise(() => {}))
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').then(lookForNewer, (problem: unknown) => {
    console.warn('No play offline:', problem)
  })
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('tidy'))
}

/** A page that stays open for days asks whenever somebody comes back to it. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (document.visibilityState !== 'visible') return
    // Without a network there is nothing newer.
    registration.update().catch(() => {})
  }
  look()
  document.addEventListener('visibilitychange', look)
}
