import { type Circuit, distance, type Point, type Pose, type Side } from '@paddock/racing/circuit'
import { beside, halfWidth } from '../track/edge.ts'
import { signPlaces } from '../track/sign-places.ts'
import type { BoardCar, Spot } from '../types.ts'

const clear = 0.75
/** From the middle of one parked car to that of the next, or to a sign. */
const parking = 1.9
const back = 0.5

/** Cars beside the track stand one behind the other where several left it at the same place. */
export function asidePoses(circuit: Circuit, cars: readonly BoardCar[]): Map<string, Pose> {
  const column = circuit.length / circuit.columns
  const taken: Point[] = signPlaces(circuit).map(({ point }) => point)
  const poses = new Map<string, Pose>()
  for (const { id, spot, aside } of cars) {
    if (!aside) continue
    const side = sideOf(circuit, spot)
    let along = spot.along
    let pose = beside(circuit, along, side, clear)
    // At most once round: a lap full of parked cars has no better place.
    while (along > spot.along - circuit.columns && taken.some((other) => distance(other, pose) < parking)) {
      along -= back / column
      pose = beside(circuit, along, side, clear)
    }
    taken.push(pose)
    poses.set(id, pose)
  }
  return poses
}

/** Where a spot is, if it is off the asphalt; otherwise the outside. */
function sideOf(circuit: Circuit, { along, offset }: Spot): Side {
  const side = offset < 0 ? 'left' : 'right'
  if (Math.abs(offset) > halfWidth(circuit, along, side)) return side
  return circuit.inside === 'left' ? 'right' : 'left'
}
