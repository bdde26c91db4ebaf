import { rest } from '@paddock/board/late'
import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { About } from './explaining.ts'

/** What is pointed at with a mouse, moved to by keyboard, or held under a finger. */
export function useExplaining(box: RefObject<HTMLElement | null>): About | undefined {
  const [about, explain] = useState<About | undefined>(undefined)
  useEffect(() => {
    const { current } = box
    if (!current) return
    let end: (() => void) | undefined
    let wanted = true
    const listen = async () => {
      await rest()
      const { Explaining } = await import('./explaining.ts')
      if (!wanted) return
      const explaining = new Explaining(current, explain)
      end = () => explaining.end()
    }
    listen().catch((problem: unknown) => console.warn('No explanations:', problem))
    return () => {
      wanted = false
      end?.()
    }
  }, [])
  return about
}
