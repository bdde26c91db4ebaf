/** What is printed on a card, as it is read: its speed, and its symbols. */

import { type Card, faceOf, isSponsor, upgradeOf } from '../rules/cards.ts'
import { asPrinted, type SymbolName } from '../rules/symbols.ts'
import { signed } from './signed.ts'

/** "4", "1/3", "1–4", "4+", "++". */
export function figureOf(card: Card): string {
  const { values, symbols } = faceOf(card)
  return `${valuesText(values)}${'+'.repeat(symbols.plus ?? 0)}`
}

export function valuesText(values: readonly number[]): string {
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  return values.length > 2 ? `${first}–${last}` : values.join('/')
}

/** Whether the card comes from the workshop or from a sponsor, and has more to say than its speed. */
export function isPrinted(card: Card): boolean {
  return isSponsor(card) || (upgradeOf(card) !== undefined && faceOf(card).kind !== 'heat')
}

/** A symbol of a card and how often, or how much. */
export interface Printed {
  readonly symbol: SymbolName
  readonly count: number
}

/** The symbols of a card beside its +, in their order. */
export function printedOn(card: Card): Printed[] {
  const { symbols } = faceOf(card)
  return asPrinted.flatMap((symbol) => (symbols[symbol] === undefined ? [] : [{ symbol, count: symbols[symbol] }]))
}

/** The same with its + first. */
export function symbolsOn(card: Card): Printed[] {
  const { plus } = faceOf(card).symbols
  return [...(plus === undefined ? [] : [{ symbol: 'plus' as const, count: plus }]), ...printedOn(card)]
}

/** "2", "+1", "−1"; nothing where there is only one of it ever. */
export function amountOf({ symbol, count }: Printed): string {
  switch (symbol) {
    case 'direct':
    case 'refresh':
    case 'accelerate':
      return ''
    case 'plus':
      return count === 1 ? '' : `×${count}`
    case 'adjust':
    case 'slipstream':
      return signed(count)
    default:
      return String(count)
  }
}
