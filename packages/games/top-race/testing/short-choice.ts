import { colours, faceOf } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import { gridNames, nameOfSpace } from './spaces.ts'

/** A choice in short: money by figure, cards by name, cars by colour, ends by space. */
export function shortChoice(action: Action): string {
  switch (action.type) {
    case 'bid':
      return String(action.bid)
    case 'hand':
      return `hand ${action.hand}`
    case 'grid':
      return gridNames[action.place] ?? ''
    case 'token':
      return `${action.distance > 0 ? '+' : ''}${action.distance}`
    case 'play':
      return faceOf(action.card).id
    case 'discard':
      return `discard ${faceOf(action.card).id}`
    case 'row':
      return `row ${action.row}`
    case 'car':
    case 'wild':
    case 'bet':
      return colours[action.car] ?? ''
    case 'move':
      return nameOfSpace(action.to)
    case 'pass':
    case 'draw':
    case 'accelerate':
    case 'break-down':
      return action.type
  }
}
