import { isObject } from '@paddock/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { Part } from './scene-bar.tsx'

/** What is shown beside the board. It stands in the browser's history, so that a page that is loaded anew is as it was. */
export function usePart(): readonly [Part | undefined, (part: Part | undefined) => void] {
  const [part, show] = useState(partBefore)
  useEffect(() => {
    if (part !== partBefore()) history.replaceState({ part }, '')
  }, [part])
  return [part, show]
}

const parts: readonly unknown[] = ['seats', 'journal', 'panel']

function partBefore(): Part | undefined {
  const kept: unknown = typeof history === 'undefined' ? undefined : history.state
  return isObject(kept) && isPart(kept.part) ? kept.part : undefined
}

function isPart(part: unknown): part is Part {
  return parts.includes(part)
}
