import type { GameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import type { DownforceProspect } from '../prospects/foresight.ts'
import { isLastRace, isOut } from '../prospects/race.ts'
import { carCount, speed8Of } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { racesOf } from '../rules/options.ts'
import type { Action } from '../rules/state.ts'
import { trackCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { choice, handLines } from './cards.ts'
import { draw } from './draw.ts'
import { letterOf } from './livery.ts'
import { lasts, onTheWay } from './pace.ts'
import { reckoning } from './reckoning.ts'
import { seatLines } from './seats.ts'
import { height } from './strip.ts'
import { text } from './text/index.ts'
import type { MatchStage } from './text/words.ts'

/** Downforce in a terminal: the auction's table, then a track in strips with the card in play beside it. */
export const terminal: GameTerminal<Action, Event, View, DownforceProspect> = {
  rows: height,
  draw,
  headline: (view, language) =>
    text[language].headline({
      circuit: trackCalled(view.circuit).circuit.name,
      race: view.race,
      races: racesOf(view.options),
      moment: momentOf(view),
    }),
  seats: seatLines,
  choice,
  // A choice's label says where it leads, and the track shows it.
  outcome: () => '',
  hand: (view, seat, language) => handLines([...view.hand, ...(view.speed8[seat] ?? []).map(speed8Of)], language),
  stock(view, seat, language) {
    const bets = view.bets[seat] ?? []
    return bets.length === 0 ? '' : text[language].bets(bets.map((car) => letterOf(car, language)))
  },
  isTold(event, seat) {
    switch (event.type) {
      case 'card-drawn':
        return event.seat === seat
      case 'car-moved':
        return event.lost > 0 || event.bonus !== 'none'
      case 'bet-made':
        return event.seat === seat
      case 'row-lost':
        return event.why === 'no-car'
      case 'lot-offered':
      case 'bids-shown':
      case 'hands-drawn':
        return false
      default:
        return true
    }
  },
  isGreat: ({ type }) => type === 'car-finished' || type === 'race-ended',
  onTheWay,
  lasts,
  isOut,
  reckoning,
  scale: (view, language) => text[language].scale(view.options),
  shown: (language) => text[language].shown,
  rules: (view, language) => text[language].rules(view.options),
}

function momentOf(view: View): MatchStage['moment'] {
  switch (view.phase) {
    case 'bid':
      if (view.isSecondOffer) return { kind: 'second-offer' }
      return { kind: 'lot', number: carCount - view.lotsLeft, of: carCount }
    case 'keep':
    case 'swap':
      return { kind: 'powers' }
    case 'bet':
      return { kind: 'bet', line: (view.due[0] ?? 0) + 1 }
    case 'over':
      return { kind: isLastRace(view) ? 'over' : 'race' }
    default:
      return { kind: 'race' }
  }
}
