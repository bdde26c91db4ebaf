import type { CarLook } from '@paddock/board'

/** Someone's car as such, none of those they race: it bears their letter or initial instead of a number. */
export function lettered(look: CarLook, name: string): CarLook {
  return { ...look, number: look.letter ?? Array.from(name)[0]?.toUpperCase() ?? '' }
}
