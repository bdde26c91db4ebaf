import type { GameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { isUnderWay } from '../prospects/books.ts'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import { isNeverAskedAgain } from '../prospects/never-asked.ts'
import { isBeforeRace } from '../prospects/standing.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { choice, handLines, spelled } from './cards.ts'
import { draw } from './draw.ts'
import { letterOf } from './livery.ts'
import { lasts, onTheWay } from './moments.ts'
import { reckoning } from './reckoning.ts'
import { seatLines } from './seats.ts'
import { height } from './strip.ts'
import { text } from './text/index.ts'
import type { MatchStage } from './text/words.ts'

/** Top Race in a terminal: the auction's table, then a track in strips with the card in play beside it, then the books. */
export const terminal: GameTerminal<Action, Event, View, TopRaceProspect> = {
  rows: height,
  draw,
  headline: (view, language) =>
    text[language].headline({ race: view.race, races: view.options.races, moment: momentOf(view) }),
  seats: seatLines,
  choice,
  spelled,
  opening,
  // A choice's label says where it leads, and the track shows it.
  outcome: () => '',
  hand: (view, _seat, language) => handLines(view.hand, language),
  stock: (view, _seat, language) =>
    view.bets.length === 0 ? '' : text[language].bets(view.bets.map((car) => letterOf(car, language))),
  isTold(event, seat) {
    switch (event.type) {
      case 'card-drawn':
      case 'bet-made':
        return event.seat === seat
      case 'car-moved':
        return event.lost > 0
      case 'driver-offered':
      case 'bid-passed':
      case 'car-placed':
      case 'row-chosen':
      case 'prize-paid':
      case 'token-settled':
      case 'bets-settled':
      case 'purse-counted':
        return false
      default:
        return true
    }
  },
  isGreat: ({ type }) => type === 'car-finished' || type === 'car-broke-down' || type === 'race-ended',
  onTheWay,
  lasts,
  isOut: isNeverAskedAgain,
  reckoning,
  scale: (view, language) => text[language].scale(view.options),
  shown: (language) => text[language].shown,
  rules: (view, language) => text[language].rules(view.options),
}

function momentOf(view: View): MatchStage['moment'] {
  if (isBeforeRace(view)) return { kind: 'auction', sold: view.owner.filter((owner) => owner >= 0).length }
  const { phase, options } = view
  if (phase === 'bet') return { kind: 'bet', line: view.betting + 1 }
  if (phase === 'over' || !isUnderWay(view)) return { kind: view.race < options.races ? 'result' : 'over' }
  return { kind: 'race', pile: options.game === 'full' && options.cards !== 'dealt' ? view.pile : undefined }
}

/** A token just beyond the finish is where people begin to think. */
function opening(choices: readonly Action[]): number {
  return Math.max(
    0,
    choices.findIndex((action) => action.type === 'token' && action.distance > 0),
  )
}
