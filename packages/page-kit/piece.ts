import { canonical, type TablePiece } from '@paddock/kernel'

/** Marks an element as a piece of the table: lessons point at it, and who reaches for it in vain is told why. */
export function piece(of: TablePiece | undefined): { readonly 'data-piece'?: string } {
  return of ? { 'data-piece': canonical(of) } : {}
}
