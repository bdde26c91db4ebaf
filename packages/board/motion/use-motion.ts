import type { Circuit, Pose } from '@paddock/racing/circuit'
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import type { BoardCar, BoardMotion, Spot } from '../types.ts'
import { atMoment } from './at-moment.ts'
import { isStill, nextFrame } from './still.ts'

/** A car where a motion put it, and the spot that `cars` gave for it meanwhile. */
interface Held {
  readonly pose: Pose
  readonly spot: Spot | undefined
}

interface Playing {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly motion: BoardMotion | undefined
  onMotionEnd?: ((key: number) => void) | undefined
}

/**
 * Plays a motion once and tells where it has the cars now. A car stays where its way ended until `cars` gives it
 * another spot, or until the motion is taken away and new cars are given.
 */
export function useMotion({ circuit, cars, motion, onMotionEnd }: Playing): (car: string) => Pose | undefined {
  const held = useRef(new Map<string, Held>())
  const latest = useRef({ cars, onMotionEnd })
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0)
  if (!motion && latest.current.cars !== cars) held.current.clear()
  latest.current = { cars, onMotionEnd }

  useLayoutEffect(() => {
    if (!motion) return
    const spots = new Map(latest.current.cars.map(({ id, spot }) => [id, spot]))
    const show = (share: number) => {
      for (const [car, pose] of atMoment(circuit, motion.moves, share)) {
        held.current.set(car, { pose, spot: spots.get(car) })
      }
      redraw(undefined)
    }
    let over = false
    const finish = () => {
      over = true
      show(1)
      latest.current.onMotionEnd?.(motion.key)
    }
    const still = isStill() || motion.milliseconds <= 0
    const start = performance.now()
    const step = (now: number) => {
      const share = still ? 1 : Math.max(0, (now - start) / motion.milliseconds)
      if (share >= 1) return finish()
      show(share)
      stop = nextFrame(step)
    }
    show(still ? 1 : 0)
    let stop = nextFrame(step)
    return () => {
      stop()
      if (!over) show(1)
    }
  }, [motion?.key])

  return (id) => {
    const place = held.current.get(id)
    const spot = cars.find((car) => car.id === id)?.spot
    return place && place.spot?.along === spot?.along && place.spot?.offset === spot?.offset ? place.pose : undefined
  }
}
