/** Where the other cars will be when this one has moved. */
import { at } from '@paddock/racing'
import { weatherAt } from '../../modules/conditions/sectors.ts'
import { type Car, finishOf, hasFinished, isLegend, isOnTrack } from '../../rules/state.ts'
import { spaceAt } from '../../rules/track.ts'
import type { Situation } from '../situation.ts'
import { legendPace } from './legend-pace.ts'
import { paceOf } from './pace.ts'

/** As far as a car may come in a round. */
const reach = 30

/** How likely a slipstream is, by the spaces that this car moves. */
export function slipstreamChances(situation: Situation): readonly number[] {
  const { view, seat } = situation
  const cars = carsAhead(situation)
  return cars.map((there, spaces) => {
    if (weatherAt(view, at(view.progress, seat) + spaces).noSlipstream) return 0
    return Math.min(1, there + (cars[spaces + 1] ?? 0))
  })
}

/** How many cars are to be expected so many spaces ahead. Those in front move first, the others stand where they are. */
function carsAhead(situation: Situation): number[] {
  const { view, seat, course } = situation
  const cars = Array.from({ length: reach }, () => 0)
  const turn = view.order.indexOf(seat)
  for (let other = 0; other < view.cars; other++) {
    if (other === seat || !isOnTrack(view, other) || hasFinished(view, other)) continue
    const gap = at(view.progress, other) - at(view.progress, seat)
    const moves = view.order.indexOf(other) < turn ? movesOf(situation, other) : standing
    for (const [spaces, chance] of moves.entries()) {
      const ahead = spaceAt(course.circuit, gap + spaces)
      if (ahead < reach) cars[ahead] = at(cars, ahead) + chance
    }
  }
  return cars
}

const standing = [1]

function movesOf({ view, outlook }: Situation, car: Car): readonly number[] {
  if (isLegend(view, car)) return legendPace(view, car)
  return paceOf(outlook, {
    left: finishOf(view) - at(view.progress, car),
    gear: at(view.gear, car),
    // Others may own more Heat.
    engine: Math.min(at(view.engine, car), outlook.course.allHeat),
    hasShifted: view.phase === 'play',
  })
}
