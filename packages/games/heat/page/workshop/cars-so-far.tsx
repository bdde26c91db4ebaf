import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { piece } from '@paddock/page-kit/piece.ts'
import { useState } from 'preact/hooks'
import { built, builtBy, type Piece } from '../../prospects/reasons/pieces.ts'
import type { Card } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { SmallCard } from '../hand/cards/card-face.tsx'
import type { Props } from '../hand/props.ts'
import { lookOf } from '../livery.ts'
import { pointing } from './pointing.ts'
import { text } from './text/index.ts'

interface CarsProps extends Looking<View>, Pick<Props, 'deciding'> {
  /** Whose car is not shown because its cards lie before its driver anyway. */
  readonly without?: number | undefined
  point(card: Card | undefined): void
}

/** What every driver has built in so far: one's own car first. */
export function CarsSoFar({ view, viewer, language, name, deciding, without, point }: CarsProps) {
  const words = text[language]
  const each = { language, point }
  const [isOpen, fold] = useState(isWide)
  const others = view.upgrades
    .map((cards, seat) => ({ cards, seat }))
    .filter(({ cards, seat }) => cards.length > 0 && seat !== viewer)
  return (
    <div class="shop-cars">
      {viewer !== 'spectator' && viewer !== without && (
        <div class="shop-car" data-own="true">
          <b>{words.yourCar}</b>
          <Parts cards={view.upgrades[viewer] ?? []} {...each} {...(deciding && { of: built })} />
        </div>
      )}
      {others.length > 0 && (
        <details class="shop-others" open={isOpen} onToggle={({ currentTarget }) => fold(currentTarget.open)}>
          <summary>{words.otherCars}</summary>
          <div class="shop-other-cars">
            {others.map(({ cards, seat }) => (
              <div key={seat} class="shop-car">
                <span>
                  <Sign look={lookOf(seat)} /> {name(seat)}
                </span>
                <Parts cards={cards} {...each} {...(deciding && { of: (card: Card) => builtBy(seat, card) })} />
              </div>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

/** Where there is room, nothing is folded away. */
function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(width >= 1024px) and (height >= 560px)').matches
}

interface PartsProps {
  readonly cards: readonly Card[]
  readonly language: Looking<View>['language']
  /** Where something is to be chosen, none of these are: who presses one is told why not. */
  of?(card: Card): Piece
  point(card: Card | undefined): void
}

/** Small cards; whoever points at one reads of it where the others are told of. */
function Parts({ cards, language, of, point }: PartsProps) {
  if (cards.length === 0) return <span class="shop-none">{text[language].nothingYet}</span>
  return (
    <span class="shop-parts">
      {cards.map((card, place) => (
        <button
          key={place}
          type="button"
          class="shop-part"
          {...piece(of?.(card))}
          {...pointing(card, point)}
          onClick={() => point(card)}
        >
          <SmallCard card={card} language={language} />
        </button>
      ))}
    </span>
  )
}
