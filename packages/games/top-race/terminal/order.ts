import { type Line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { carsInOrder, distanceCome, isBrokenDown, isFinished, placeOfCar } from '../prospects/standing.ts'
import { type Car, partnerOf } from '../rules/cards.ts'
import { prizes } from '../rules/money.ts'
import { spaceName } from '../rules/track.ts'
import { letterOf, paintedCar } from './livery.ts'
import { money, nameOf, signed } from './names.ts'
import type { TopRacePicture } from './picture.ts'
import { text } from './text/index.ts'

const nameRoom = 8

/** The cars from first to last, each with its owner, its space and what else counts; a tick for one that is home. */
export function orderLines(picture: TopRacePicture): Line[] {
  const { view, seat, language } = picture
  return carsInOrder(view).map((car, place) => {
    const owner = view.owner[car] ?? -1
    const name = owner < 0 ? text[language].nobody : nameOf(owner, seat, language)
    const isHome = isFinished(view, car)
    const where = isHome ? prizeOf(picture, place) : whereOf(picture, car)
    return [
      span(`${place + 1}${isHome ? '✓' : ' '}`),
      paintedCar(car, language),
      span(` ${name.padEnd(nameRoom)} ${where}`, owner === seat ? strong : quiet),
    ]
  })
}

function prizeOf({ view, language }: TopRacePicture, place: number): string {
  return view.options.game === 'children' ? '' : money(prizes[place] ?? 0, view, language)
}

/** Its space; without a finish its lap or how far it is from its token; if it broke down, whom it waits for. */
function whereOf({ view, language }: TopRacePicture, car: Car): string {
  const words = text[language]
  const space = placeOfCar(view, car)
  const parts = [spaceName(space).padStart(3)]
  const { distance } = view.options
  const isDown = isBrokenDown(view, car)
  if (distance === 'long' || (distance === 'tokens' && isDown)) parts.push(words.lap(view.lap[car] ?? 0))
  if (isDown) parts.push(words.waits(letterOf(partnerOf(car), language), distance === 'lap'))
  else if (distance === 'tokens') {
    const came = signed(distanceCome(view, car))
    parts.push(`${came}/${signed(view.token[car] ?? 0)}`)
  }
  return parts.join(' ')
}
