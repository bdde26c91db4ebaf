import type { Point } from '@paddock/racing/circuit'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { rest } from '../rest.ts'
import type { Window } from './camera.ts'
import { fitting, framed, isWellFramed, type Lens } from './framing.ts'
import type { Pointing } from './pointing.ts'

interface Wish {
  /** What should be seen, the most important first. */
  readonly points: readonly Point[]
  /** Something is just happening there, so that the camera does not wait. */
  readonly isPrompt: boolean
  readonly lens: Lens | undefined
  /** Changes with the box and the circuit: then nothing is left of where the camera was. */
  readonly scene: string
}

export interface Directed {
  /** Where the camera is; undefined: the whole circuit. */
  readonly window: Window | undefined
  /** The best window as things are. */
  readonly ideal: Window | undefined
  /** The scene has just changed, so that there is nowhere to travel from. */
  readonly isFresh: boolean
}

/** Milliseconds that a question must stand before the camera turns to it, and between two looks at the pointer. */
const patience = 160
const glance = 120
/** Until what lies over the board has found its place. */
const settling = 300

/** Where the camera should be: it stays while what should be seen is in sight, and while someone is about to click. */
export function useDirected({ points, isPrompt, lens, scene }: Wish, element: RefObject<HTMLElement | null>): Directed {
  const [directed, direct] = useState<Window>()
  const [settled, settle] = useState<string>()
  const pointing = useRef<Pointing | undefined>(undefined)
  const isFresh = settled !== scene
  const seen = lens ? fitting(points, lens) : []
  const ideal = lens && seen.length > 0 ? framed(seen, lens, isFresh ? undefined : directed) : undefined
  const latest = useRef(ideal)
  latest.current = ideal
  const stays = lens && directed && seen.length > 0 && isWellFramed(directed, seen, lens)
  const goal = stays ? directed : ideal

  useEffect(() => {
    const timer = setTimeout(() => {
      direct(latest.current)
      settle(scene)
    }, settling)
    return () => clearTimeout(timer)
  }, [scene])

  useEffect(() => {
    const stopped = new AbortController()
    const { current } = element
    const watch = async () => {
      await rest()
      const { watchPointing } = await import('./pointing.ts')
      if (current) pointing.current = watchPointing(current, stopped.signal)
    }
    watch().catch((problem: unknown) => console.warn('No pointing:', problem))
    return () => stopped.abort()
  }, [])

  useEffect(() => {
    if (isFresh || goal === directed) return
    let timer = setTimeout(turn, isPrompt ? 0 : patience)
    function turn() {
      if (pointing.current?.isAiming()) timer = setTimeout(turn, glance)
      else direct(goal)
    }
    return () => clearTimeout(timer)
  }, [isFresh, keyOf(goal), keyOf(directed), isPrompt])

  return { window: isFresh ? ideal : directed, ideal, isFresh }
}

export function keyOf(window: Window | undefined): string {
  return window ? [window.x, window.y, window.width].map((n) => n.toFixed(2)).join(' ') : ''
}
