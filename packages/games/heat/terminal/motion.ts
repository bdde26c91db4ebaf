/** What happens, before the player's eyes: cards are turned over and up, cars drive space by space; a spin-out or a finish halts everything. */
import type { Seat } from '@paddock/kernel'
import type { Moment } from '@paddock/terminal-kit/game-terminal.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

/** Between the first space and the last, on the race line. */
export function onTheWay(event: Event, before: View): View[] {
  if (event.type !== 'car-moved') return []
  const { seat, from, to } = event
  const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => from + 1 + step)
  return between.map((progress) => ({
    ...before,
    progress: before.progress.with(seat, progress),
    spot: before.spot.with(seat, 0),
  }))
}

export function lasts(event: Event, viewer: Seat): Moment<View>['lasts'] | undefined {
  switch (event.type) {
    case 'spun-out':
    case 'eliminated':
    case 'hand-cluttered':
      return event.seat === viewer ? 'loss' : 'halt'
    case 'car-finished':
    case 'race-ended':
    case 'season-ended':
      return 'halt'
    case 'cards-revealed':
    case 'card-flipped':
    case 'car-moved':
    case 'heat-cooled':
    case 'boosted':
    case 'corner-taken':
    case 'legend-called':
    case 'values-chosen':
    case 'card-played-directly':
    case 'card-replaced':
    case 'cards-scrapped':
    case 'cards-salvaged':
    case 'upgrade-picked':
      return 'step'
    default:
      return undefined
  }
}
