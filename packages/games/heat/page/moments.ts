import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import { at } from '@paddock/racing'
import { finishOf } from '../prospects/facts/road.ts'
import { latestYear } from '../prospects/facts/season.ts'
import { latestSeason, standingsAfter } from '../prospects/facts/standings.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { carName } from './car-name.ts'
import { carId } from './livery.ts'

/** A car in a sentence: called by name, or you. */
interface Who {
  readonly name: string
  readonly isYou: boolean
}

interface MomentWords {
  spunOut(who: Who, corner: string): string
  finished(who: Who): string
  raceWon(who: Who): string
  /** In the best of all time, where seasons follow one another. */
  champion(who: Who, year: number | undefined): string
  /** What tells cars apart that came in close together: their ways past the line, or who stands on the race line. */
  decided(first: number, second: number): string
}

const words: InEveryLanguage<MomentWords> = {
  en: {
    spunOut: ({ name, isYou }, corner) => `${isYou ? 'You spin' : `${name} spins`} out in corner ${corner}!`,
    finished: ({ name, isYou }) => `${isYou ? 'You are' : `${name} is`} over the line!`,
    raceWon: ({ name, isYou }) => `${isYou ? 'You win' : `${name} wins`} the race!`,
    champion: ({ name, isYou }, year) => `${isYou ? 'You are' : `${name} is`} champion${year ? ` of ${year}` : ''}!`,
    decided: (first, second) =>
      first === second
        ? 'Side by side: the car on the race line is ahead.'
        : `Spaces past the line decide: ${first} against ${second}.`,
  },
  fr: {
    spunOut: ({ name, isYou }, corner) =>
      isYou
        ? `Tête-à-queue pour vous au virage ${corner}\u00a0!`
        : `Tête-à-queue de ${name} au virage ${corner}\u00a0!`,
    finished: ({ name, isYou }) => (isYou ? 'Vous franchissez la ligne\u00a0!' : `${name} franchit la ligne\u00a0!`),
    raceWon: ({ name, isYou }) => (isYou ? 'Vous gagnez la course\u00a0!' : `${name} gagne la course\u00a0!`),
    champion: ({ name, isYou }, year) =>
      `${isYou ? 'Vous remportez' : `${name} remporte`} le championnat${year ? ` ${year}` : ''}\u00a0!`,
    decided: (first, second) =>
      first === second
        ? 'Roues contre roues\u00a0: la voiture sur la trajectoire passe devant.'
        : `Les cases après la ligne décident\u00a0: ${first} contre ${second}.`,
  },
}

export function momentSaid(event: Event, looking: Looking<View>): string | undefined {
  const said = words[looking.language]
  switch (event.type) {
    case 'spun-out':
      return said.spunOut(whoIs(event.seat, looking), event.corner)
    case 'car-finished':
      return said.finished(whoIs(event.seat, looking))
    case 'race-ended':
      return said.raceWon(whoIs(event.place.indexOf(1), looking))
    case 'season-ended':
      return said.champion(whoIs(championOf(looking.view), looking), latestYear(looking.view))
    default:
      return undefined
  }
}

/** Equal points are told apart by the last race. */
function championOf(view: View): number {
  return standingsAfter(latestSeason(view), view.cars)[0]?.car ?? 0
}

function whoIs(car: number, looking: Looking<View>): Who {
  return { name: carName(looking, car), isYou: car === looking.viewer }
}

/** HT-FIN-06, HT-FIN-07 */
export function decidedBy([first, second]: readonly string[], { view, language }: Looking<View>): string {
  const past = (id: string | undefined) =>
    at(
      view.progress,
      view.progress.findIndex((_, car) => carId(car) === id),
    ) - finishOf(view)
  return words[language].decided(past(first), past(second))
}
