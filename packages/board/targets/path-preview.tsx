import type { Circuit } from '@paddock/racing/circuit'
import { through } from '../drawing.ts'
import { lengthOf, poseOnPath } from '../motion/pose-on-path.ts'
import type { Spot } from '../types.ts'

const nose = 1.1

/** The way a car would go, dotted. */
export function PathPreview({ circuit, path }: { readonly circuit: Circuit; readonly path: readonly Spot[] }) {
  // From the nose of the car on, so that the dots do not cover it.
  const way = wayOf(circuit, path, Math.min(0.5, nose / lengthOf(circuit, path)))
  return (
    <>
      <path d={way} class="board-way-rim" />
      <path d={way} class="board-way" />
    </>
  )
}

/** A path through the drawing that follows every bend between its spots. */
export function wayOf(circuit: Circuit, path: readonly Spot[], from = 0, to = 1): string {
  if (path.length < 2) return ''
  const steps = Math.max(2, Math.ceil(lengthOf(circuit, path) * (to - from) * 1.6))
  return through(
    Array.from({ length: steps + 1 }, (_, i) => poseOnPath(circuit, path, from + ((to - from) * i) / steps)),
  )
}
