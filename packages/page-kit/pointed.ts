import type { Spot } from '@paddock/board'
import type { TablePiece } from '@paddock/kernel'
import type { Looking } from './game-page.ts'

/** A place on the board to draw a ring around, with its radius in lane widths. */
export interface Ringed {
  readonly spot: Spot
  readonly radius: number
}

interface Pointing<View, Piece extends TablePiece> {
  pointed(piece: Piece, looking: Looking<View>): readonly Ringed[]
}

/** Where a game's board shows what a lesson points at: `page/pointed.ts` of the game. What lies in the hand is nowhere on it. */
export type Pointed<View, Piece extends TablePiece> = Pointing<View, Piece>['pointed']
export type AnyPointed = Pointed<unknown, TablePiece>
