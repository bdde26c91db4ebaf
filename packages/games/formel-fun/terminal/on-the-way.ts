import { slotsTaken, withCarAt } from '../prospects/standing.ts'
import type { Car } from '../rules/cars.ts'
import type { Event } from '../rules/state.ts'
import { slotsAbreast } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** The car drives space by space, and back where it finds no room. */
export function onTheWay(event: Event, before: View): View[] {
  if (event.type !== 'car-moved') return []
  const { car, from, to, fellBack } = event
  return path(from, to, fellBack).map((position) => passing(before, car, position))
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
  while (taken.includes(slot) && slot < slotsAbreast) slot++
  return withCarAt(view, car, position, slot)
}
