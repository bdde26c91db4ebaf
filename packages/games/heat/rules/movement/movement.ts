/** Where a car lands: two spots to a space, the race line first, backwards where all is full. */
import { at } from '@paddock/racing'
import { type Car, isOnTrack, type Positions } from '../state.ts'
import { circuitCalled, spaceAt } from '../track.ts'

export interface Landing {
  readonly progress: number
  readonly spot: number
}

const raceLine = 0
const besideIt = 1

/** The free spot of a space that a car would take, −1 if both are taken (HT-MOVE-12, HT-MOVE-14). */
function freeSpot(state: Positions, car: Car, progress: number): number {
  const { spaces } = circuitCalled(state.circuit)
  let taken = 0
  for (let other = 0; other < state.cars; other++) {
    if (other === car || !isOnTrack(state, other)) continue
    // Lapped cars stand in the way as well.
    if ((at(state.progress, other) - progress) % spaces === 0) taken |= 1 << at(state.spot, other)
  }
  if ((taken & (1 << raceLine)) === 0) return raceLine
  return (taken & (1 << besideIt)) === 0 ? besideIt : -1
}

/** HT-MOVE-13, HT-MOVE-15, HT-MOVE-17, HT-EX-14: at worst the car stays where it is, on its spot. */
export function landing(state: Positions, car: Car, spaces: number): Landing {
  const from = at(state.progress, car)
  for (let progress = from + spaces; progress > from; progress--) {
    const spot = freeSpot(state, car, progress)
    if (spot >= 0) return { progress, spot }
  }
  return { progress: from, spot: at(state.spot, car) }
}

/** HT-CORN-08: the first space before the line that has a free spot. */
export function spinOutSpot(state: Positions, car: Car, line: number): Landing {
  for (let progress = line - 1; ; progress--) {
    const spot = freeSpot(state, car, progress)
    if (spot >= 0) return { progress, spot }
  }
}

/** HT-SLIP-01, HT-SLIP-02, HT-SLIP-03, HT-LEG-17: another car beside this one or in the next space, in whatever lap. */
export function isInSlipstream(state: Positions, car: Car): boolean {
  const circuit = circuitCalled(state.circuit)
  const here = at(state.progress, car)
  for (let other = 0; other < state.cars; other++) {
    if (other === car || !isOnTrack(state, other)) continue
    if (spaceAt(circuit, at(state.progress, other) - here) <= 1) return true
  }
  return false
}

/** HT-MOVE-02, HT-MOVE-03: the cars on the track from first to last. */
export function raceOrder(state: Positions): Car[] {
  const { progress, spot } = state
  const onTrack: Car[] = []
  for (let car = 0; car < state.cars; car++) if (isOnTrack(state, car)) onTrack.push(car)
  return onTrack.sort((a, b) => at(progress, b) - at(progress, a) || at(spot, a) - at(spot, b))
}
