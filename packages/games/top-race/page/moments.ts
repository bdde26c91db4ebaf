import type { Looking } from '@paddock/page-kit/game-page.ts'
import { laneMoments, whoseIs } from '@paddock/page-kit/lanes/cars/moments.ts'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { car as english } from '../words/en/names.ts'
import { theCar as french } from '../words/fr/names.ts'

interface MomentWords {
  car(of: number): string
  brokeDown(car: string, isYours: boolean): string
  won(car: string, isYours: boolean): string
}

const words: InEveryLanguage<MomentWords> = {
  en: {
    car: english,
    brokeDown: (car, isYours) => (isYours ? `Your ${car} car breaks down!` : `A breakdown for ${car}!`),
    won: (car, isYours) => (isYours ? `Your ${car} car wins the race!` : `The race goes to ${car}!`),
  },
  fr: {
    car: french,
    brokeDown: (car, isYours) =>
      isYours ? `Panne pour vous\u00a0: ${car} s'arrête\u00a0!` : `Panne pour ${car}\u00a0!`,
    won: (car, isYours) => (isYours ? `Victoire pour vous avec ${car}\u00a0!` : `Victoire pour ${car}\u00a0!`),
  },
}

export function momentSaid(event: Event, { view, viewer, language }: Looking<View>): string | undefined {
  const said = words[language]
  const isYours = (car: number) => view.owner[car] === viewer
  switch (event.type) {
    case 'car-broke-down':
      return said.brokeDown(said.car(event.car), isYours(event.car))
    case 'car-finished':
      return laneMoments[language].finished(said.car(event.car), event.place, whoseIs(event.owner, viewer))
    case 'car-moved':
      return laneMoments[language].jammed(said.car(event.car), event.lost, whoseIs(view.owner[event.car], viewer))
    case 'race-ended': {
      const [winner] = event.order
      return winner === undefined ? undefined : said.won(said.car(winner), isYours(winner))
    }
    default:
      return undefined
  }
}

/** A car is home as soon as it crosses the line, so that the rows of a card decide. */
export function decidedBy(_: readonly string[], { language }: Looking<View>): string {
  return laneMoments[language].byOneCard
}
