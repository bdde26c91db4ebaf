import type { AnyBox, Language, Name } from '@paddock/kernel'
import type { Sitter } from '../session/session.ts'

/** How the people of a table are called: by their names, else by the game's own word for the seat. */
export function namesOf(box: AnyBox, sitters: readonly Sitter[], language: Language): Name {
  return (seat) => sitters.find((sitter) => sitter.seat === seat)?.name || box.words[language].seat(seat)
}
