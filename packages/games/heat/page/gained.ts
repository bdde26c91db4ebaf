import type { Seat } from '@paddock/kernel'
import type { Action } from '../rules/action.ts'
import { faceOf, hasChoice } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'

/** What a choice surely adds to a turn: spaces to drive, and how many of them are speed. */
export interface Gained {
  readonly spaces: number
  readonly speed: number
}

/** Undefined for a choice that does not move the car, or whose spaces are a matter of luck. */
export function gainedBy(view: View, seat: Seat, action: Action): Gained | undefined {
  switch (action.type) {
    case 'slipstream':
      return { spaces: action.spaces, speed: 0 }
    case 'adrenaline':
      return both(1)
    case 'accelerate':
      return both(view.pluses)
    case 'direct':
      return both(faceOf(action.card).value)
    case 'values':
      return both(sumWith(view, seat, action.values))
    default:
      return undefined
  }
}

function both(count: number): Gained {
  return { spaces: count, speed: count }
}

/** The cards in play, those that leave a choice at the values chosen for them. */
function sumWith({ area, worth }: View, seat: Seat, values: readonly number[]): number {
  const chosen = values.values()
  return (area[seat] ?? []).reduce((sum, card, place) => {
    return sum + ((hasChoice(card) ? chosen.next().value : worth[place]) ?? 0)
  }, 0)
}
