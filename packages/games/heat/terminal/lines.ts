/** The lines ahead of a car. */

import type { Language, Seat } from '@paddock/kernel'
import { limitOf, overheats } from '../modules/conditions/sectors.ts'
import type { Corner } from '../rules/circuits/plan.ts'
import { finishOf } from '../rules/state.ts'
import { circuitCalled, nextCorner } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { text } from './text/index.ts'

/** A corner with its limit, be it for everyone or for one driver, and a mark where it is dangerous: A≤7, B≤3!. */
export function cornerSign(view: View, corner: Corner, limit = limitOf(view, corner)): string {
  return `${corner.letter}≤${limit}${overheats(view, corner) ? '!' : ''}`
}

/** How many spaces lead over the next line, and which one that is: "12 → A≤7". */
export function nextLine(view: View, seat: Seat, language: Language): string {
  const here = view.progress[seat] ?? 0
  const finish = finishOf(view)
  const next = nextCorner(circuitCalled(view.circuit), here, finish)
  const spaces = String((next?.line ?? finish) - here).padStart(2)
  return `${spaces} → ${next ? cornerSign(view, next.corner) : text[language].line}`
}
