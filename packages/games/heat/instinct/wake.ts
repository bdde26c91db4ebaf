/** Where the other cars will be when this one has moved. */
import { at } from '@paddock/racing'
import { finishOf, hasFinished, isOnTrack } from '../state.ts'
import { spaceAt } from '../track.ts'
import { paceOf } from './pace.ts'
import type { Situation } from './situation.ts'

/** As far as a car may come in a round. */
const reach = 24

/** How likely a slipstream is, by the spaces that this car moves. */
export function slipstreamChances(situation: Situation): readonly number[] {
  const cars = carsAhead(situation)
  return cars.map((there, spaces) => Math.min(1, there + (cars[spaces + 1] ?? 0)))
}

/** How many cars are to be expected so many spaces ahead. Those in front move first, the others stand where they are. */
function carsAhead({ view, seat, outlook, circuit }: Situation): number[] {
  const cars = Array.from({ length: reach }, () => 0)
  const turn = view.order.indexOf(seat)
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || !isOnTrack(view, other) || hasFinished(view, other)) continue
    const gap = at(view.progress, other) - at(view.progress, seat)
    const isFirst = view.order.indexOf(other) < turn
    const moves = isFirst ? paceOf(outlook, rivalOf(view, other)) : standing
    for (const [spaces, chance] of moves.entries()) {
      const ahead = spaceAt(circuit, gap + spaces)
      if (ahead < reach) cars[ahead] = at(cars, ahead) + chance
    }
  }
  return cars
}

const standing = [1]

function rivalOf(view: Situation['view'], seat: number) {
  return {
    left: finishOf(view) - at(view.progress, seat),
    gear: at(view.gear, seat),
    engine: at(view.engine, seat),
    hasShifted: view.phase === 'play',
  }
}
