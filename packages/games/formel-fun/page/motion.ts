import type { CarMove } from '@paddock/board'
import type { Viewer } from '@paddock/kernel'
import { standing, withCarAt } from '../prospects/standing.ts'
import { type CardKind, kindOf } from '../rules/cards.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'
import { pathTo } from './path.ts'

/** What drives, drives; everything else is said. */
export function motion(event: Event, before: View): CarMove[] {
  if (event.type !== 'car-moved') return []
  const { car, to, slot, fellBack } = event
  return [{ car: carId(car), path: pathTo(before, car, to, slot, fellBack) }]
}

/** The table between two events of one turn. What only the rules know shows when the turn is over. */
export function after(event: Event, view: View, viewer: Viewer): View {
  switch (event.type) {
    case 'card-played': {
      const { seat, card, turbo } = event
      const turbos = turbo ? view.turbos.with(seat, (view.turbos[seat] ?? 0) + 1) : view.turbos
      const hand = seat === viewer ? without(view.hand, turbo ? [card, 'turbo'] : [card]) : view.hand
      return { ...view, turbos, hand }
    }
    case 'car-moved':
      return withCarAt(view, event.car, event.to, event.slot)
    case 'round-started':
      return { ...view, round: event.round, order: standing(view), turn: 0 }
    case 'car-eliminated': {
      const order = view.order.filter((car) => car !== event.car)
      return { ...view, order, out: [...view.out, event.car], turn: order.length }
    }
    case 'team-out':
      return event.seat === viewer ? { ...view, hand: [] } : view
    case 'race-started':
      return onGrid(view, event.race, event.grid)
    case 'final-won':
      return { ...view, order: [], out: [...view.out, event.car], turn: 0 }
    default:
      return view
  }
}

/** FF-GRID-01: one behind the other. */
function onGrid(view: View, race: number, grid: readonly number[]): View {
  const position = view.position.slice()
  const slot = view.slot.slice()
  for (const [place, car] of grid.entries()) {
    position[car] = 0 - place
    slot[car] = 1
  }
  return { ...view, race, round: 1, turn: 0, order: [...grid], position, slot }
}

/** The hand without a card of each of these kinds, the one held longest. */
function without(hand: readonly number[], kinds: readonly CardKind[]): readonly number[] {
  return kinds.reduce((left, kind) => {
    const index = left.findIndex((card) => kindOf(card) === kind)
    return index < 0 ? left : left.toSpliced(index, 1)
  }, hand)
}
