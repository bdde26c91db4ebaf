import type { BoardCar } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { carInHand, placeOf, raceOrder } from '../../prospects/race.ts'
import type { Car } from '../../rules/cards.ts'
import { spaceName } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { carId, carLook, colourOf } from '../livery.ts'
import { text } from '../text/index.ts'
import { spotOf } from './spots.ts'

/** The cars of the race, from first to last; those that are home stand beside the track. */
export function cars(looking: Looking<View>): BoardCar[] {
  const { view } = looking
  return raceOrder(view).flatMap((car) => {
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

function labelOf(car: Car, { view, language, name }: Looking<View>): string {
  const owner = view.owner[car] ?? -1
  return text[language].carOnTrack({
    colour: colourOf(car),
    owner: owner < 0 ? undefined : name(owner),
    place: placeOf(view, car),
    space: view.finished.includes(car) ? undefined : spaceName(view.circuit, view.space[car] ?? -1),
    isDriven: car === carInHand(view),
  })
}
