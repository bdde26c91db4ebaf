import type { Language } from '@paddock/kernel'
import { heldOf } from '../prospects/hand.ts'
import { kindOf } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { text } from './text/index.ts'

/** One line for each kind, like the choices. */
export function hand(view: View, language: Language): string[] {
  return [...new Set(view.hand.map(kindOf))].map((kind) => counted(text[language].card(kind), heldOf(view, kind)))
}

/** "red 6 ×2: 3 spaces". With a turbo on top the cards are the same ones; once said is enough. */
export function choice(label: string, { card, turbo }: Action, view: View, language: Language): string {
  const name = text[language].card(card)
  if (turbo || !label.startsWith(name)) return label
  return counted(name, heldOf(view, card)) + label.slice(name.length)
}

function counted(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name
}
