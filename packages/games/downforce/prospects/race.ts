/** What everyone sees of the race: who lies where, which car it is about, and for whom it is over. */
import type { Seat } from '@paddock/kernel'
import type { Car } from '../rules/cards.ts'
import { racesOf } from '../rules/options.ts'
import { hasPower } from '../rules/powers/powers.ts'
import { raceOrder } from '../rules/race/race-order.ts'
import { isOnTrack, ownedBy, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

export { raceOrder } from '../rules/race/race-order.ts'
export { isOnTrack } from '../rules/state.ts'

/** Cars are being sold, or powers chosen: nothing drives. */
export function isBeforeRace({ phase }: View): boolean {
  return phase === 'bid' || phase === 'keep' || phase === 'swap'
}

/** The car that everything is about now: the one for sale, or the one that is being driven. */
export function carInHand(view: View): Car {
  if (view.phase === 'bid') return view.lot?.car ?? -1
  return view.card >= 0 ? view.car : -1
}

/** The place of a car in the race; 0 if it does not race. */
export function placeOf(view: View, car: Car): number {
  return raceOrder(view).indexOf(car) + 1
}

/** The place on the grid where a car waits; 0 if it does not wait there. */
export function gridPlaceOf(view: View, car: Car): number {
  return trackOf(view).grid.indexOf(view.space[car] ?? -1) + 1
}

/** All cards that a seat can still play, those it has yet to draw from a pile of its own among them. */
export function cardsOf(view: View, seat: Seat): number {
  return inHandOf(view, seat) + (view.reserves[seat] ?? 0)
}

/** The cards of a seat's hand and its Speed-8 cards. */
export function inHandOf(view: View, seat: Seat): number {
  return (view.cards[seat] ?? 0) + (view.speed8[seat]?.length ?? 0)
}

export function isLastRace({ options, race }: View): boolean {
  return race === racesOf(options)
}

/** No car left to race with or no card to play it, nothing to steer, and no bet still to be made. */
export function isOut(view: View, seat: Seat): boolean {
  const { options, phase, due, crossed } = view
  if (!isLastRace(view)) return false
  if (phase === 'over') return true
  if (isBeforeRace(view)) return false
  const isBetting = options.betting !== 'off' && (due.length > 0 || crossed.length < trackOf(view).lines.length)
  if (isBetting || phase === 'bet') return false
  const own = ownedBy(view, seat)
  const isRacing = own.some((car) => isOnTrack(view, car))
  if (own.length > 0 && !isRacing) return true
  return cardsOf(view, seat) === 0 && view.turn !== seat && !(isRacing && hasPower(view, seat, 'cunning'))
}
