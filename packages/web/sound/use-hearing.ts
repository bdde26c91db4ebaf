import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { kept } from '../settings/kept.ts'
import { Hearing, type Orchestra } from './hearing.ts'

/** What is heard at a table, as long as it is shown. */
export function useHearing(page: AnyGamePage): Hearing {
  const hearing = useMemo(() => new Hearing({ page, load, onGesture, now }), [page])
  useEffect(() => {
    if (wasHere.peek() === 'yes') hearing.open()
    return () => hearing.close()
  }, [hearing])
  return hearing
}

/**
 * Whether the orchestra has come to this browser before. Then it is among what the browser keeps and keeps nobody
 * waiting, so that the lights of a first race are heard, too.
 */
const wasHere = kept('heard', ['no', 'yes'], 'no')

async function load(): Promise<Orchestra> {
  const orchestra = await import('./orchestra.ts')
  wasHere.value = 'yes'
  return orchestra
}

function now(): number {
  return performance.now() / 1000
}

/** Opens the ears as soon as nothing is being shown any more. */
export function useOpenWhen(hearing: Hearing, stands: boolean): void {
  useEffect(() => {
    if (stands) hearing.open()
  }, [hearing, stands])
}

/** Calls whoever is asked, once for each time that others have moved before. */
export function useTurnCall(hearing: Hearing, isAsked: boolean, isNews: boolean): void {
  const since = useRef(now())
  useEffect(() => {
    if (isAsked && isNews) hearing.yourTurn(now() - since.current)
    if (!isAsked) since.current = now()
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
