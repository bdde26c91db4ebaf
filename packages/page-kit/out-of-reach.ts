import type { Reason, Reasons, TablePiece } from '@paddock/kernel'

/** A car as the board knows it, or a space of the circuit by its index. */
export type BoardPlace = { readonly car: string } | { readonly space: number }

/**
 * Why something is out of reach, for whoever reaches for it. In the hand an element says in `data-piece` which piece it
 * is (`packages/page-kit/piece.ts`); of the board it is asked here.
 */
export interface OutOfReach<View, Action> {
  readonly reasons: Reasons<Action, View, TablePiece, Reason>
  /** The piece at a place of the board; undefined where there is nothing to reach for. */
  pieceAt(place: BoardPlace, view: View): TablePiece | undefined
}

export type AnyOutOfReach = OutOfReach<unknown, unknown>
