import type { Prospect } from '@paddock/kernel'
import type { CardKind } from '../rules/cards.ts'
import type { Car } from '../rules/cars.ts'
import type { Event } from '../rules/state.ts'
import { spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { raceOrder, withCarAt } from './standing.ts'

/** How a card would carry the car on turn. Nothing of it is left to chance. */
export interface ForeseenDrive {
  readonly car: Car
  readonly card: CardKind
  readonly turbo: boolean
  /** The number of the space the car stands on, and how far it drives from there. */
  readonly space: number
  readonly distance: number
  readonly to: number
  readonly slot: number
  /** The number of the space where it would end, its place then, and whether it is over the line. */
  readonly endsOn: number
  readonly place: number
  readonly passes: boolean
  /** How many spaces it would fall back because they are full. */
  readonly fellBack: number
  /** The table once it has moved. */
  readonly then: View
}

export function foreseenDrive(view: View, { certain }: Prospect<Event>): ForeseenDrive | undefined {
  const played = certain.find((event) => event.type === 'card-played')
  const moved = certain.find((event) => event.type === 'car-moved')
  if (!played || !moved) return undefined
  const { card, turbo, space, distance } = played
  const { car, to, slot, fellBack } = moved
  const then = { ...withCarAt(view, car, to, slot), turn: view.turn + 1 }
  return {
    car,
    card,
    turbo,
    space,
    distance,
    to,
    slot,
    endsOn: spaceNumber(to),
    place: raceOrder(then).indexOf(car) + 1,
    passes: certain.some((event) => event.type === 'line-passed'),
    fellBack,
    then,
  }
}
