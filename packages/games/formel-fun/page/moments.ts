import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import { positionOf } from '../prospects/standing.ts'
import { type Car, numberOf, ownerOf } from '../rules/cars.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carName } from '../words/car-name.ts'
import { carId } from './livery.ts'

interface MomentWords {
  yourCar(number: number): string
  readonly final: string
  out(car: string): string
  lost(car: string): string
  won(car: string): string
  /** By how many spaces the last car is behind. */
  decided(gap: number): string
}

const words: InEveryLanguage<MomentWords> = {
  en: {
    yourCar: (number) => `Your car ${number}`,
    final: 'The final!',
    out: (car) => `${car} is last and out!`,
    lost: (car) => `${car} loses the final!`,
    won: (car) => `${car} wins the final!`,
    decided: (gap) =>
      gap === 0
        ? 'On one space: the car further inside is ahead.'
        : `The car further back is out: by ${gap === 1 ? '1 space' : `${gap} spaces`}.`,
  },
  fr: {
    yourCar: (number) => `Votre voiture ${number}`,
    final: 'La finale\u00a0!',
    out: (car) => `${car} est dernière et sort\u00a0!`,
    lost: (car) => `${car} perd la finale\u00a0!`,
    won: (car) => `${car} gagne la finale\u00a0!`,
    decided: (gap) =>
      gap === 0
        ? 'Sur la même case\u00a0: la voiture la plus à l’intérieur est devant.'
        : `La plus en arrière sort\u00a0: pour ${gap === 1 ? '1 case' : `${gap} cases`}.`,
  },
}

export function momentSaid(event: Event, looking: Looking<View>): string | undefined {
  const said = words[looking.language]
  switch (event.type) {
    case 'race-started':
      return said.final
    case 'car-eliminated':
      return event.left === 1 ? said.lost(called(event.car, looking)) : said.out(called(event.car, looking))
    case 'final-won':
      return said.won(called(event.car, looking))
    default:
      return undefined
  }
}

function called(car: Car, { viewer, language, name }: Looking<View>): string {
  return ownerOf(car) === viewer ? words[language].yourCar(numberOf(car)) : carName(car, name)
}

/** FF-END-04, FF-ORD-05 */
export function decidedBy([ahead, last]: readonly string[], { view, language }: Looking<View>): string {
  const along = (id: string | undefined) =>
    positionOf(
      view,
      view.position.findIndex((_, car) => carId(car) === id),
    )
  return words[language].decided(along(ahead) - along(last))
}
