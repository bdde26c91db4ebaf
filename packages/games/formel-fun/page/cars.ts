import type { BoardCar } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { carOnTurn, loser, onTrack, positionOf } from '../prospects/standing.ts'
import { type Car, ownerOf } from '../rules/cars.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { carName } from '../words/car-name.ts'
import { carId, lookOf } from './livery.ts'
import { spotOf } from './spots.ts'
import { text } from './text/index.ts'

/** The cars in the race. Those that are out are kept by their seats. */
export function cars(looking: Looking<View>): BoardCar[] {
  const { view } = looking
  return onTrack(view).map((car, index) => {
    const mark = markOf(car, looking)
    return {
      id: carId(car),
      look: lookOf(car),
      spot: spotOf(view, car),
      label: labelOf(car, index + 1, looking),
      ...(mark ? { mark } : {}),
    }
  })
}

function markOf(car: Car, { view, viewer }: Looking<View>): BoardCar['mark'] {
  if (car === carOnTurn(view)) return 'turn'
  if (car === loser(view)) return 'faded'
  return ownerOf(car) === viewer ? 'own' : undefined
}

function labelOf(car: Car, place: number, { view, language, name }: Looking<View>): string {
  return text[language].carOnTrack({
    car: carName(car, name),
    space: spaceNumber(positionOf(view, car)),
    place,
    isOnTurn: car === carOnTurn(view),
  })
}
