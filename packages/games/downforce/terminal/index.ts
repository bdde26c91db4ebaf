import type { Seat } from '@paddock/kernel'
import { ownedBy } from '@paddock/racing/lanes'
import type { GameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { carCount, powerCalled, speed8Of } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { type Action, isOnTrack, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { choice, handLines } from './cards.ts'
import { draw, isAuction } from './draw.ts'
import { letterOf } from './livery.ts'
import { moments } from './moments.ts'
import { reckoning } from './reckoning.ts'
import { seatLines } from './seats.ts'
import { height } from './strip.ts'
import { text } from './text/index.ts'
import type { Stage } from './text/words.ts'

/** Downforce in a terminal: the auction's table, then a track in strips with the card in play beside it. */
export const terminal: GameTerminal<Action, Event, View> = {
  rows: height,
  draw,
  headline: (view, language) =>
    text[language].headline({
      circuit: trackOf(view).circuit.name,
      race: view.race,
      races: view.options.format === 'world-tour' ? 2 : 1,
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
  moments,
  isOut,
  reckoning,
  scale: (view, language) => text[language].scale(view.options),
  shown: (language) => text[language].shown,
  rules: (view, language) => text[language].rules(view.options),
}

function momentOf(view: View): Stage['moment'] {
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
      return { kind: 'over' }
    default:
      return { kind: 'race' }
  }
}

/** No car left to race with or no card to play it, nothing to steer, and no bet still to be made. */
function isOut(view: View, seat: Seat): boolean {
  const { options, race, phase, due, crossed } = view
  if (phase === 'over') return true
  if (isAuction(view) || (options.format === 'world-tour' && race === 1)) return false
  const isBetting = options.betting !== 'off' && (due.length > 0 || crossed.length < trackOf(view).lines.length)
  if (isBetting || phase === 'bet') return false
  const own = ownedBy(view, seat)
  const isRacing = own.some((car) => isOnTrack(view, car))
  if (own.length > 0 && !isRacing) return true
  const cards = (view.cards[seat] ?? 0) + (view.reserves[seat] ?? 0) + (view.speed8[seat]?.length ?? 0)
  const isSteering = isRacing && view.powers[seat]?.[0] === powerCalled('cunning')
  return cards === 0 && view.turn !== seat && !isSteering
}
