import { Sign } from '@paddock/board'
import type { Language } from '@paddock/kernel'
import type { Card } from '../../rules/cards.ts'
import { meanings } from '../../words/meanings/index.ts'
import { CardFace } from '../hand/cards/card-face.tsx'
import { lookOf } from '../livery.ts'
import { pointing } from './pointing.ts'
import type { Taken } from './taken.ts'
import { text } from './text/index.ts'

interface UpgradeCardProps {
  readonly card: Card
  readonly language: Language
  readonly isLooked: boolean
  /** The key that looks at it. */
  readonly digit?: number | undefined
  /** Undefined where nothing is to be chosen: it can be looked at all the same. */
  look(card: Card): void
  point(card: Card | undefined): void
}

/** An upgrade to look at, and by that to choose. */
export function UpgradeCard({ card, language, isLooked, digit, look, point }: UpgradeCardProps) {
  return (
    <button
      type="button"
      class="shop-card"
      data-pick={card}
      tabIndex={0}
      aria-pressed={isLooked}
      onClick={() => look(card)}
      {...pointing(card, point)}
    >
      <span class="unseen">{meanings[language].card(card).name}</span>
      <CardFace card={card} language={language} />
      {digit !== undefined && digit <= 9 && (
        <span class="key dash-key" aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  )
}

interface TakenCardProps {
  readonly taken: Taken
  readonly language: Language
  name(seat: number): string
}

/** A card that is gone, under the sign of whoever took it. */
export function TakenCard({ taken: { seat, card }, language, name }: TakenCardProps) {
  const words = text[language]
  return (
    <span class="shop-card" data-gone="true" title={words.takenBy(name(seat))}>
      <span class="unseen">
        {meanings[language].card(card).name}, {words.takenBy(name(seat))}
      </span>
      <CardFace card={card} language={language} />
      <Sign look={lookOf(seat)} class="shop-taker" />
    </span>
  )
}
