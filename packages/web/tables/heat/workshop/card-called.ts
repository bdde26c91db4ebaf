import { type Card, meanings } from '@paddock/games/heat'
import type { Language } from '@paddock/kernel'

/** What a card is called within a sentence. */
export function cardCalled(card: Card, language: Language): string {
  return meanings[language].card(card).name
}
