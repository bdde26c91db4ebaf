/** Where a car lands: two spots to a space, the race line first, backwards where all is full. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { isOnTrack, type Positions } from './state.ts'
import { circuitCalled, spaceAt } from './track.ts'

export interface Landing {
  readonly progress: number
  readonly spot: number
}

const raceLine = 0
const besideIt = 1

/** The free spot of a space that a car would take, −1 if both are taken (HT-MOVE-12, HT-MOVE-14). */
function freeSpot(state: Positions, seat: Seat, progress: number): number {
  const { spaces } = circuitCalled(state.options.circuit)
  let taken = 0
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || !isOnTrack(state, other)) continue
    // Lapped cars stand in the way as well.
    if ((at(state.progress, other) - progress) % spaces === 0) taken |= 1 << at(state.spot, other)
  }
  if ((taken & (1 << raceLine)) === 0) return raceLine
  return (taken & (1 << besideIt)) === 0 ? besideIt : -1
}

/** HT-MOVE-13, HT-MOVE-15, HT-MOVE-17: at worst the car stays where it is, on its spot. */
export function landing(state: Positions, seat: Seat, spaces: number): Landing {
  const from = at(state.progress, seat)
  for (let progress = from + spaces; progress > from; progress--) {
    const spot = freeSpot(state, seat, progress)
    if (spot >= 0) return { progress, spot }
  }
  return { progress: from, spot: at(state.spot, seat) }
}

/** HT-CORN-08: the first space before the line that has a free spot. */
export function spinOutSpot(state: Positions, seat: Seat, line: number): Landing {
  for (let progress = line - 1; ; progress--) {
    const spot = freeSpot(state, seat, progress)
    if (spot >= 0) return { progress, spot }
  }
}

/** HT-SLIP-01 to HT-SLIP-03: another car beside this one or in the next space, in whatever lap. */
export function isInSlipstream(state: Positions, seat: Seat): boolean {
  const circuit = circuitCalled(state.options.circuit)
  const here = at(state.progress, seat)
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || !isOnTrack(state, other)) continue
    if (spaceAt(circuit, at(state.progress, other) - here) <= 1) return true
  }
  return false
}

/** HT-MOVE-02, HT-MOVE-03: the cars on the track from first to last. */
export function standing(state: Positions): Seat[] {
  const { progress, spot } = state
  const cars: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (isOnTrack(state, seat)) cars.push(seat)
  return cars.sort((a, b) => at(progress, b) - at(progress, a) || at(spot, a) - at(spot, b))
}
