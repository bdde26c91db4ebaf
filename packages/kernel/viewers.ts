import type { Viewer } from './game.ts'

/** Everyone who may look at a match of so many seats. */
export function viewers(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
}
