import { signal } from '@preact/signals'

/**
 * The addresses of the page.
 *
 *   /                      home
 *   /play/:id              a match that runs in this browser
 *   /replay/:id            its replay; ?at=37&as=0 for a moment and a viewpoint
 *   /replay                any record: opened from a file, or carried in the address after #
 *   /t/:id                 an online table: waiting room, then table
 *   /join/:id/:invite      an invitation to it
 *   /t/:id/replay          its replay
 *   /learn/:game/:lesson   a lesson; without one, the next that was not done
 *   /rules/:game           the rules of a game; # names a section, an example, a word or a numbered rule
 *   /device/:code          carries one's identity to this device
 */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'replay'; readonly id?: string; readonly online: boolean }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'join'; readonly id: string; readonly invite: string }
  | { readonly page: 'learn'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'device'; readonly code: string }
  | { readonly page: 'unknown' }

export const route = signal<Route>(routeOf(location.pathname))

/** Goes to an address of the page without loading it again. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(undefined, '', address)
  else history.replaceState(undefined, '', address)
  route.value = routeOf(location.pathname)
  scrollTo(0, 0)
}

/** Follows the browser's own back and forward, and plain clicks on links of the page. */
export function followBrowser(): void {
  addEventListener('popstate', () => {
    route.value = routeOf(location.pathname)
  })
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    go(link.href)
  })
}

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = partsOf(path)
  if (more.length > 0) return { page: 'unknown' }
  if (first === undefined) return { page: 'home' }
  if (first === 'play' && second && !third) return { page: 'play', id: second }
  if (first === 'replay' && !third) return { page: 'replay', online: false, ...(second ? { id: second } : {}) }
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second, online: true }
  if (first === 't' && second && !third) return { page: 'table', id: second }
  if (first === 'join' && second && third) return { page: 'join', id: second, invite: third }
  if (first === 'learn' && second) return { page: 'learn', game: second, ...(third ? { lesson: third } : {}) }
  if (first === 'rules' && second && !third) return { page: 'rules', game: second }
  if (first === 'device' && second && !third) return { page: 'device', code: second }
  return { page: 'unknown' }
}

/** A part that is no sound text, as in a link cut off after a %, is taken as it stands; then nothing is found there. */
function partsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return parts
  }
}
