import type { Bounds, Point } from '@paddock/racing/circuit'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { rest } from '../rest.ts'
import { type BoardBox, fitWindow, isWhole, openPart, type Window, within, zoomed } from './camera.ts'
import { Layer } from './layer.ts'
import { keyOf, useDirected } from './use-directed.ts'
import { useSize } from './use-size.ts'

export interface Camera {
  /** What is shown, or where the camera is going. */
  readonly window: Window
  /** The part of it that nothing covers. */
  readonly open: Window
  /** The window that shows the whole circuit. */
  readonly whole: Window
  /** Pixels of the screen to a lane width; undefined until the box is measured. */
  readonly scale: number | undefined
  /** The same for the layer that the drawing lies on. */
  readonly drawn: number | undefined
  readonly box: BoardBox | undefined
  readonly isWhole: boolean
  /** Whether the camera could be given back what a person has taken from it. */
  readonly mayFollow: boolean
  zoom(factor: number): void
  showWhole(): void
  followAgain(): void
}

export interface Directions {
  /** The whole circuit. */
  readonly bounds: Bounds
  /** What should be seen, the most important first; nothing: the whole circuit. */
  readonly points: readonly Point[]
  /** Moves only when a person moves it. */
  readonly isStill: boolean
  /** Something is just happening there, so that the camera does not wait. */
  readonly isPrompt: boolean
  /** From as near as can be. */
  readonly isCloseUp: boolean
  /** Pixels of the box, from its lower edge, that lie under something else. */
  readonly covered: number
  /** The most that was: the whole circuit is shown in what is always left, so that it keeps its size. */
  readonly mostCovered: number
}

/** Milliseconds after which a hand has let go. */
const letGo = 200

/** The part of the drawing that is shown: what a person chose, what should be seen, or the whole. */
export function useCamera(
  { bounds, points, isStill, isPrompt, isCloseUp, covered, mostCovered }: Directions,
  element: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
): Camera {
  const size = useSize(element)
  const box = size && { ...size, covered }
  const [chosen, choose] = useState<Window | 'whole'>()
  const layer = useRef(new Layer())

  const whole = size ? fitWindow(bounds, { ...size, covered: mostCovered }) : bounds
  const lens = box && { box, whole, isCloseUp }
  const scene = [size?.width, size?.height, bounds.x, bounds.y, bounds.width].join()
  const directed = useDirected({ points, isPrompt, lens, scene }, element)
  const shown = chosen ?? (isStill ? undefined : directed.window) ?? whole
  // The whole may have become smaller since the camera turned there.
  const window = within(whole, shown === 'whole' ? whole : shown)
  const scale = box && box.width / window.width

  // While a hand moves it, the layer is not drawn anew at every step.
  const [held, hold] = useState<number>()
  const drawn = held ?? scale
  const show = (next: Window) => choose(isWhole(next, whole) ? 'whole' : next)
  const now = useRef({ window, whole, show })
  now.current = {
    window,
    whole,
    show: (next) => {
      hold(drawn)
      show(next)
    },
  }
  useEffect(() => {
    if (held === undefined) return
    const timer = setTimeout(() => hold(undefined), letGo)
    return () => clearTimeout(timer)
  }, [held, keyOf(window)])

  useEffect(() => {
    const stopped = new AbortController()
    const { current } = element
    const listen = async () => {
      await rest()
      const { onGestures } = await import('./gestures.ts')
      if (current) onGestures(current, () => now.current, stopped.signal)
    }
    listen().catch((problem: unknown) => console.warn('No gestures:', problem))
    return () => stopped.abort()
  }, [])

  // A window for another box has the wrong proportions, and one of another circuit shows nothing.
  useLayoutEffect(() => choose(undefined), [scene])

  const place = [keyOf(window), keyOf(whole), box?.width, box?.height, drawn].join()
  useLayoutEffect(() => {
    if (!drawing.current || !box || !drawn) return
    // What a hand moves stays under it.
    const how = held === undefined && !directed.isFresh ? 'travel' : 'cut'
    layer.current.place(drawing.current, { box, whole, window, drawn }, how)
  }, [place])

  return {
    window,
    open: box ? openPart(window, box) : window,
    whole,
    scale,
    drawn,
    box,
    isWhole: isWhole(window, whole),
    mayFollow: directed.ideal !== undefined && (isStill ? isWhole(window, whole) : chosen !== undefined),
    zoom: (factor) => show(zoomed(window, whole, factor, middle(window))),
    showWhole: () => choose('whole'),
    followAgain: () => choose(isStill ? directed.ideal : undefined),
  }
}

function middle({ x, y, width, height }: Window): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
