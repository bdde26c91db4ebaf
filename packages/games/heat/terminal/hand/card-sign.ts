/** Cards in a few signs: what they count, then their symbols. "4+", "1/3", "6↓1!1", "$3≤+1". */

import type { Language } from '@paddock/kernel'
import { type Card, faceOf, isSponsor, upgradeOf } from '../../rules/cards.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { figureOf, type Printed, printedOn } from '../../words/figures.ts'
import { signed } from '../../words/signed.ts'
import { modules } from '../text/modules/index.ts'

const signOf: Readonly<Partial<Record<SymbolName, string>>> = {
  direct: '»',
  accelerate: '↑',
  refresh: '↺',
  cooldown: '↓',
  stress: 'S',
  slipstream: '≈',
  salvage: '↻',
  adjust: '≤',
  heat: '!',
  scrap: '×',
}

/** What can be used once, or not at all. */
const uncounted: readonly SymbolName[] = ['direct', 'accelerate', 'refresh']

export const sponsorMark = '$'

/** A symbol with its figure: "↓2", "≤−1", "»", "++". */
export function symbolSign({ symbol, count }: Printed): string {
  if (symbol === 'plus') return '+'.repeat(count)
  const figure = symbol === 'adjust' ? signed(count) : uncounted.includes(symbol) ? '' : String(count)
  return `${signOf[symbol] ?? ''}${figure}`
}

/** Only what it counts: "4+", "1–4". */
export function printed(card: Card): string {
  const { kind } = faceOf(card)
  return kind === 'stress' || kind === 'heat' ? kind.slice(0, 1).toUpperCase() : figureOf(card)
}

export function cardSign(card: Card): string {
  const mark = isSponsor(card) ? sponsorMark : ''
  if (isOfBaseSet(card)) return printed(card)
  return `${mark}${printed(card)}${printedOn(card).map(symbolSign).join('')}`
}

/** A card of every driver's own set, known by its number. */
export function isOfBaseSet(card: Card): boolean {
  return upgradeOf(card) === undefined && !isSponsor(card)
}

/** With its part of the car: "brakes 1/3". */
export function cardWithPart(card: Card, language: Language): string {
  const upgrade = upgradeOf(card)
  if (!upgrade) return cardSign(card)
  const part = modules[language].categories[upgrade.category]
  return upgrade.kind === 'heat' ? part : `${part} ${cardSign(card)}`
}
