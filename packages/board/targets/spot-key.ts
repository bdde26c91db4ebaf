import type { Spot } from '../types.ts'

/** The same for the same spot, and only for it. */
export function spotKey({ along, offset }: Spot): string {
  return `${along} ${offset}`
}
