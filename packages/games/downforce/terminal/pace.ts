import type { Moment } from '@paddock/terminal-kit/game-terminal.ts'
import { carOn } from '@paddock/terminal-kit/lanes/moments.ts'
import type { Event } from '../rules/event.ts'
import { trackCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** Cars drive space by space. */
export function onTheWay(event: Event, before: View): View[] {
  if (event.type !== 'car-moved') return []
  const track = trackCalled(before.circuit)
  const views: View[] = []
  let view = before
  for (const space of event.path.slice(0, -1)) {
    view = { ...view, ...carOn(track, view, event.car, space) }
    views.push(view)
  }
  return views
}

/** Cards are laid and cars drive step by step; a sale or a finish halts everything. */
export function lasts({ type }: Event): Moment<View>['lasts'] | undefined {
  switch (type) {
    case 'lot-sold':
    case 'lot-set-aside':
    case 'car-finished':
    case 'race-ended':
      return 'halt'
    case 'card-played':
    case 'wild-named':
    case 'row-skipped':
    case 'row-lost':
    case 'car-moved':
    case 'money-counted':
      return 'step'
    default:
      return undefined
  }
}
