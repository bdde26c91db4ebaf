import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { kept } from '../settings/kept.ts'
import { LateHearing } from './late-hearing.ts'

/** What is heard at a table, as long as it is shown. */
export function useHearing(page: AnyGamePage): LateHearing {
  const hearing = useMemo(() => new LateHearing(page), [page])
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

function now(): number {
  return performance.now() / 1000
}

/** Opens the ears as soon as nothing is being shown any more. */
export function useOpenWhen(hearing: LateHearing, stands: boolean): void {
  useEffect(() => {
    if (stands) hearing.open()
  }, [hearing, stands])
}

/** Calls whoever is asked, once for each time that others have moved before. */
export function useTurnCall(hearing: LateHearing, isAsked: boolean, isNews: boolean): void {
  const since = useRef(now())
  useEffect(() => {
    if (isAsked && isNews) hearing.yourTurn(now() - since.current)
    if (!isAsked) since.current = now()
  }, [isAsked])
}
