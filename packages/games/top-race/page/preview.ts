import type { CarMove } from '@paddock/board'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import type { Car } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'
import { motion } from './motion.ts'
import type { TopRaceDeciding } from './props.ts'
import { pathOf, spotOf } from './spots.ts'
import { distanceSaid, isNearFinish, tokenSpot } from './tokens.ts'

/**
 * What a choice would do: the moves that are certain, then wherever the first car after them can be led. Of a
 * bet, where its car stands; of a token, where it will.
 */
export function preview(deciding: TopRaceDeciding, choice: number): CarMove[] {
  const { view, choices } = deciding
  const action = choices[choice]
  switch (action?.type) {
    case 'bet':
      return standingAt(view, action.car)
    case 'token':
      // Near the finish the place itself is lit.
      if (isNearFinish(action.distance)) return []
      return [{ car: carId(view.lot), path: [tokenSpot(action.distance)], badge: distanceSaid(action.distance) }]
    case 'play':
    case 'row':
    case 'accelerate':
    case 'break-down':
      return movesIn(deciding.prospect(choice), view)
    default:
      return []
  }
}

/** No way at all: the car itself is to be seen. */
function standingAt(view: View, car: Car): CarMove[] {
  const spot = spotOf(view, car)
  return spot ? [{ car: carId(car), path: [spot] }] : []
}

/** What is certain. */
export function certainMoves({ certain, views }: TopRaceProspect, view: View): CarMove[] {
  return certain.flatMap((event, index) => {
    const [before = view, after = view] = [views[index - 1], views[index]]
    return motion(event, before, after).map(({ car, path }) => ({ car, path }))
  })
}

function movesIn(prospect: TopRaceProspect, view: View): CarMove[] {
  const { views, leads } = prospect
  const then = views.at(-1) ?? view
  return [
    ...certainMoves(prospect, view),
    ...leads.map(({ car, path }) => ({ car: carId(car), path: pathOf(then, car, path) })),
  ]
}
