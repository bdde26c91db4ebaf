import type { Seat } from '@paddock/kernel'
import type { Done, Moment } from '@paddock/terminal-kit/game-terminal.ts'
import { slotsTaken, withCarAt } from '../prospects/standing.ts'
import { type CardKind, kindOf } from '../rules/cards.ts'
import type { Car } from '../rules/cars.ts'
import type { Event } from '../rules/state.ts'
import { abreast } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** A turn in moments: the car drives space by space, and when a race ends, everything halts. */
export function moments({ before, after, events }: Done<Event, View>, viewer: Seat): Moment<View>[] {
  const shown: Moment<View>[] = []
  let view = before
  for (const [index, event] of events.entries()) {
    if (event.type === 'card-played') {
      const { seat, card, turbo } = event
      if (turbo) view = { ...view, turbos: view.turbos.with(seat, (view.turbos[seat] ?? 0) + 1) }
      if (seat === viewer) view = { ...view, hand: without(view.hand, turbo ? [card, 'turbo'] : [card]) }
    } else if (event.type === 'card-drawn' && event.seat === viewer) {
      view = { ...view, hand: [...view.hand, ...after.hand.filter((card) => !before.hand.includes(card))] }
    } else if (event.type === 'car-moved') {
      const { car, from, to, slot, fellBack } = event
      for (const position of path(from, to, fellBack)) {
        shown.push({ view: passing(view, car, position), said: index, lasts: 'step' })
      }
      view = withCarAt(view, car, to, slot)
      shown.push({ view, said: index + 1, lasts: 'step' })
    } else if (event.type === 'car-eliminated') {
      // Nobody is on turn while the cars stand as they came in.
      view = { ...view, turn: view.order.length }
      const lasts = event.seat === viewer ? 'loss' : 'halt'
      shown.push({ view, said: events.length - startsOf(events), lasts })
    }
  }
  return shown
}

/** The hand without a card of each of these kinds, the one held longest. */
function without(hand: readonly number[], kinds: readonly CardKind[]): readonly number[] {
  return kinds.reduce((left, kind) => {
    const index = left.findIndex((card) => kindOf(card) === kind)
    return index < 0 ? left : left.toSpliced(index, 1)
  }, hand)
}

/** The start of the next race is no part of how the last one ended. */
function startsOf(events: readonly Event[]): number {
  return events.at(-1)?.type === 'race-started' ? 1 : 0
}

/** The spaces driven over, and those fallen back from, without the one it ends on. */
function path(from: number, to: number, fellBack: number): number[] {
  const positions: number[] = []
  for (let position = from + 1; position <= to + fellBack; position++) positions.push(position)
  for (let position = to + fellBack - 1; position >= to; position--) positions.push(position)
  return positions.slice(0, -1)
}

/** Where there is room beside the others. On a full space it drives through, outermost. */
function passing(view: View, car: Car, position: number): View {
  const taken = slotsTaken(view, position, car)
  let slot = 1
  while (taken.includes(slot) && slot < abreast) slot++
  return withCarAt(view, car, position, slot)
}
