import type { Seat } from '@paddock/kernel'
import { ownedBy } from '@paddock/racing/lanes'
import { hasHandsLeft, mayBid } from '../rules/auction/auction.ts'
import { bidStep } from '../rules/money.ts'
import { cashOf } from '../rules/purse.ts'
import type { View } from '../rules/view.ts'

export { hasHandsLeft } from '../rules/auction/auction.ts'
export { cashOf } from '../rules/purse.ts'

/**
 * Where a seat stands in the auction: it holds the best bid, is asked, may still go higher, has passed or
 * cannot pay more. Or it may not bid: it has a hand already, as many drivers as it may have, or the
 * drivers left are for those who have none.
 */
export type Stand = 'leads' | 'asked' | 'in' | 'passed' | 'short' | 'has-hand' | 'full' | 'kept-for-others'

/** Whether somebody takes part no more in the auction of what is on offer. */
export function isOutOfAuction(stand: Stand): boolean {
  return stand !== 'leads' && stand !== 'asked' && stand !== 'in'
}

type Bidding = Pick<
  View,
  'phase' | 'seats' | 'owner' | 'openHands' | 'handOf' | 'bid' | 'bidder' | 'passed' | 'speaker' | 'purse'
>

export function standOf(view: Bidding, seat: Seat): Stand {
  if (view.bidder === seat) return 'leads'
  if (!mayBid(view, seat)) return whyNot(view, seat)
  if (cashOf(view, seat) < view.bid + bidStep) return 'short'
  if (view.passed.includes(seat)) return 'passed'
  return view.phase === 'bid' && view.speaker === seat ? 'asked' : 'in'
}

function whyNot(view: Bidding, seat: Seat): Stand {
  if (hasHandsLeft(view)) return 'has-hand'
  // Would it be allowed if nobody else had bought anything?
  const alone = ownedBy(view, seat)
  const owner = view.owner.map((_, car) => (alone.includes(car) ? seat : -1))
  return mayBid({ ...view, owner }, seat) ? 'kept-for-others' : 'full'
}

/** The seats that could still outbid the best bid, or make the first one. */
export function stillIn(view: Bidding): Seat[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => {
    const stand = standOf(view, seat)
    return stand === 'in' || stand === 'asked'
  })
}

/** How near the hammer is to falling: at 1 and 2 two and one others are left, at 3 it has fallen. */
export type Hammer = 0 | 1 | 2 | 3

export function hammerOf(view: Bidding): Hammer {
  if (view.phase !== 'bid') return 3
  if (view.bidder < 0) return 0
  const left = stillIn(view).length
  return left === 0 ? 3 : left === 1 ? 2 : left === 2 ? 1 : 0
}
