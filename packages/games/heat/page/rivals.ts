import type { Looking, Rival } from '@paddock/page-kit/game-page.ts'
import { standingsOf, sumOfPoints } from '../modules/season/standings.ts'
import { gaveUp } from '../rules/scoring.ts'
import type { View } from '../rules/view.ts'
import { legendWords } from './legends/words.ts'

/** How the Legends came in: their places are among those of the drivers. */
export function rivals({ view, language, name }: Looking<View>): Rival[] {
  const legends = Array.from({ length: view.cars - view.seats }, (_, index) => view.seats + index)
  return legends.map((car) => ({ seat: car, name: legendWords[language].named(name(car)), ...placingOf(view, car) }))
}

function placingOf(view: View, car: number): Pick<Rival, 'place' | 'score'> {
  const { options, results, cars, place, finishedIn } = view
  if (options.season === 'off') return { place: place[car] ?? 0, score: 0 - (finishedIn[car] ?? 0) || gaveUp }
  return { place: standingsOf(results, cars).indexOf(car) + 1, score: sumOfPoints(results, cars)[car] ?? 0 }
}
