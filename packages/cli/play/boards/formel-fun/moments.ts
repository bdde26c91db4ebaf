import { abreast, type Car, type Event, isSameSpace, type View } from '@paddock/games/formel-fun'
import type { Moment } from '../board.ts'
import { positionOf, slotOf, withCarAt } from './standing.ts'

/** A turn in moments: the car drives space by space, and when a race ends, everything halts. */
export function moments(before: View, events: readonly Event[]): Moment<View>[] {
  const shown: Moment<View>[] = []
  let view = before
  for (const [index, event] of events.entries()) {
    if (event.type === 'car-moved') {
      const { car, from, to, slot, fellBack } = event
      for (const position of path(from, to, fellBack)) {
        shown.push({ view: passing(view, car, position), said: index, lasts: 'step' })
      }
      view = withCarAt(view, car, to, slot)
      shown.push({ view, said: index + 1, lasts: 'step' })
    } else if (event.type === 'car-eliminated') {
      // Nobody is on turn while the cars stand as they came in.
      view = { ...view, turn: view.order.length }
      shown.push({ view, said: events.length - startsOf(events), lasts: 'halt' })
    }
  }
  return shown
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
  const others = view.order.filter((other) => other !== car && isSameSpace(positionOf(view, other), position))
  const taken = new Set(others.map((other) => slotOf(view, other)))
  let slot = 1
  while (taken.has(slot) && slot < abreast) slot++
  return withCarAt(view, car, position, slot)
}
