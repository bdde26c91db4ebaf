import type { AnyBox, Language, Seat } from '@paddock/kernel'
import { text } from './text/index.ts'

/** What a seat is called from where the player sits. */
export function seatName(words: AnyBox['words'], other: Seat, seat: Seat, language: Language): string {
  return other === seat ? text[language].you : words[language].seat(other)
}
