import type { Bounds, Point } from '@paddock/racing/circuit'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isStill, nextFrame } from '../motion/still.ts'
import { around, fitWindow, isWhole, mixed, type Size, type Window, zoomed } from './camera.ts'
import { onGestures } from './gestures.ts'

/** On a box narrower than this the whole circuit is too small to play on. */
const small = 600
/** How wide the window around a followed car is at least, in lane widths, and how much it shows around it. */
const followed = { width: 15, air: 3.4 }
const glide = 380

export interface Camera {
  readonly window: Window
  /** Pixels of the screen to a lane width; undefined until the box is measured. */
  readonly scale: number | undefined
  readonly isWhole: boolean
  /** Whether following could be given back. */
  readonly mayFollow: boolean
  zoom(factor: number): void
  showWhole(): void
  followAgain(): void
}

/** The part of the drawing that is shown: the whole, what a person chose, or on a small box a followed place. */
export function useCamera(bounds: Bounds, box: RefObject<HTMLElement | null>, follow: readonly Point[]): Camera {
  const [size, setSize] = useState<Size>()
  const [chosen, setChosen] = useState<Window>()
  const [free, setFree] = useState(false)
  const whole = size ? fitWindow(bounds, size) : bounds
  const canFollow = follow.length > 0 && size !== undefined && size.width < small
  const wanted = canFollow && !free ? around(follow, whole, followed.air, followed.width) : undefined
  const window = chosen ?? wanted ?? whole

  const show = (next: Window) => {
    setFree(true)
    setChosen(isWhole(next, whole) ? undefined : next)
  }
  const now = useRef({ window, whole, show })
  now.current = { window, whole, show }

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // A window chosen for another box has the wrong proportions.
  useLayoutEffect(() => {
    setChosen(undefined)
  }, [size?.width, size?.height, bounds])

  useEffect(() => {
    const element = box.current
    return element ? onGestures(element, () => now.current) : undefined
  }, [])

  const goal = wanted ? [wanted.x, wanted.y, wanted.width].map((n) => n.toFixed(2)).join() : ''
  const before = useRef<Window | undefined>(undefined)
  useLayoutEffect(() => {
    const from = before.current
    if (!wanted || !from || isStill()) return
    const start = performance.now()
    const step = (at: number) => {
      const share = Math.min(1, Math.max(0, (at - start) / glide))
      const eased = 1 - (1 - share) ** 3
      setChosen(share < 1 ? mixed(from, wanted, eased) : undefined)
      if (share < 1) stop = nextFrame(step)
    }
    setChosen(from)
    let stop = nextFrame(step)
    return () => stop()
  }, [goal])
  // Read by the effect above in the next drawing: where the camera was when its goal changed.
  useLayoutEffect(() => {
    before.current = size ? window : undefined
  })

  return {
    window,
    scale: size && size.width / window.width,
    isWhole: isWhole(window, whole),
    mayFollow: canFollow && free,
    zoom: (factor) => show(zoomed(window, whole, factor, middle(window))),
    showWhole: () => show(whole),
    followAgain: () => {
      setFree(false)
      setChosen(undefined)
    },
  }
}

function middle({ x, y, width, height }: Window): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
