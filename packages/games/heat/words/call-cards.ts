import { noted } from '@paddock/racing'
import type { Card } from '../rules/cards.ts'
import type { SymbolName } from '../rules/symbols.ts'
import { cardList, hasTwin } from './card-list.ts'
import { cardNotes } from './card-notes.ts'

/** What cards are called in a language that has a short name for each, and one for every symbol. */
export function callCards(shortCard: (card: Card) => string, symbol: (of: SymbolName, count: number) => string) {
  /** With all symbols: "turbo 8 (heat 1, scrap 6)". */
  const fullCard = (of: Card) => `${shortCard(of)}${noted(cardNotes(of, symbol))}`
  /** Short, and different for every card: "4", "heat", "brakes 1/3", "turbo 8", "sponsor 6". */
  const card = (of: Card) => (hasTwin(of) ? fullCard(of) : shortCard(of))
  return { card, fullCard, cards: (list: readonly Card[]) => cardList(list, card) }
}
