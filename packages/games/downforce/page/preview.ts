import type { CarMove } from '@paddock/board'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { pathOf as spacesOf } from '@paddock/racing/lanes'
import type { Event } from '../rules/event.ts'
import { ends } from '../rules/movement.ts'
import { currentRow } from '../rules/phases/row.ts'
import { type Action, isOnTrack } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { after } from './after.ts'
import { carId } from './livery.ts'
import { pathOf, spotOf } from './spots.ts'

/** What a card would do, or where the car of a bet stands: the moves that are certain, and wherever the first car after them can be led. */
export function preview({ view, viewer, choices, foreseen }: Deciding<View, Action, Event>, choice: number): CarMove[] {
  const action = choices[choice]
  if (action?.type === 'bet') return standingAt(view, action.car)
  if (action?.type !== 'play') return []
  const certain: CarMove[] = []
  let then = view
  for (const event of foreseen[choice] ?? []) {
    if (event.type === 'car-moved' && event.path.length > 0) {
      certain.push({ car: carId(event.car), path: pathOf(then, event.car, event.path) })
    }
    then = after(event, then, viewer)
  }
  return [...certain, ...openWays(then)]
}

/** No way at all: the car itself is to be seen. */
function standingAt(view: View, car: number): CarMove[] {
  const spot = spotOf(view, car)
  return spot ? [{ car: carId(car), path: [spot] }] : []
}

function openWays(view: View): CarMove[] {
  const row = view.card < 0 ? undefined : currentRow(view)
  if (!row || row.car < 0 || !isOnTrack(view, row.car)) return []
  return ends(view, row.car, row.spaces)
    .filter(({ steps }) => steps > 0)
    .map((way) => ({ car: carId(row.car), path: pathOf(view, row.car, spacesOf(way)) }))
}
