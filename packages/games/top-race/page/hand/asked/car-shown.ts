import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { CarShown } from '@paddock/page-kit/lanes/cars/car-choice.tsx'
import { isFinished, placeInRace } from '../../../prospects/standing.ts'
import type { Car } from '../../../rules/cards.ts'
import type { View } from '../../../rules/view.ts'
import { carLook } from '../../livery.ts'
import { text } from '../text/index.ts'

/** A car to name or to bet on. */
export function carShown(looking: Looking<View>, car: Car): CarShown {
  const { view, viewer, language } = looking
  const owner = ownerName(looking, car)
  return {
    look: carLook(car),
    place: text[language].place(placeInRace(view, car)),
    isHome: isFinished(view, car),
    owner: owner === undefined ? undefined : view.owner[car],
    ownerName: owner ?? text[language].nobody,
    isOwn: view.owner[car] === viewer,
  }
}

/** How the owner of a car is called, if it has one. */
export function ownerName({ view, name }: Looking<View>, car: Car): string | undefined {
  const owner = view.owner[car] ?? -1
  return owner < 0 ? undefined : name(owner)
}
