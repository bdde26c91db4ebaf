import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type About, Explaining } from './explaining.ts'

/** What is pointed at with a mouse, moved to by keyboard, or held under a finger. */
export function useExplaining(box: RefObject<HTMLElement | null>): About | undefined {
  const [about, explain] = useState<About | undefined>(undefined)
  useEffect(() => {
    if (!box.current) return
    const explaining = new Explaining(box.current, explain)
    return () => explaining.end()
  }, [])
  return about
}
