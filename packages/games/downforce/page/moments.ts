import type { Looking } from '@paddock/page-kit/game-page.ts'
import { laneMoments, whoseIs } from '@paddock/page-kit/lanes/cars/moments.ts'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { car as english } from '../words/en/names.ts'
import { theCar as french } from '../words/fr/names.ts'

interface MomentWords {
  car(of: number): string
  sold(buyer: string, isYou: boolean, car: string, price: number): string
  won(car: string, whose: 'yours' | 'other'): string
}

const words: InEveryLanguage<MomentWords> = {
  en: {
    car: english,
    sold: (buyer, isYou, car, price) => `${isYou ? 'You get' : `${buyer} gets`} ${car} for $${price}M!`,
    won: (car, whose) => (whose === 'yours' ? `Your ${car} car wins the race!` : `The race goes to ${car}!`),
  },
  fr: {
    car: french,
    sold: (buyer, isYou, car, price) =>
      `${isYou ? 'Vous emportez' : `${buyer} emporte`} ${car} pour ${price}\u00a0M$\u00a0!`,
    won: (car, whose) => (whose === 'yours' ? `Victoire pour vous avec ${car}\u00a0!` : `Victoire pour ${car}\u00a0!`),
  },
}

export function momentSaid(event: Event, { view, viewer, language, name }: Looking<View>): string | undefined {
  const said = words[language]
  switch (event.type) {
    case 'lot-sold':
      return said.sold(name(event.seat), event.seat === viewer, said.car(event.lot.car), event.price)
    case 'car-finished':
      return laneMoments[language].finished(said.car(event.car), event.place, whoseIs(event.owner, viewer))
    case 'car-moved':
      return laneMoments[language].jammed(said.car(event.car), event.lost, whoseIs(view.owner[event.car], viewer))
    case 'race-ended': {
      const [winner] = event.finished
      if (winner === undefined) return undefined
      return said.won(said.car(winner), view.owner[winner] === viewer ? 'yours' : 'other')
    }
    default:
      return undefined
  }
}

/** A car is home as soon as it crosses the line, so that the rows of a card decide. */
export function decidedBy(_: readonly string[], { language }: Looking<View>): string {
  return laneMoments[language].byOneCard
}
