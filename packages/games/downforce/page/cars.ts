import type { BoardCar } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { Car } from '../rules/cards.ts'
import { standing } from '../rules/standing.ts'
import { trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carId, carLook, colourOf } from './livery.ts'
import { spotOf } from './spots.ts'
import { text } from './text/index.ts'

/** The cars of the race, from first to last; those that are home stand beside the track. */
export function cars(looking: Looking<View>): BoardCar[] {
  const { view } = looking
  return standing(view).flatMap((car) => {
    const spot = spotOf(view, car)
    if (!spot) return []
    const mark = markOf(car, looking)
    const isHome = view.finished.includes(car)
    return {
      id: carId(car),
      look: carLook(car),
      spot,
      label: labelOf(car, looking),
      ...(mark ? { mark } : {}),
      ...(isHome ? { aside: true } : {}),
    }
  })
}

function markOf(car: Car, { view, viewer }: Looking<View>): BoardCar['mark'] {
  if (car === carInHand(view)) return 'turn'
  return view.owner[car] === viewer ? 'own' : undefined
}

/** The car that everything is about now: the one for sale, or the one that is being driven. */
export function carInHand(view: View): Car {
  if (view.phase === 'bid') return view.lot?.car ?? -1
  return view.card >= 0 ? view.car : -1
}

/** The place of a car in the race; 0 if it does not race. */
export function placeOf(view: View, car: Car): number {
  return standing(view).indexOf(car) + 1
}

/** The place on the grid where a car waits; 0 if it does not wait there. */
export function gridPlaceOf(view: View, car: Car): number {
  return trackOf(view).grid.indexOf(view.space[car] ?? -1) + 1
}

function labelOf(car: Car, { view, language, name }: Looking<View>): string {
  const owner = view.owner[car] ?? -1
  const space = trackOf(view).circuit.spaces[view.space[car] ?? -1]
  return text[language].carOnTrack({
    colour: colourOf(car),
    owner: owner < 0 ? undefined : name(owner),
    place: placeOf(view, car),
    space: space?.id,
    isDriven: car === carInHand(view),
  })
}
