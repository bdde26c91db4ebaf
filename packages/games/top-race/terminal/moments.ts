import type { Seat } from '@paddock/kernel'
import type { Done, Moment } from '@paddock/terminal-kit/game-terminal.ts'
import { carOn, endOf } from '@paddock/terminal-kit/lanes/moments.ts'
import type { Event } from '../rules/event.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { after as afterEvent } from '../shown/after.ts'

/** A decision in moments: bids are called, cards laid, cars drive space by space; sales, breakdowns and finishes halt. */
export function moments({ before, after, events }: Done<Event, View>, viewer: Seat): Moment<View>[] {
  const shown: Moment<View>[] = []
  let view = before
  for (const [index, event] of events.entries()) {
    if (event.type === 'car-moved' || event.type === 'car-accelerated') {
      let driving = view
      for (const space of event.path.slice(0, -1)) {
        driving = { ...driving, ...carOn(track, driving, event.car, space) }
        shown.push({ view: driving, said: index, lasts: 'step' })
      }
    }
    view = afterEvent(event, view, viewer)
    const lasts = lastsOf(event, view, viewer)
    if (lasts) shown.push({ view, said: index + 1, lasts })
    if (event.type !== 'race-ended') continue
    if (after.results.length > before.results.length) {
      view = { ...view, phase: 'over', card: -1, results: after.results, purse: pursesIn(events, view) }
      shown.push({ view, said: endOf(events, index, isOfEnd), lasts: 'halt' })
    }
    // The next race is set up at once; what follows belongs to it.
    break
  }
  return shown
}

function lastsOf(event: Event, view: View, viewer: Seat): Moment<View>['lasts'] | undefined {
  switch (event.type) {
    case 'car-broke-down':
      return view.owner[event.car] === viewer ? 'loss' : 'halt'
    case 'driver-sold':
    case 'car-finished':
    case 'race-ended':
      return 'halt'
    case 'bid-made':
    case 'driver-refused':
    case 'cards-shown':
    case 'card-played':
    case 'card-discarded':
    case 'wild-named':
    case 'row-lost':
    case 'car-moved':
    case 'car-accelerated':
    case 'car-returned':
      return 'step'
    default:
      return undefined
  }
}

/** With the end of a race its money is told. */
function isOfEnd({ type }: Event): boolean {
  return type === 'prize-paid' || type === 'token-settled' || type === 'bets-settled' || type === 'purse-counted'
}

function pursesIn(events: readonly Event[], view: View): number[] {
  const purse = view.purse.slice()
  for (const event of events) if (event.type === 'purse-counted') purse[event.seat] = event.purse
  return purse
}
