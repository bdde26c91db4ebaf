import type { Language } from '@paddock/kernel'
import type { turnCards } from '../../../prospects/facts/turn-cards.ts'
import type { Card } from '../../../rules/cards.ts'
import { SmallCard } from '../cards/card-face.tsx'
import { TurnCardRow } from '../cards/turn-card-row.tsx'
import { text } from '../text/index.ts'

interface CardsInPlayProps {
  readonly laid: readonly Card[]
  readonly turn: ReturnType<typeof turnCards>
  readonly language: Language
}

/** What was laid face down, then what is open and what was turned up. */
export function CardsInPlay({ laid, turn, language }: CardsInPlayProps) {
  return (
    <span class="dash-area-cards">
      {laid.map((card, index) => (
        <span key={`laid ${index}`} class="dash-laid">
          <SmallCard card={card} language={language} note={text[language].faceDown} />
        </span>
      ))}
      <TurnCardRow {...turn} language={language} />
    </span>
  )
}
