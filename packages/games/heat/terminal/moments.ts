import type { Seat } from '@paddock/kernel'
import type { Done, Moment } from '@paddock/terminal-kit/game-terminal.ts'
import type { Card } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { after as afterEvent } from '../shown/after.ts'
import { without } from '../shown/piles.ts'

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

/** A decision in moments: cards are turned over and up, cars drive space by space; a spin-out or a finish halts everything. */
export function moments({ before, after, events }: Done<Event, View>, viewer: Seat): Moment<View>[] {
  const shown: Moment<View>[] = []
  let view = withLaid(before, ownCards(events, viewer) ?? after.laid)
  for (const [index, event] of events.entries()) {
    if (event.type === 'car-moved') {
      for (const passing of onTheWay(view, event)) shown.push({ view: passing, said: index, lasts: 'step' })
    }
    view = afterEvent(event, view, viewer)
    const lasts = lastsOf(event, viewer)
    if (lasts) shown.push({ view, said: index + 1, lasts })
  }
  return shown
}

/** The table once everyone has chosen: the viewer's cards lie face down. */
function withLaid(view: View, laid: readonly Card[]): View {
  const isChoosing = view.phase === 'play' || view.phase === 'plan'
  return isChoosing ? { ...view, laid, hand: without(view.hand, laid) } : view
}

/** The cards that the viewer turned over meanwhile. */
function ownCards(events: readonly Event[], viewer: Seat): readonly Card[] | undefined {
  for (const event of events) {
    const isReveal = event.type === 'cards-revealed' || event.type === 'hand-cluttered'
    if (isReveal && event.seat === viewer) return event.cards
  }
  return undefined
}

/** Between the first space and the last, on the race line. */
function onTheWay(view: View, { seat, from, to }: Told<'car-moved'>): View[] {
  const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => from + 1 + step)
  return between.map((progress) => ({
    ...view,
    progress: view.progress.with(seat, progress),
    spot: view.spot.with(seat, 0),
  }))
}

function lastsOf(event: Event, viewer: Seat): Moment<View>['lasts'] | undefined {
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
