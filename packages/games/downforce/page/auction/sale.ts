import type { Seat } from '@paddock/kernel'
import type { Event } from '../../rules/event.ts'
import type { Bid, Lot } from '../../rules/state.ts'

/** The bids shown last: for what, by whom, and what came of them. */
export interface Sale {
  readonly lot: Lot
  readonly bids: readonly Bid[]
  readonly outcome: Extract<Event, { type: 'lot-sold' | 'lot-set-aside' }> | undefined
}

export function lastSale(told: readonly Event[]): Sale | undefined {
  const index = told.findLastIndex(({ type }) => type === 'bids-shown')
  const shown = told[index]
  if (shown?.type !== 'bids-shown') return undefined
  const next = told[index + 1]
  const outcome = next?.type === 'lot-sold' || next?.type === 'lot-set-aside' ? next : undefined
  return { lot: shown.lot, bids: shown.bids, outcome }
}

/** Who may bid for what is on offer; undefined if everybody may. */
export function biddersTold(told: readonly Event[], seats: number): readonly Seat[] | undefined {
  const offered = told.findLast((event) => event.type === 'lot-offered')
  return offered && offered.bidders.length < seats ? offered.bidders : undefined
}

export function hasWon({ outcome }: Sale, bid: Bid): boolean {
  return outcome?.type === 'lot-sold' && outcome.seat === bid.seat
}
