/** How the parts of a sentence are put together, in any language. */
import type { Card } from '../cards.ts'

/** "red, blue and green". */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** The fastest card first: "4, 4, stress". */
export function cardList(cards: readonly Card[], called: (card: Card) => string): string {
  return cards
    .toSorted((a, b) => b - a)
    .map(called)
    .join(', ')
}
