import './watch.css'
import { CarIcon } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { carsInOrder, columnsBehind, isBrokenDown, isFinished } from '../../prospects/standing.ts'
import { partnerOf } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf } from '../livery.ts'
import { text as tableText } from '../text/index.ts'
import { ownerName } from './asked/car-shown.ts'
import { text } from './text/index.ts'

/** Nothing is asked and no card is held: how the cars stand, whose they are, and how far apart. */
export function Watch(looking: Looking<View>) {
  const { view, viewer, language } = looking
  const words = text[language]
  return (
    <ol class="tr-watch" aria-label={words.watching}>
      {carsInOrder(view).map((car, index) => (
        <li key={car} data-own={view.owner[car] === viewer}>
          <span class="tr-watch-place">{words.place(index + 1)}</span>
          <CarIcon look={carLook(car)} label={tableText[language].car(colourOf(car))} />
          <span class="tr-watch-owner">{ownerName(looking, car) ?? words.nobody}</span>
          <span class="tr-watch-gap">{gapOf(looking, car)}</span>
        </li>
      ))}
    </ol>
  )
}

/** How far a car is behind the first one on the track, or what else it does. */
function gapOf({ view, language }: Looking<View>, car: number): string {
  const words = text[language]
  if (isFinished(view, car)) return words.isHome
  if (isBrokenDown(view, car) && view.phase !== 'over') return tableText[language].waitsFor(colourOf(partnerOf(car)))
  const isFirst = car === carsInOrder(view)[view.finished.length]
  return isFirst ? '' : words.behind(columnsBehind(view, car))
}
