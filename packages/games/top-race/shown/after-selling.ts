/** The table after an event of the auction, until the race begins. */

import type { Seat, Viewer } from '@paddock/kernel'
import { hasHandsLeft, mayBid } from '../rules/auction/auction.ts'
import { isDrawn } from '../rules/options.ts'
import type { Event, Phase } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { paid } from './paid.ts'

export function afterSelling(event: Event, view: View, viewer: Viewer): View | undefined {
  switch (event.type) {
    case 'driver-offered':
      return offered(event, view)
    case 'bid-made': {
      const { seat, bid } = event
      return askedNext({ ...view, bid, bidder: seat }, seat)
    }
    case 'bid-passed':
      return askedNext({ ...view, passed: [...view.passed, event.seat] }, event.seat)
    case 'bidders-dropped':
      return askedNext({ ...view, passed: [...view.passed, ...event.seats] }, event.seats.at(-1) ?? view.speaker)
    case 'driver-refused':
      return view.wasRefused || view.lot < 0 ? view : { ...view, refused: [...view.refused, view.lot] }
    case 'driver-sold': {
      const { seat, car, price } = event
      const sold = { ...paid(view, seat, -price), buyer: seat, bid: price }
      return taking(car < 0 ? sold : owned(sold, seat, car))
    }
    case 'hand-chosen':
      return taking(withHand(event, view, viewer))
    case 'car-chosen':
      return taking({ ...owned(view, event.seat, event.car), lot: event.car })
    case 'car-placed':
      return taking({ ...view, space: view.space.with(event.car, track.grid[event.place] ?? -1) })
    case 'token-placed':
      return taking({ ...view, token: view.token.with(event.car, event.distance) })
    case 'race-started':
      return started(event, view)
    default:
      return undefined
  }
}

function offered(event: Extract<Event, { type: 'driver-offered' }>, view: View): View {
  const { car, opener, wasRefused } = event
  const isTurnedUp = car >= 0 && !wasRefused
  return {
    ...view,
    phase: 'bid',
    lot: car,
    wasRefused,
    offers: view.offers + 1,
    bid: 0,
    bidder: -1,
    passed: [],
    speaker: opener < 0 ? view.speaker : opener,
    driversLeft: view.driversLeft - (isTurnedUp ? 1 : 0),
    refused: wasRefused ? view.refused.filter((other) => other !== car) : view.refused,
  }
}

/** The next one who may go higher; whoever cannot is told to have passed. */
function askedNext(view: View, from: Seat): View {
  for (let asked = 1; asked <= view.seats; asked++) {
    const seat = (from + asked) % view.seats
    if (seat !== view.bidder && !view.passed.includes(seat) && mayBid(view, seat)) return { ...view, speaker: seat }
  }
  return view
}

function owned(view: View, seat: Seat, car: number): View {
  return { ...view, owner: view.owner.with(car, seat), price: view.price.with(car, view.bid) }
}

function withHand(event: Extract<Event, { type: 'hand-chosen' }>, view: View, viewer: Viewer): View {
  const { seat, hand } = event
  const cards = view.openHands[hand] ?? []
  return {
    ...view,
    openHands: view.openHands.with(hand, []),
    handOf: view.handOf.with(seat, hand),
    cards: view.cards.with(seat, cards.length),
    hand: seat === viewer ? [...cards] : view.hand,
  }
}

/** What the buyer takes next; nothing is for sale any more once all is taken. */
function taking(view: View): View {
  const phase = nextToTake(view)
  return phase ? { ...view, phase } : { ...view, lot: -1 }
}

function nextToTake(view: View): Phase | undefined {
  const { lot, buyer, options } = view
  if (hasHandsLeft(view) && (view.handOf[buyer] ?? -1) < 0) return 'hand'
  if (lot < 0) return 'car'
  if ((view.space[lot] ?? -1) < 0) return 'grid'
  return options.distance === 'tokens' && view.token[lot] === 0 ? 'token' : undefined
}

/** Where all choose at once it is nobody's turn. */
function started({ race, seat }: Extract<Event, { type: 'race-started' }>, view: View): View {
  const { options } = view
  if (options.turns === 'total-move') return { ...view, race, phase: 'choose' }
  return { ...view, race, turn: seat, phase: isDrawn(options) ? 'draw' : 'card' }
}
