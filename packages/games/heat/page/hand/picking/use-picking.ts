import { useState } from 'preact/hooks'
import type { Action } from '../../../rules/action.ts'
import { type Card, heat } from '../../../rules/cards.ts'
import type { Props } from '../props.ts'
import { discardAhead, leadsToDiscard } from './discard-ahead.ts'
import { type GearPicking, gearPicking } from './gear-picking.ts'
import { type Kept, placesNow, purposeOf } from './kept.ts'
import { choiceOfCards, isOfCards, isOffered, placesOf, sizesOf, slowestFirst, toggled } from './selection.ts'

/** Cards being picked for a play or for the discard pile. */
export interface Picking {
  readonly hand: readonly Card[]
  /** Places in the hand, in the order in which they were picked. */
  readonly picked: readonly number[]
  readonly cards: readonly Card[]
  /** The choice that what was picked is; undefined as long as it is none. */
  readonly choice: number | undefined
  /** How many cards may be picked, the fewest first. */
  readonly sizes: readonly number[]
  /** They are for a question that comes later. */
  readonly isAhead?: boolean
  mayPick(place: number): boolean
  toggle(place: number): void
}

/** Undefined while no cards are to be picked; a cluttered hand leaves nothing to pick. */
export function usePicking(props: Props): Picking | GearPicking | undefined {
  const { view, viewer, deciding, considered, sealed } = props
  const hand = slowestFirst(view.hand)
  const [kept, keep] = useState<Kept | undefined>(undefined)
  const choices = deciding?.choices ?? []
  if (view.phase === 'shift') return gearPicking(props, hand, kept, keep)
  if (choices.some(leadsToDiscard)) return discardAhead(props, hand, kept, keep)
  if (!choices.some(isOfCards) || fillsUpWithHeat(choices)) return undefined
  const of = purposeOf(view, viewer)
  const sizes = sizesOf(choices)
  const looked = considered === undefined ? sealed : choices[considered]
  const start = isOfCards(looked) ? placesOf(hand, looked.cards) : []
  const picked = kept?.of === of ? placesNow(kept, hand) : start
  const cards = picked.map((place) => hand[place] ?? heat)
  return {
    hand,
    picked,
    cards,
    choice: choiceOfCards(choices, cards),
    sizes,
    mayPick: (place) => isOffered(choices, hand[place] ?? heat),
    toggle: (place) => keep({ of, hand, picked: toggled(picked, place, sizes.at(-1) ?? 0) }),
  }
}

/** HT-PLAY-07: Heat is played only to fill up. */
export function fillsUpWithHeat(choices: readonly Action[]): boolean {
  return choices.some((choice) => choice.type === 'play' && choice.cards.includes(heat))
}
