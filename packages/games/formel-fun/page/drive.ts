import type { CardKind } from '../rules/cards.ts'
import { standing, withCarAt } from '../rules/standing.ts'
import type { Event } from '../rules/state.ts'
import { passedLine, spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

/** How a card would carry the car on turn: what is certain of it. */
export interface Drive {
  readonly car: number
  readonly card: CardKind
  readonly turbo: boolean
  /** The number of the space the car stands on, and how far it drives from there. */
  readonly space: number
  readonly distance: number
  readonly from: number
  readonly to: number
  readonly slot: number
  /** The number of the space where it would end, its place then, and whether it is over the line. */
  readonly endsOn: number
  readonly place: number
  readonly passes: boolean
  /** How many spaces it would fall back because they are full. */
  readonly fellBack: number
}

export function driveOf(view: View, foreseen: readonly Event[] | undefined): Drive | undefined {
  const played = foreseen?.find((event) => event.type === 'card-played')
  const moved = foreseen?.find((event) => event.type === 'car-moved')
  if (!played || !moved) return undefined
  const { card, turbo, space, distance } = played
  const { car, from, to, slot, fellBack } = moved
  return {
    car,
    card,
    turbo,
    space,
    distance,
    from,
    to,
    slot,
    endsOn: spaceNumber(to),
    place: standing(withCarAt(view, car, to, slot)).indexOf(car) + 1,
    passes: to >= passedLine && from < passedLine,
    fellBack,
  }
}
