import type { Card } from '../cards.ts'

/** The fastest card first: "4, 4, stress". */
export function cardList(cards: readonly Card[], called: (card: Card) => string): string {
  return cards
    .toSorted((a, b) => b - a)
    .map(called)
    .join(', ')
}
