/** The lines ahead of a car. */

import type { Language } from '@paddock/kernel'
import { nextLine, type RacedCorner } from '../../prospects/facts/road.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { text } from '../text/index.ts'

/** A corner with its limit, be it for everyone or for one driver, and a mark where it is dangerous: A≤7, B≤3!. */
export function cornerSign({ letter, limit, overheats }: Pick<RacedCorner, 'letter' | 'limit' | 'overheats'>): string {
  return `${letter}≤${limit}${overheats ? '!' : ''}`
}

/** How many spaces lead over the next line, and which one that is: "12 → A≤7". */
export function nextSign(view: View, car: Car, language: Language): string {
  const { corner, distance } = nextLine(view, car)
  return `${String(distance).padStart(2)} → ${corner ? cornerSign(corner) : text[language].line}`
}
