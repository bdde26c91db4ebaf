import type { CarMove } from '@paddock/board'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { pathOf as spacesOf } from '@paddock/racing/lanes'
import { type Car, faceOf } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { moveWays } from '../rules/movement/movement.ts'
import { catchUpWays, frontAndRear } from '../rules/movement/pair.ts'
import { type Action, isBrokenDown, isFinished } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { after } from '../shown/after.ts'
import { carId } from './livery.ts'
import { motion } from './motion.ts'
import { pathOf, spotOf } from './spots.ts'
import { distanceSaid, isNearFinish, tokenSpot } from './tokens.ts'

/**
 * What a choice would do: the moves that are certain, then wherever the first car after them can be led. Of a
 * bet, where its car stands; of a token, where it will.
 */
export function preview({ view, viewer, choices, foreseen }: Deciding<View, Action, Event>, choice: number): CarMove[] {
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
      break
    default:
      return []
  }
  const certain: CarMove[] = []
  let then = view
  for (const event of foreseen[choice] ?? []) {
    certain.push(...motion(event, then).map(({ car, path }) => ({ car, path })))
    then = after(event, then, viewer)
  }
  if (action.type === 'break-down') return certain
  return [...certain, ...(action.type === 'accelerate' && certain.length > 0 ? [] : openWays(then))]
}

/** No way at all: the car itself is to be seen. */
function standingAt(view: View, car: Car): CarMove[] {
  const spot = spotOf(view, car)
  return spot ? [{ car: carId(car), path: [spot] }] : []
}

/** Wherever the next car of the card may be led, or the car behind of a pair. */
function openWays(view: View): CarMove[] {
  if (view.card < 0) return []
  const face = faceOf(view.card)
  if (face.pair) {
    const [, rear] = frontAndRear(view)
    return waysOn(view, rear, catchUpWays(view))
  }
  const row = face.rows[view.row >= 0 ? view.row : nextRow(view)]
  if (!row || row.car < 0 || isFinished(view, row.car) || isBrokenDown(view, row.car)) return []
  return waysOn(view, row.car, moveWays(view, row.car, row.spaces))
}

/** In free order nobody knows which row comes next. */
function nextRow({ options, done }: View): number {
  return options.rows === 'printed' ? done.length : -1
}

function waysOn(view: View, car: Car, ways: ReturnType<typeof catchUpWays>): CarMove[] {
  return ways
    .filter(({ steps }) => steps > 0)
    .map((way) => ({ car: carId(car), path: pathOf(view, car, spacesOf(way)) }))
}
