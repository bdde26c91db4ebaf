import { kept } from '../settings/kept.ts'
import type { HeardPage } from './conductor/conductor.ts'
import { Hearing, type Orchestra } from './hearing.ts'

/** What is heard of a game in this page. */
export function hearingOf(page: HeardPage): Hearing {
  return new Hearing({ page, load, onGesture, now: () => performance.now() / 1000 })
}

async function load(): Promise<Orchestra> {
  const orchestra = await import('./orchestra.ts')
  kept('heard', ['no', 'yes'], 'no').value = 'yes'
  return orchestra
}

/** A browser lets nothing sound before someone has touched the page. */
function onGesture(then: () => void): () => void {
  const listening = new AbortController()
  const attempt = (gesture?: Event) => {
    // Not every key counts as a touch: Escape does not. A browser that cannot tell is believed.
    if (!(navigator.userActivation?.hasBeenActive ?? gesture !== undefined)) return
    listening.abort()
    then()
  }
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, attempt, { signal: listening.signal })
  attempt()
  return () => listening.abort()
}
