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
function UpgradeCard({ card, language, isLooked, digit, look, point }: UpgradeCardProps) {
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

interface UpgradeCardsProps extends Pick<UpgradeCardProps, 'language' | 'look' | 'point'> {
  readonly cards: readonly Card[]
  readonly looked: Card | undefined
  /** Whether a key each looks at them. */
  readonly hasKeys: boolean
}

/** Upgrades side by side; of several alike the first is the one that is looked at. */
export function UpgradeCards({ cards, looked, hasKeys, ...each }: UpgradeCardsProps) {
  return cards.map((card, place) => (
    <UpgradeCard
      key={place}
      card={card}
      isLooked={card === looked && cards.indexOf(card) === place}
      digit={hasKeys ? place + 1 : undefined}
      {...each}
    />
  ))
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
