import { cardName } from '../cards.ts'
import type { Action } from '../state.ts'

/** A choice in short: `gear 3`, `play 4 stress`, `cool 2`, `discard`. */
export function inShort(action: Action): string {
  switch (action.type) {
    case 'shift':
      return `gear ${action.gear}`
    case 'play':
    case 'discard':
      return [action.type, ...action.cards.map(cardName)].join(' ')
    case 'cool':
      return `cool ${action.heat}`
    case 'slipstream':
      return `slipstream ${action.spaces}`
    default:
      return action.type
  }
}
