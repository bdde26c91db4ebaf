import type { Language } from '@paddock/kernel'
import type { paints } from './paints.ts'

/** The letter of a colour, which stands for it wherever colours cannot be seen: in all games the same. */
export const letters: Readonly<Record<Language, Readonly<Record<keyof typeof paints, string>>>> = {
  en: { black: 'K', blue: 'B', green: 'G', grey: 'A', orange: 'O', red: 'R', white: 'W', yellow: 'Y' },
  fr: { black: 'N', blue: 'B', green: 'V', grey: 'G', orange: 'O', red: 'R', white: 'W', yellow: 'J' },
}
