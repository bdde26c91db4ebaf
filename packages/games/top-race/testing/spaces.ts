import { home } from '../rules/state.ts'
import { spaceName, track } from '../rules/track.ts'

/** A space by its name in the circuit, or `home`. */
export type SpaceName = string

export function nameOfSpace(space: number): SpaceName {
  return space === home ? 'home' : spaceName(space)
}

export function spaceCalled(spot: SpaceName): number {
  if (spot === 'home') return home
  const space = track.circuit.spaces.findIndex(({ id }) => id === spot)
  if (space < 0) throw new RangeError(`no space ${spot}`)
  return space
}

/** The grid by the names of the rulebook's figures: 1a, 1b, 1c in front, 0a, 0b, 0c behind. */
export const gridNames: readonly string[] = track.circuit.grid.map(({ alias }) => alias)
