import type { Seat } from '@paddock/kernel'

/** A card that lies open: who played it, or had to throw it away. */
export interface Played {
  readonly card: number
  readonly seat: Seat | undefined
  readonly isThrown: boolean
}

/** The open cards, the latest first. Of what was told some may have been taken back, so the pile itself decides. */
export function playedCards({ discard, card }: OpenCards, laid: readonly Played[]): Played[] {
  let until = laid.length
  return [...discard, ...(card >= 0 ? [card] : [])].reverse().map((open) => {
    const index = laid.slice(0, until).findLastIndex((one) => one.card === open)
    const found = laid[index]
    if (!found) return { card: open, seat: undefined, isThrown: false }
    until = index
    return found
  })
}

/** Cards on the discard pile, and the one in play; −1 for none. */
export interface OpenCards {
  readonly discard: readonly number[]
  readonly card: number
}

export function openCards({ discard, card }: OpenCards): number {
  return discard.length + (card >= 0 ? 1 : 0)
}
