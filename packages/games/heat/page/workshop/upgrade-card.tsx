import { Sign } from '@paddock/board'
import type { Language, Viewer } from '@paddock/kernel'
import { piece } from '@paddock/page-kit/piece.ts'
import { type Card, cardName } from '../../rules/cards.ts'
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
  /** Where it lies, where something is to be chosen. */
  readonly of?: 'market' | 'upgrade'
  /** The key that looks at it. */
  readonly digit?: number | undefined
  /** Undefined where nothing is to be chosen: it can be looked at all the same. */
  look(card: Card): void
  point(card: Card | undefined): void
}

/** An upgrade to look at, and by that to choose. */
function UpgradeCard({ card, language, isLooked, of, digit, look, point }: UpgradeCardProps) {
  return (
    <button
      type="button"
      class="shop-card"
      {...piece(of && { piece: of, card: cardName(card) })}
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

interface UpgradeCardsProps extends Pick<UpgradeCardProps, 'language' | 'of' | 'look' | 'point'> {
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
  readonly viewer: Viewer
  readonly language: Language
  name(seat: number): string
}

/** A card that is gone, under the sign of whoever took it. */
export function TakenCard({ taken: { seat, card }, viewer, language, name }: TakenCardProps) {
  const words = text[language]
  return (
    <button
      type="button"
      class="shop-card"
      {...piece(
        seat === viewer ? { piece: 'upgrade', card: cardName(card) } : { piece: 'theirs', seat, card: cardName(card) },
      )}
      aria-disabled="true"
      tabIndex={0}
      data-gone="true"
      title={words.takenBy(name(seat))}
    >
      <span class="unseen">
        {meanings[language].card(card).name}, {words.takenBy(name(seat))}
      </span>
      <CardFace card={card} language={language} />
      <Sign look={lookOf(seat)} class="shop-taker" />
    </button>
  )
}
