import type { Spot } from '@paddock/board'
import { positionOf, slotOf, slotsTaken } from '../prospects/standing.ts'
import type { Car } from '../rules/cars.ts'
import { oval } from '../rules/circuits/oval.ts'
import { slotsAbreast } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** How far the cars of a crowded row stand before and behind its middle, in turns, so that they do not touch. */
const stagger = 0.2

/** Where a car stands on the track. */
export function spotOf(view: View, car: Car): Spot {
  return spotAt(view, positionOf(view, car), slotOf(view, car))
}

/** A slot of a space as a place of the compiled circuit; slot 1 is the innermost. */
export function spotAt(view: View, position: number, slot: number): Spot {
  const along = position - 0.5
  const places = placesOn(view, position)
  if (places <= slotsAbreast) return { along, offset: offsetOf(slot, slotsAbreast) }
  return { along: along + (slot % 2 === 0 ? -stagger : stagger), offset: offsetOf(slot, places) }
}

/**
 * How many cars stand side by side on the space: four, but as many as there are players on the rows
 * of the very first grid, until its cars have left (FF-F7-01).
 */
function placesOn(view: View, position: number): number {
  const isFirstGrid = view.race === 1 && view.round === 1 && position <= 0
  return Math.max(isFirstGrid ? view.seats : 0, slotsAbreast, ...slotsTaken(view, position))
}

function offsetOf(slot: number, places: number): number {
  const width = oval.spaces[0]?.width ?? slotsAbreast
  const fromInside = (width * (slot - 0.5)) / places - width / 2
  return oval.inside === 'left' ? fromInside : -fromInside
}
