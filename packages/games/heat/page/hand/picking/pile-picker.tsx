import './pile-picker.css'
import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { useState } from 'preact/hooks'
import { confirm } from '../../../prospects/reasons/pieces.ts'
import type { Card } from '../../../rules/cards.ts'
import { CardFace } from '../cards/card-face.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { Confirm } from './confirm.tsx'
import { useFollowing } from './use-resting.ts'

interface PilePickerProps extends AskedProps {
  /** What may be picked. */
  readonly cards: readonly Card[]
  readonly most: number
  /** Whether it matters what was picked first; then each card bears its number. */
  readonly isOrdered?: boolean
  readonly hint: string
  /** The choice that these cards are; undefined if they are none. */
  choiceFor(cards: readonly Card[]): number | undefined
  label(cards: readonly Card[]): string
  back?(): void
}

/** Cards of a pile, to be picked one by one. */
export function PilePicker(props: PilePickerProps) {
  const { cards, most, isOrdered = false, hint, choiceFor, label, back, language, choose } = props
  const words = text[language]
  const [picked, pick] = useState<readonly number[]>([])
  const chosen = picked.flatMap((place) => cards[place] ?? [])
  const choice = choiceFor(chosen)
  const toggle = (place: number) =>
    pick(picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place].slice(-most))
  useFollowing(props, choice, false)
  useOwnKeys((key) => {
    const digit = digitOf(key)
    if (digit === undefined) return false
    if (digit <= cards.length) toggle(digit - 1)
    return true
  })
  return (
    <div class="dash-picker">
      <p class="dash-note">{hint}</p>
      <fieldset class="dash-pile-cards" aria-label={hint}>
        {cards.map((card, place) => (
          <button
            key={place}
            type="button"
            class="dash-pile-card"
            data-card={card}
            aria-pressed={picked.includes(place)}
            onClick={() => toggle(place)}
          >
            <span class="unseen">{words.card(card)}</span>
            <CardFace card={card} language={language} />
            {isOrdered && picked.includes(place) && <b class="dash-pile-order">{picked.indexOf(place) + 1}</b>}
          </button>
        ))}
      </fieldset>
      <div class="dash-picker-foot">
        <Confirm choice={choice} of={confirm(chosen.length)} choose={choose} label={label(chosen)} />
        {back && (
          <button type="button" class="button" onClick={back}>
            {words.back}
          </button>
        )}
      </div>
    </div>
  )
}
