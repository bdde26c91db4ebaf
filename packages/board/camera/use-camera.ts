import type { Bounds, Point } from '@paddock/racing/circuit'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Box, fitWindow, isWhole, openPart, type Window, within, zoomed } from './camera.ts'
import { fitting, framed, isWellFramed } from './framing.ts'
import { onGestures } from './gestures.ts'
import { Layer } from './layer.ts'
import { type Pointing, watchPointing } from './pointing.ts'
import { useBox } from './use-box.ts'

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
  readonly box: Box | undefined
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
  /** Pixels of the box, from its lower edge, that lie under something else. */
  readonly covered: number
}

/** Milliseconds that a question must stand before the camera turns to it, and between two looks at the pointer. */
const patience = 160
const glance = 120
/** And after which a hand has let go. */
const letGo = 200

/** The part of the drawing that is shown: what a person chose, what should be seen, or the whole. */
export function useCamera(
  { bounds, points, isStill, isPrompt, covered }: Directions,
  element: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
): Camera {
  const box = useBox(element, covered, points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join())
  const [chosen, choose] = useState<Window>()
  const [directed, direct] = useState<Window>()
  const pointing = useRef<Pointing | undefined>(undefined)
  const layer = useRef(new Layer())

  const whole = box ? fitWindow(bounds, box) : bounds
  const lens = box && { box, whole }
  const seen = lens ? fitting(points, lens) : []
  const ideal = lens && seen.length > 0 ? framed(seen, lens) : undefined
  const stays = lens && directed && seen.length > 0 && isWellFramed(directed, seen, lens)
  const goal = stays ? directed : ideal
  // The whole may have become smaller since the camera turned there.
  const shown = chosen ?? (isStill ? undefined : directed) ?? whole
  const window = within(whole, shown)
  const scale = box && box.width / window.width

  // While a hand moves it, the layer is not drawn anew at every step.
  const [held, hold] = useState<number>()
  const drawn = held ?? scale
  const show = (next: Window) => choose(isWhole(next, whole) ? whole : next)
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
  }, [held, keyOf(chosen)])

  useEffect(() => {
    if (!element.current) return
    const deaf = onGestures(element.current, () => now.current)
    const watched = watchPointing(element.current)
    pointing.current = watched
    return () => {
      deaf()
      watched.stop()
    }
  }, [])

  // A window for another box has the wrong proportions, and one of another circuit shows nothing.
  useLayoutEffect(() => {
    choose(undefined)
    direct(ideal)
  }, [box?.width, box?.height, bounds])

  useEffect(() => {
    if (goal === directed) return
    let timer = setTimeout(turn, isPrompt ? 0 : patience)
    function turn() {
      if (pointing.current?.isAiming()) timer = setTimeout(turn, glance)
      else direct(goal)
    }
    return () => clearTimeout(timer)
  }, [keyOf(goal), keyOf(directed), isPrompt])

  const place = [keyOf(window), keyOf(whole), box?.width, box?.height, drawn].join()
  useLayoutEffect(() => {
    if (!drawing.current || !box || !drawn) return
    // What a hand moves stays under it.
    layer.current.place(drawing.current, { box, whole, window, drawn }, held === undefined ? 'travel' : 'cut')
  }, [place])

  return {
    window,
    open: box ? openPart(window, box) : window,
    whole,
    scale,
    drawn,
    box,
    isWhole: isWhole(window, whole),
    mayFollow: ideal !== undefined && (isStill ? isWhole(window, whole) : chosen !== undefined),
    zoom: (factor) => show(zoomed(window, whole, factor, middle(window))),
    showWhole: () => choose(whole),
    followAgain: () => choose(isStill ? ideal : undefined),
  }
}

function keyOf(window: Window | undefined): string {
  return window ? [window.x, window.y, window.width].map((n) => n.toFixed(2)).join(' ') : ''
}

function middle({ x, y, width, height }: Window): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
