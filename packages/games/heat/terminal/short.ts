/** Cards in a few signs: what they count, then their symbols. "4+", "1/3", "6↓1!1", "$3≤+1". */

import type { Language } from '@paddock/kernel'
import { type Card, faceOf, isSponsor, upgradeOf } from '../rules/cards.ts'
import { asPrinted, type SymbolName } from '../rules/symbols.ts'
import { modules } from './text/modules/index.ts'

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
export function symbolSign(symbol: SymbolName, count: number): string {
  if (symbol === 'plus') return '+'.repeat(count)
  const figure = symbol === 'adjust' ? signed(count) : uncounted.includes(symbol) ? '' : String(count)
  return `${signOf[symbol] ?? ''}${figure}`
}

function signed(figure: number): string {
  return figure < 0 ? `\u2212${-figure}` : `+${figure}`
}

/** The symbols of a card beside its +, in their order. */
export function symbolsOn(card: Card): (readonly [symbol: SymbolName, count: number])[] {
  const { symbols } = faceOf(card)
  return asPrinted.flatMap((symbol) => {
    const count = symbols[symbol]
    return count === undefined ? [] : [[symbol, count] as const]
  })
}

/** Only what it counts: "4+", "1–4". */
export function printed(card: Card): string {
  const { kind, values, symbols } = faceOf(card)
  if (kind === 'stress' || kind === 'heat') return kind.slice(0, 1).toUpperCase()
  return `${valuesText(values)}${'+'.repeat(symbols.plus ?? 0)}`
}

export function valuesText(values: readonly number[]): string {
  const [first] = values
  return values.length > 2 ? `${first}–${values.at(-1)}` : values.join('/')
}

export function short(card: Card): string {
  const mark = isSponsor(card) ? sponsorMark : ''
  if (isPlain(card)) return printed(card)
  return `${mark}${printed(card)}${symbolsOn(card)
    .map(([symbol, count]) => symbolSign(symbol, count))
    .join('')}`
}

/** A card of every driver's own set, known by its number. */
export function isPlain(card: Card): boolean {
  return upgradeOf(card) === undefined && !isSponsor(card)
}

/** With its part of the car: "brakes 1/3". */
export function called(card: Card, language: Language): string {
  const upgrade = upgradeOf(card)
  if (!upgrade) return short(card)
  const part = modules[language].categories[upgrade.category]
  return upgrade.kind === 'heat' ? part : `${part} ${short(card)}`
}
