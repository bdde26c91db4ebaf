import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { CarShown } from '@paddock/page-kit/lanes/cars/car-choice.tsx'
import { placeOf } from '../../prospects/race.ts'
import type { Car } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { carLook } from '../livery.ts'
import { text } from '../text/index.ts'
import { raceText } from './text/index.ts'

/** A car to name or to bet on. */
export function carShown({ view, viewer, language, name }: Looking<View>, car: Car): CarShown {
  const words = text[language]
  const owner = view.owner[car] ?? -1
  return {
    look: carLook(car),
    place: words.place(placeOf(view, car)),
    isHome: view.finished.includes(car),
    owner: owner < 0 ? undefined : owner,
    ownerName: owner < 0 ? raceText[language].nobody : name(owner),
    isOwn: owner === viewer,
  }
}
