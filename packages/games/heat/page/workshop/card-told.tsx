import type { Language } from '@paddock/kernel'
import { type Card, faceOf, upgradeOf } from '../../rules/cards.ts'
import { meanings } from '../../words/meanings/index.ts'
import { CardExplained } from '../hand/cards/bubble.tsx'
import { text } from './text/index.ts'

interface CardToldProps {
  readonly card: Card | undefined
  readonly language: Language
  /** What stands there as long as no card is looked at. */
  readonly otherwise: string
}

/** What a card is called and what every symbol on it means. */
export function CardTold({ card, language, otherwise }: CardToldProps) {
  if (card === undefined) return <p class="shop-told shop-told-none">{otherwise}</p>
  const number = upgradeOf(card)?.number
  return (
    <div class="shop-told" aria-live="polite">
      {faceOf(card).kind === 'heat' ? (
        <HeatMeaning card={card} language={language} />
      ) : (
        <CardExplained card={card} language={language} />
      )}
      {number !== undefined && <span class="shop-told-number">{text[language].numbered(number)}</span>}
    </div>
  )
}

/** HT-SYM-24: a Heat among the upgrades is Heat like any other once it is taken. */
function HeatMeaning({ card, language }: { readonly card: Card; readonly language: Language }) {
  const { title, notes } = meanings[language].card(card)
  return (
    <p>
      <b>{title}</b> · {notes.join(' ')}
    </p>
  )
}
