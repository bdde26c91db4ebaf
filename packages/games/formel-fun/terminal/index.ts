import type { Language, Seat } from '@paddock/kernel'
import { type Line, type Span, span } from '@paddock/terminal-kit/drawing/line.ts'
import type { GameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { turbosLeft } from '../prospects/hand.ts'
import { scored } from '../prospects/score.ts'
import { isLastRound, isOut, isRacing, raceCount } from '../prospects/standing.ts'
import { carCount, ownerOf } from '../rules/cars.ts'
import type { Action, Event } from '../rules/state.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { draw } from './draw.ts'
import { choice, hand } from './hand.ts'
import { paintedCar } from './livery.ts'
import { onTheWay } from './on-the-way.ts'
import { height } from './oval.ts'
import { seatLines } from './seats.ts'
import { text } from './text/index.ts'

/** Formel Fun in a terminal: an oval, its cars, and the numbers that decide how far they drive. */
export const terminal: GameTerminal<Action, Event, View> = {
  rows: height,
  draw,
  headline: (view, language) => text[language].headline(view, raceCount(view), isLastRound(view)),
  seats: seatLines,
  choice,
  outcome({ certain }) {
    const moved = certain.find((event) => event.type === 'car-moved')
    return moved ? `→ ${String(spaceNumber(moved.to)).padStart(2)}` : ''
  },
  hand: (view, _seat, language) => hand(view, language),
  stock: (view, seat, language) => (isRacing(view, seat) ? text[language].turbosLeft(turbosLeft(view, seat)) : ''),
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
  // That a team is out follows from the car that was eliminated.
  stands: ({ type }) => type === 'car-eliminated' || type === 'final-won',
  onTheWay,
  lasts(event, seat) {
    switch (event.type) {
      case 'car-moved':
        return 'step'
      case 'car-eliminated':
        // Who loses the final is said with who wins it.
        return event.seat === seat ? 'loss' : event.left > 1 ? 'halt' : undefined
      case 'final-won':
        return 'halt'
      default:
        return undefined
    }
  },
  isOut,
  reckoning,
  scale: (view, language) => text[language].scale(carCount(view), view.scoring),
  shown: (language) => text[language].shown,
  rules: (view, language) => text[language].rules(view.scoring),
}

/** A seat's cars with what each one scored, the best first: B3 12 + B2 6 + B1 5. */
function reckoning(view: View, seat: Seat, language: Language): Line {
  if (view.scoring === 'last-car') return []
  const own = scored(view).filter(({ car }) => ownerOf(car) === seat)
  return own
    .reverse()
    .flatMap(({ car, points }, place): Span[] => [
      span(place === 0 ? '' : ' + '),
      paintedCar(car, language),
      span(` ${points}`),
    ])
}
