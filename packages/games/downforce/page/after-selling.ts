/** The table after an event of the auction or of the choice of powers. */

import type { Seat } from '@paddock/kernel'
import { noPower } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'

export function afterSelling(event: Event, view: View): View | undefined {
  switch (event.type) {
    case 'lot-offered': {
      const { lot, isSecondOffer } = event
      const lotsLeft = isSecondOffer ? view.lotsLeft : Math.max(0, view.lotsLeft - 1)
      const aside = view.aside.filter(({ car }) => car !== lot.car)
      return { ...view, phase: 'bid', lot, isSecondOffer, lotsLeft, aside }
    }
    case 'bids-shown':
      return { ...view, lot: event.lot, bids: [...event.bids] }
    case 'lot-sold': {
      const { lot, seat, price } = event
      const sold = {
        ...view,
        lot: null,
        owner: view.owner.with(lot.car, seat),
        price: view.price.with(lot.car, price),
        speed8: view.speed8.with(seat, [...(view.speed8[seat] ?? []), lot.car]),
      }
      if (lot.power === noPower) return sold
      return withPowers(sold, seat, [...(view.powers[seat] ?? []), lot.power])
    }
    case 'lot-set-aside': {
      const aside = event.isUnowned ? view.aside : [...view.aside, event.lot]
      return { ...view, lot: null, aside }
    }
    case 'cars-dealt':
      return {
        ...view,
        owner: [...event.owner],
        speed8: view.speed8.map((_, seat) => event.owner.flatMap((owner, car) => (owner === seat ? [car] : []))),
      }
    case 'power-kept':
    case 'power-taken':
      return withPowers(view, event.seat, [event.power])
    case 'cars-removed':
      return { ...view, space: view.space.map((space, car) => (event.cars.includes(car) ? -1 : space)) }
    case 'race-started':
      return { ...view, race: event.race, lot: null, bids: [], turn: event.seat, phase: 'card' }
    default:
      return undefined
  }
}

function withPowers(view: View, seat: Seat, own: number[]): View {
  return { ...view, powers: view.powers.with(seat, own) }
}
