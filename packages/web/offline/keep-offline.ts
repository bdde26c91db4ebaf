/** After the first load the page needs no network for what runs in it: a service worker keeps its files. */
export function keepOffline(): void {
  // Browsers keep files only for pages that came over a safe connection, or from this very machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', register, { once: true })
  if (document.readyState === 'complete') register()
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').then(lookForNewer, (problem: unknown) => {
    console.warn('No play offline:', problem)
  })
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
