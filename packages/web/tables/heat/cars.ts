import type { BoardCar } from '@paddock/board'
import type { View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'
import type { Looking } from '../game-table.ts'
import { aheadOf } from './ahead.ts'
import { carId, lookOf } from './livery.ts'
import { placeOf, seatOrder } from './order.ts'
import { isHome, spotOf } from './spots.ts'
import { text } from './text/index.ts'
import { onTurn } from './turn.ts'

/** The cars of the race from first to last. Who is home or has given up stands beside the track. */
export function cars(looking: Looking<View>): BoardCar[] {
  const { view } = looking
  return seatOrder(view).map((seat) => {
    const mark = markOf(seat, looking)
    const isOut = (view.place[seat] ?? 0) > 0
    return {
      id: carId(seat),
      look: lookOf(seat),
      spot: spotOf(view, seat),
      label: labelOf(seat, looking),
      ...(mark ? { mark } : {}),
      ...(isOut ? { aside: true } : {}),
    }
  })
}

function markOf(seat: Seat, { view, viewer }: Looking<View>): BoardCar['mark'] {
  if (seat === onTurn(view)) return 'turn'
  return seat === viewer ? 'own' : undefined
}

function labelOf(seat: Seat, { view, language, name }: Looking<View>): string {
  const isOut = (view.place[seat] ?? 0) > 0
  return text[language].carOnTrack({
    name: name(seat),
    place: placeOf(view, seat),
    isHome: isHome(view, seat),
    hasGivenUp: isOut && !isHome(view, seat),
    ahead: aheadOf(view, seat),
    isOnTurn: seat === onTurn(view),
  })
}
