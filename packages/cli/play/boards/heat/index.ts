import { type Action, type Event, finishOf, standing, type View } from '@paddock/games/heat'
import type { Language, Seat } from '@paddock/kernel'
import { type Line, line } from '../../terminal/line.ts'
import type { Board } from '../board.ts'
import { choice, handLines, spelled } from './cards.ts'
import { draw } from './draw.ts'
import { moments } from './moments.ts'
import { lapOf } from './order.ts'
import { seatLines } from './seats.ts'
import { height } from './strip.ts'
import { text } from './text/index.ts'

/** Heat in a terminal: the circuit in two strips, the own dashboard below it, and beside that all cars in their order. */
export const board: Board<Action, Event, View> = {
  rows: height,
  draw,
  headline: (view, language) =>
    text[language].headline(text[language].circuits[view.options.circuit], lapOf(view, standing(view)[0] ?? 0)),
  seats: seatLines,
  choice,
  spelled,
  opening,
  // What a choice leads to is a matter of chance more often than not; the dashboard and the track show it.
  outcome: () => '',
  hand: (view, _seat, language) => handLines(view.hand, language),
  stock: (view, seat, language) => (isOut(view, seat) ? '' : text[language].stock(view.engine[seat] ?? 0)),
  isTold(event, seat) {
    switch (event.type) {
      case 'corner-taken':
        return event.heat > 0
      case 'card-flipped':
      case 'heat-cooled':
      case 'deck-reshuffled':
      case 'cards-drawn':
        return event.seat === seat
      case 'round-began':
      case 'gear-shifted':
      case 'cards-revealed':
      case 'boosted':
      case 'cards-discarded':
      case 'car-finished':
        return false
      default:
        return true
    }
  },
  isGreat: ({ type }) => type === 'spun-out' || type === 'car-finished' || type === 'race-ended',
  moments,
  isOut,
  reckoning,
  scale: (_view, language) => text[language].scale,
  shown: (language) => text[language].shown,
  rules: (view, language) => text[language].rules(view.options.gears),
}

/** The gear that is in; and nothing is used up by pressing Enter too often. */
function opening(choices: readonly Action[], view: View, seat: Seat): number {
  const isCalm = (action: Action) =>
    action.type === 'done' || (action.type === 'shift' && action.gear === view.gear[seat])
  return Math.max(0, choices.findIndex(isCalm))
}

/** Home, or given up. */
function isOut(view: View, seat: Seat): boolean {
  return view.phase === 'over' || (view.place[seat] ?? 0) > 0 || (view.progress[seat] ?? 0) >= finishOf(view)
}

/** How far past the line, which decides between those who come home in one round. */
function reckoning(view: View, seat: Seat, language: Language): Line {
  if (view.finishedIn[seat] === 0) return []
  return line(text[language].past((view.progress[seat] ?? 0) - finishOf(view)))
}
