import { colours, faceOf } from '../rules/cards.ts'
import { type Action, home } from '../rules/state.ts'
import { track } from '../rules/track.ts'

/** A space by its name in the circuit, or `home`. */
export type Spot = string

export function spotOf(space: number): Spot {
  return space === home ? 'home' : (track.circuit.spaces[space]?.id ?? '')
}

export function spaceAt(spot: Spot): number {
  if (spot === 'home') return home
  const space = track.circuit.spaces.findIndex(({ id }) => id === spot)
  if (space < 0) throw new RangeError(`no space ${spot}`)
  return space
}

/** The grid by the names of the rulebook's figures: 1a, 1b, 1c in front, 0a, 0b, 0c behind. */
export const gridNames: readonly string[] = track.circuit.grid.map(({ alias }) => alias)

/** A choice in short: money by figure, cards by name, cars by colour, ends by space. */
export function inShort(action: Action): string {
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
      return spotOf(action.to)
    case 'pass':
    case 'draw':
    case 'accelerate':
    case 'break-down':
      return action.type
  }
}
