import { cardName } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'

/** A choice in short: `gear 3`, `play 4 stress`, `cool 2`, `discard`. */
export function shortChoice(action: Action): string {
  switch (action.type) {
    case 'shift':
      return `gear ${action.gear}`
    case 'play':
    case 'discard':
    case 'salvage':
    case 'refresh':
      return [action.type, ...action.cards.map(cardName)].join(' ')
    case 'cool':
      return `cool ${action.heat}`
    case 'relieve':
      return `relieve ${action.stress}`
    case 'scrap':
      return `scrap ${action.cards}`
    case 'values':
      return `values ${action.values.join(' ')}`
    case 'pay':
    case 'replace':
    case 'direct':
    case 'pick':
    case 'keep':
      return `${action.type} ${cardName(action.card)}`
    case 'swap':
      return `swap ${cardName(action.give)} for ${cardName(action.take)}`
    case 'slipstream':
      return `slipstream ${action.spaces}`
    default:
      return action.type
  }
}
