import { type Card, faceOf } from '../cards.ts'
import type { SymbolName } from '../symbols.ts'

/** The order in which the symbols of a card are told: what it can do, then what it costs. */
const inOrder: readonly SymbolName[] = [
  'direct',
  'accelerate',
  'refresh',
  'cooldown',
  'stress',
  'slipstream',
  'salvage',
  'adjust',
  'heat',
  'scrap',
]

/** The symbols that a card bears beside its speed, each said in words. */
export function cardNotes<Said>(card: Card, say: (symbol: SymbolName, count: number) => Said): Said[] {
  const { symbols } = faceOf(card)
  return inOrder.flatMap((symbol) => (symbols[symbol] === undefined ? [] : [say(symbol, symbols[symbol])]))
}
