import {
  carCount,
  type Event,
  kindOf,
  ownerOf,
  pointsFor,
  pointsOf,
  spaceNumber,
  type View,
} from '@paddock/games/formel-fun'
import type { Language, Seat } from '@paddock/kernel'
import { columns, type Line, type Span, span } from '../../terminal/line.ts'
import { quiet } from '../../terminal/signal.ts'
import type { Board } from '../board.ts'
import { draw } from './draw.ts'
import { letterOf, paintedCar, paintOf } from './livery.ts'
import { moments } from './moments.ts'
import { height } from './oval.ts'
import { isLastRound, raceCount } from './standing.ts'
import { text } from './text/index.ts'

/** Formel Fun in a terminal: an oval, its cars, and the numbers that decide how far they drive. */
export const board: Board<Event, View> = {
  rows: height,
  draw,
  headline: (view, language) => text[language].headline(view, raceCount(view), isLastRound(view)),
  seat: seatLine,
  outcome(foreseen) {
    const moved = foreseen.find((event) => event.type === 'car-moved')
    return moved ? `→ ${spaceNumber(moved.to)}` : ''
  },
  // One line for each kind, like the choices.
  hand: (view, _seat, language) => [...new Set(view.hand.map(kindOf))].map((kind) => text[language].card(kind)),
  isTold(event, seat) {
    switch (event.type) {
      case 'card-drawn':
        return event.seat === seat
      case 'car-moved':
        return event.fellBack > 0
      case 'round-started':
        return false
      default:
        return true
    }
  },
  isGreat: ({ type }) => type === 'car-eliminated' || type === 'team-out' || type === 'final-won',
  moments,
  isOut: (view, seat) => view.order.every((car) => ownerOf(car) !== seat),
  reckoning,
  scale: (view, language) => text[language].scale(carCount(view), view.scoring),
  shown: (language) => text[language].shown,
  rules: (view, language) => text[language].rules(view.scoring),
}

/** The letter, the name, the points so far and a dot for each car, full while it races: as much as there is room for. */
function seatLine(view: View, seat: Seat, name: string, width: number, language: Language): Line {
  const left = view.order.filter((car) => ownerOf(car) === seat).length
  const dots = `${'●'.repeat(left)}${'○'.repeat(view.carsEach - left)}`
  const points = pointsOf(view, seat)
  const short = ` ${name} ${points}`
  const [known = short] = [` ${name} ${text[language].points(points)} ${dots}`, `${short} ${dots}`].filter(
    (longer) => columns(longer) < width,
  )
  return [span(letterOf(seat, language), paintOf(seat)), span(known, left === 0 ? quiet : {})]
}

/** A seat's cars with what each one scored, the best first: B3 12 + B2 6 + B1 5. */
function reckoning(view: View, seat: Seat, language: Language): Line {
  if (view.scoring === 'last-car') return []
  const scored = [...view.out.entries()].filter(([, car]) => ownerOf(car) === seat).reverse()
  return scored.flatMap(([index, car], place): Span[] => [
    span(place === 0 ? '' : ' + '),
    paintedCar(car, language),
    span(` ${pointsFor(index + 1, carCount(view))}`),
  ])
}
