/** The lines ahead of a car. */
import { type Corner, circuitCalled, finishOf, nextCorner, type View } from '@paddock/games/heat'
import type { Language, Seat } from '@paddock/kernel'
import { text } from './text/index.ts'

/** A corner with its limit: A≤7. */
export function cornerSign({ letter, limit }: Corner): string {
  return `${letter}≤${limit}`
}

/** How many spaces lead over the next line, and which one that is: "12 → A≤7". */
export function nextLine(view: View, seat: Seat, language: Language): string {
  const here = view.progress[seat] ?? 0
  const finish = finishOf(view)
  const next = nextCorner(circuitCalled(view.options.circuit), here, finish)
  const spaces = String((next?.line ?? finish) - here).padStart(2)
  return `${spaces} → ${next ? cornerSign(next.corner) : text[language].line}`
}
