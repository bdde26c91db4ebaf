import type { Language, Seat } from '@paddock/kernel'
import { type CardKind, kindOf } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { text } from './text/index.ts'

/** FF-TURN-08: how often a seat may add a turbo to another card. */
const mostTurbos = 3

export function turbosLeft(view: View, seat: Seat): number {
  return Math.max(0, mostTurbos - (view.turbos[seat] ?? 0))
}

/** One line for each kind, like the choices. */
export function hand(view: View, language: Language): string[] {
  return [...new Set(view.hand.map(kindOf))].map((kind) => counted(text[language].card(kind), held(view, kind)))
}

/** "red 6 ×2: 3 spaces". With a turbo on top the cards are the same ones; once said is enough. */
export function choice(label: string, { card, turbo }: Action, view: View, language: Language): string {
  const name = text[language].card(card)
  if (turbo || !label.startsWith(name)) return label
  return counted(name, held(view, card)) + label.slice(name.length)
}

function held(view: View, kind: CardKind): number {
  return view.hand.filter((card) => kindOf(card) === kind).length
}

function counted(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name
}
