import { faceOf, type Row } from '../cards.ts'
import type { OpenState, State } from '../state.ts'

/** The row of the card in play that is being carried out, counted from the bottom if Tricky has turned it round. */
export function currentRow({ card, row, isReversed }: Pick<OpenState, 'card' | 'row' | 'isReversed'>): Row | undefined {
  if (card < 0) return undefined
  const { rows } = faceOf(card)
  return rows[isReversed ? rows.length - 1 - row : row]
}

/** On to the next row; after the last one the card is done. */
export function nextRow(state: State): void {
  state.row++
  state.car = -1
  state.isGoing = false
}
