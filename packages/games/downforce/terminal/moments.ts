import type { Seat } from '@paddock/kernel'
import type { Done, Moment } from '@paddock/terminal-kit/game-terminal.ts'
import { carOn, endOf, without } from '@paddock/terminal-kit/lanes/moments.ts'
import { carOfSpeed8 } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** A decision in moments: bids are shown, cards laid, cars drive space by space; a sale or a finish halts everything. */
export function moments({ before, after, events }: Done<Event, View>, viewer: Seat): Moment<View>[] {
  const shown: Moment<View>[] = []
  let view = before
  for (const [index, event] of events.entries()) {
    if (event.type === 'car-moved') {
      for (const space of event.path.slice(0, -1)) {
        view = withCarOn(view, event.car, space)
        shown.push({ view, said: index, lasts: 'step' })
      }
    }
    view = afterEvent(view, event, viewer)
    const lasts = lastsOf(event)
    if (lasts) shown.push({ view, said: isEnd(event) ? endOf(events, index, isOfEnd) : index + 1, lasts })
    // A second race is set up at once; what follows belongs to it.
    if (isEnd(event) && after.race > before.race) break
  }
  return shown
}

function lastsOf(event: Event): Moment<View>['lasts'] | undefined {
  switch (event.type) {
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
      return 'step'
    default:
      return undefined
  }
}

function isEnd({ type }: Event): boolean {
  return type === 'race-ended'
}

/** With the end of a race its money is told. */
function isOfEnd({ type }: Event): boolean {
  return type === 'bets-shown' || type === 'money-counted'
}

/** The table as it is once this has happened, as far as the board shows it. */
function afterEvent(view: View, event: Event, viewer: Seat): View {
  switch (event.type) {
    case 'lot-offered':
      return { ...view, phase: 'bid', lot: event.lot, isSecondOffer: event.isSecondOffer }
    case 'bids-shown':
      return { ...view, bids: [...event.bids] }
    case 'lot-sold':
      return {
        ...view,
        owner: view.owner.with(event.lot.car, event.seat),
        price: view.price.with(event.lot.car, event.price),
        powers: view.powers.with(event.seat, [...(view.powers[event.seat] ?? []), event.lot.power]),
      }
    case 'card-played': {
      const hand = event.seat === viewer ? without(view.hand, event.card) : view.hand
      const played = { card: event.card, isReversed: event.isReversed, turn: event.seat, row: 0, named: [] }
      const cards =
        carOfSpeed8(event.card) === undefined
          ? view.cards.with(event.seat, (view.cards[event.seat] ?? 1) - 1)
          : view.cards
      return { ...view, ...played, phase: 'move', car: -1, hand, cards }
    }
    case 'wild-named':
      return { ...view, car: event.car, named: [...view.named, event.car] }
    case 'row-skipped':
    case 'row-lost':
      return { ...view, row: view.row + 1, car: -1 }
    case 'car-moved': {
      const to = event.path.at(-1)
      const moved = to === undefined ? view : withCarOn(view, event.car, to)
      return { ...moved, car: event.car, row: event.bonus === 'determined' ? view.row : view.row + 1 }
    }
    case 'line-crossed':
      return { ...view, crossed: [...view.crossed, event.line] }
    case 'car-finished':
      return { ...view, finished: [...view.finished, event.car] }
    default:
      return view
  }
}

function withCarOn(view: View, car: number, space: number): View {
  return { ...view, ...carOn(trackOf(view), view, car, space) }
}
