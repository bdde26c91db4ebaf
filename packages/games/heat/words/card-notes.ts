import { type Card, faceOf } from '../rules/cards.ts'
import { asPrinted, type SymbolName } from '../rules/symbols.ts'

/** The symbols that a card bears beside its speed, each said in words. */
export function cardNotes<Said>(card: Card, say: (symbol: SymbolName, count: number) => Said): Said[] {
  const { symbols } = faceOf(card)
  return asPrinted.flatMap((symbol) => (symbols[symbol] === undefined ? [] : [say(symbol, symbols[symbol])]))
}
