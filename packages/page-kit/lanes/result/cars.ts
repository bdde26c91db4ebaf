import type { CarLook } from '@paddock/board'
import type { GameEvent, Seat } from '@paddock/kernel'
import type { GameResult } from '../../game-result.ts'
import type { InEveryLanguage } from '../../language.ts'
import { carId } from '../cars/livery.ts'
import type { CarWords } from './words.ts'

interface Owned {
  readonly owner: readonly number[]
}

interface Looks<View> {
  carLook(car: number): CarLook
  /** The sign of whoever has no car. */
  ownerLook(seat: Seat): CarLook
  /** All cars, the best first. */
  inOrder(view: View): readonly number[]
}

/** The best car of a seat; undefined if it has none. */
export function bestOf(cars: readonly number[], { owner }: Owned, seat: Seat): number | undefined {
  return cars.find((car) => owner[car] === seat)
}

/** How a result shows the cars that people own. */
export function ownedCars<View extends Owned, Event extends GameEvent>(
  { carLook, ownerLook, inOrder }: Looks<View>,
  words: InEveryLanguage<CarWords>,
): Pick<GameResult<View, Event>, 'car' | 'podiumCar'> {
  return {
    car(id, { view, language, name }) {
      const car = view.owner.findIndex((_, each) => carId(each) === id)
      const owner = view.owner[car] ?? -1
      return { look: carLook(car), name: words[language].car(car, owner < 0 ? undefined : name(owner)) }
    },
    podiumCar({ view }, seat) {
      const best = bestOf(inOrder(view), view, seat)
      return best === undefined ? ownerLook(seat) : carLook(best)
    },
  }
}
