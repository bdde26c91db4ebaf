import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Hearing } from './hearing.ts'

/** What is heard at a table, as long as it is shown; from when it stands. */
export function useHearing(page: AnyGamePage): Hearing {
  const hearing = useMemo(() => new Hearing({ page, load: () => import('./orchestra.ts'), onGesture }), [page])
  useEffect(() => () => hearing.close(), [hearing])
  return hearing
}

/** Opens the ears as soon as nothing is being shown any more. */
export function useOpenWhen(hearing: Hearing, stands: boolean): void {
  useEffect(() => {
    if (stands) hearing.open()
  }, [hearing, stands])
}

/** Calls whoever is asked, once for each time that others have moved before. */
export function useTurnCall(hearing: Hearing, isAsked: boolean, isNews: boolean): void {
  const since = useRef(performance.now())
  useEffect(() => {
    if (isAsked && isNews) hearing.yourTurn((performance.now() - since.current) / 1000)
    if (!isAsked) since.current = performance.now()
  }, [isAsked])
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
