import type { Cue } from '@paddock/page-kit/cue.ts'
import { carOrder, lapOf } from '../prospects/facts/order.ts'
import { latestSeason, standingsAfter } from '../prospects/facts/standings.ts'
import type { Event } from '../rules/event.ts'
import type { Car } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'

/** A speed that shakes the stands, and a price in Heat that makes the tyres scream. */
const topSpeed = 20
const dearCorner = 4

/** What of a race of Heat is for eye and ear, from the first decision on. */
export function cues(event: Event, before: View, after: View): Cue[] {
  switch (event.type) {
    case 'cards-revealed':
    case 'card-flipped':
    case 'legend-card':
    case 'card-played-directly':
    case 'upgrade-picked':
    case 'upgrade-swapped':
    case 'sponsor-gained':
      return [{ kind: 'card' }]
    case 'deck-reshuffled':
    case 'market-opened':
      return [{ kind: 'shuffle' }]
    case 'car-moved':
      return moved(event, after)
    case 'boosted':
      return [{ kind: 'boost', car: carId(event.seat) }]
    case 'corner-taken':
      if (event.heat === 0) return []
      return [{ kind: 'tyres', car: carId(event.seat), strength: Math.min(1, event.heat / dearCorner) }]
    case 'spun-out':
      return [{ kind: 'spin-out', car: carId(event.seat), strength: 1 }]
    case 'lap-completed':
      return isFirstInLastLap(event.seat, event.lap, before) ? [{ kind: 'last-lap', car: carId(event.seat) }] : []
    case 'car-finished':
      return [{ kind: 'finish', car: carId(event.seat) }]
    case 'gave-up':
    case 'eliminated':
      return [{ kind: 'out', car: carId(event.seat) }]
    case 'race-ended':
      return after.calendar.length <= 1 ? [champion(event.place.indexOf(1))] : []
    case 'season-ended':
      return standingsAfter(latestSeason(after), after.cars)
        .slice(0, 1)
        .map(({ car }) => champion(car))
    default:
      return []
  }
}

function champion(car: Car): Cue {
  return { kind: 'champion', car: carId(car) }
}

function moved(event: Extract<Event, { type: 'car-moved' }>, { gear }: View): Cue[] {
  const car = carId(event.seat)
  const kind = event.by === 'slipstream' ? 'slipstream' : 'drive'
  const shifted = gear[event.seat]
  const drive = {
    kind,
    car,
    strength: Math.min(1, event.speed / topSpeed),
    ...(shifted ? { gear: shifted } : {}),
  } as const
  const jam = { kind: 'jam', car, strength: Math.min(1, event.lost / event.spaces) } as const
  return [...(event.to === event.from ? [] : [drive]), ...(event.lost > 0 ? [jam] : [])]
}

/** Of the first car that begins it, not of those that follow. */
function isFirstInLastLap(driver: Car, completed: number, view: View): boolean {
  if (completed !== view.laps - 1) return false
  return carOrder(view).every((car) => car === driver || lapOf(view, car) < view.laps)
}
