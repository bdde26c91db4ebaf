import type { Language, Seat } from '@paddock/kernel'
import { seatName } from '@paddock/terminal-kit/lanes/names.ts'
import { nameLetter } from '@paddock/terminal-kit/lanes/seats.ts'
import type { View } from '../rules/view.ts'
import { words } from '../words/index.ts'

/** What a seat is called from where the player sits. */
export function nameOf(other: Seat, seat: Seat, language: Language): string {
  return seatName(words, other, seat, language)
}

/** The same in as few signs as can be: "A" of "Stable A". */
export function letterOfSeat(other: Seat, seat: Seat, language: Language): string {
  return other === seat ? nameOf(other, seat, language) : nameLetter({ name: nameOf(other, seat, language) })
}

/** As it is written in the game's own sentences: "$80,000". */
export function money(thousands: number, { options }: View, language: Language): string {
  return words[language].score(thousands, options)
}

/** What comes in or goes out, in thousands: "+90", "−20". */
export function signed(thousands: number): string {
  return thousands < 0 ? `−${-thousands}` : `+${thousands}`
}
