/** Where a car is after it drove, broke down or came back. */

import { lapAlong } from '@paddock/racing/lanes'
import type { Car } from '../rules/cards.ts'
import { type Event, home } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

type Moved = Extract<Event, { type: 'car-moved' | 'car-accelerated' }>

/** A car that is over the line is home at once, though that is told only next. */
export function moved({ car, from, path }: Moved, view: View): View {
  const to = path.at(-1) ?? from
  return {
    ...view,
    space: view.space.with(car, to),
    lap: view.lap.with(car, lapAlong(track, view.lap[car] ?? 0, from, path)),
    finished: to === home ? [...view.finished, car] : view.finished,
  }
}

export function rolledAside(car: Car, view: View): View {
  return { ...view, aside: view.aside.with(car, view.space[car] ?? -1), space: view.space.with(car, -1) }
}

/** A place further back may lie before the line that its own was behind. */
export function rolledBack({ car, space }: Extract<Event, { type: 'car-returned' }>, view: View): View {
  const stood = view.aside[car] ?? space
  const isBeforeLine = (track.front[space] ?? 0) > (track.front[stood] ?? 0)
  return {
    ...view,
    aside: view.aside.with(car, -1),
    space: view.space.with(car, space),
    lap: isBeforeLine ? view.lap.with(car, (view.lap[car] ?? 1) - 1) : view.lap,
  }
}
