import { colours, faceOf, powers } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'

/** A choice in short: cards and powers by name, cars by colour, ends by space. */
export function shortChoice(action: Action, spot: (space: number) => string): string {
  switch (action.type) {
    case 'bid':
      return action.card === null ? 'pass' : faceOf(action.card).id
    case 'play':
      return `${faceOf(action.card).id}${action.reversed ? ' reversed' : ''}`
    case 'keep':
      return powers[action.power] ?? ''
    case 'wild':
    case 'bet':
      return colours[action.car] ?? ''
    case 'move':
      return `${spot(action.to)}${action.more ? ' more' : ''}`
    case 'bonus':
      return action.to === null ? 'stay' : spot(action.to)
    case 'skip':
    case 'go':
      return action.type
  }
}
