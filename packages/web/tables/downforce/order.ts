import { standing, type View } from '@paddock/games/downforce'
import type { Seat } from '@paddock/kernel'

/** The seats by their foremost car, those without one last; in the auction as they sit. */
export function seatOrder(view: View): Seat[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  if (isBeforeRace(view)) return seats
  const racing = standing(view).flatMap((car) => {
    const owner = view.owner[car] ?? -1
    return owner < 0 ? [] : [owner]
  })
  return [...new Set([...racing, ...seats])]
}

/** Cars are being sold, or powers chosen. */
export function isBeforeRace({ phase }: View): boolean {
  return phase === 'bid' || phase === 'keep' || phase === 'swap'
}
