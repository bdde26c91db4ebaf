import { isDrawn } from '../options.ts'
import type { OpenState, Phase } from '../state.ts'

/** What a turn begins with. Between two rows, and after a card, nothing more is asked about either. */
export function turnPhase({ options }: Pick<OpenState, 'options'>): Phase {
  if (options.turns === 'total-move') return 'choose'
  return isDrawn(options) ? 'draw' : 'card'
}

/** The card in play is done and lies on the discard pile; no other one is drawn for it (TR-RACE-04). */
export function putAway(state: OpenState): void {
  if (state.card < 0) return
  state.discard.push(state.card)
  state.card = -1
  state.row = -1
  state.car = -1
  state.phase = turnPhase(state)
}
