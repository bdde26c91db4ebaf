import type { Language } from '@paddock/kernel'
import type { Card } from '../../rules/cards.ts'
import { meanings } from '../../words/meanings/index.ts'

/** What a card is called within a sentence. */
export function cardInSentence(card: Card, language: Language): string {
  return meanings[language].card(card).name
}
