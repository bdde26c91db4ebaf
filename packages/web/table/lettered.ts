import type { CarLook } from '@paddock/board'

/** Someone's car as such, none of those they race: it bears their initial instead of a number. */
export function lettered(look: CarLook, name: string): CarLook {
  return { ...look, number: Array.from(name)[0]?.toUpperCase() ?? '' }
}
