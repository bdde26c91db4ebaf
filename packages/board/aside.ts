import type { Circuit, Point, Pose } from '@paddock/racing/circuit'
import { apart } from './drawing.ts'
import { beside } from './track/edge.ts'
import { signPlaces } from './track/sign-places.ts'
import type { BoardCar } from './types.ts'

const distance = 0.75
/** From the middle of one parked car to that of the next, or to a sign. */
const parking = 1.9
const back = 0.5

/** Cars beside the track stand on its outside, one behind the other where several left it at the same place. */
export function asidePoses(circuit: Circuit, cars: readonly BoardCar[]): Map<string, Pose> {
  const outside = circuit.inside === 'left' ? 'right' : 'left'
  const column = circuit.length / circuit.columns
  const taken: Point[] = signPlaces(circuit).map(({ point }) => point)
  const poses = new Map<string, Pose>()
  for (const { id, spot, aside } of cars) {
    if (!aside) continue
    let along = spot.along
    let pose = beside(circuit, along, outside, distance)
    // At most once round: a lap full of parked cars has no better place.
    while (along > spot.along - circuit.columns && taken.some((other) => apart(other, pose) < parking)) {
      along -= back / column
      pose = beside(circuit, along, outside, distance)
    }
    taken.push(pose)
    poses.set(id, pose)
  }
  return poses
}
