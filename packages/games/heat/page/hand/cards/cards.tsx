import './cards.css'
import { piece } from '@paddock/page-kit/piece.ts'
import { useState } from 'preact/hooks'
import { type Card, cardName, usualHandSize } from '../../../rules/cards.ts'
import { slowestFirst } from '../picking/selection.ts'
import type { Picking } from '../picking/use-picking.ts'
import type { Driving } from '../props.ts'
import { text } from '../text/index.ts'
import { CardFace } from './card-face.tsx'

interface CardsProps extends Driving {
  readonly picking: Picking | undefined
}

/** The hand: a row of cards to look at, or to pick from. */
export function Cards({ view, language, picking }: CardsProps) {
  const words = text[language]
  const [focused, focus] = useState(0)
  const hand = slowestFirst(view.hand)
  if (hand.length === 0) return null
  const first = Math.max(0, picking ? hand.findIndex((_, place) => picking.mayPick(place)) : 0)
  const entry = picking?.mayPick(focused) ? focused : first
  return (
    <fieldset
      class="dash-cards"
      data-crowd={crowdOf(hand.length)}
      style={{ '--cards': Math.max(usualHandSize, hand.length) }}
      aria-label={words.yourCards}
      onKeyDown={moveFocus}
    >
      {hand.map((card, place) => (
        <HeldCard
          key={place}
          {...{ view, language, picking, card, place }}
          isEntry={place === entry}
          onFocus={() => focus(place)}
        />
      ))}
    </fieldset>
  )
}

/** How closely so many cards lie together. */
function crowdOf(cards: number): 'few' | 'many' | 'most' {
  if (cards <= usualHandSize) return 'few'
  return cards <= 9 ? 'many' : 'most'
}

interface HeldProps {
  readonly view: Driving['view']
  readonly language: Driving['language']
  readonly picking: Picking | undefined
  readonly card: Card
  readonly place: number
  /** Whether the tabulator leads here. */
  readonly isEntry: boolean
  onFocus(): void
}

/** A card that cannot be picked says why when it is pressed. */
function HeldCard({ view, language, picking, card, place, isEntry, onFocus }: HeldProps) {
  const words = text[language]
  const isDiscard = view.phase === 'discard' || picking?.isAhead === true
  const mayPick = picking?.mayPick(place) === true
  const why = picking && !mayPick && (isDiscard ? words.cannotDiscard : words.cannotPlayHeat)
  return (
    <button
      type="button"
      class="dash-card"
      {...piece({ piece: 'card', card: cardName(card) })}
      {...(mayPick
        ? { 'data-pick': place, 'aria-pressed': picking.picked.includes(place) }
        : { 'aria-disabled': 'true', 'data-dead': picking !== undefined && !picking.isAhead })}
      data-phase={isDiscard ? 'discard' : view.phase}
      data-card={card}
      tabIndex={isEntry ? 0 : -1}
      onFocus={onFocus}
      onClick={() => mayPick && picking.toggle(place)}
    >
      <span class="unseen">{why ? words.explained(words.card(card), why) : words.card(card)}</span>
      <CardFace card={card} language={language} />
      {/* While something else is asked, its choices have the digits. */}
      {mayPick && !picking.isAhead && (
        <span class="key dash-key" aria-hidden="true">
          {(place + 1) % 10}
        </span>
      )}
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

function moveFocus({ key, currentTarget, target }: KeyboardEvent): void {
  const step = steps[key]
  if (!step || !(currentTarget instanceof HTMLElement)) return
  const buttons = [...currentTarget.querySelectorAll('button')]
  const here = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1
  buttons.at((here + step) % buttons.length)?.focus()
}
