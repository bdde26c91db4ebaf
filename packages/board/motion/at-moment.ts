import type { Circuit, Pose } from '@paddock/racing/circuit'
import type { CarMove } from '../types.ts'
import { lengthOf, poseOnPath } from './pose-on-path.ts'

/** Every move takes at least as long as one of this length, so that a nudge is seen too. */
const shortest = 2

/** Where the moving cars are at a share of the whole motion; the moves follow one another. */
export function atMoment(
  circuit: Pick<Circuit, 'centreline' | 'columns' | 'length'>,
  moves: readonly CarMove[],
  share: number,
): Map<string, Pose> {
  const poses = new Map<string, Pose>()
  const lengths = moves.map(({ path }) => Math.max(shortest, lengthOf(circuit, path)))
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  for (const [i, { car, path, spin = 0 }] of moves.entries()) {
    const length = lengths[i] ?? shortest
    // A car that moves twice waits at the end of its first way.
    if (path.length > 0 && (left >= 0 || !poses.has(car))) {
      const done = ease(Math.max(0, Math.min(1, left / length)))
      const pose = poseOnPath(circuit, path, done)
      // Whole turns only: in the end the car stands as it would without them.
      poses.set(car, done < 1 ? { ...pose, heading: pose.heading + 360 * spin * done } : pose)
    }
    left -= length
  }
  return poses
}

/** Off gently, and gently to a stand. */
function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
}
