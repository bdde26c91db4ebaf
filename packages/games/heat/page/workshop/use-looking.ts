import { useState } from 'preact/hooks'
import type { Card } from '../../rules/cards.ts'

/** A card is looked at before it is chosen; pointing at another one tells of that for the moment. */
export interface LookingAt {
  readonly looked: Card | undefined
  /** What is told of: the card pointed at, else the one looked at. */
  readonly told: Card | undefined
  look(card: Card | undefined): void
  point(card: Card | undefined): void
}

/** `of` names the question: what was looked at is forgotten with it, or when the card is gone. */
export function useLooking(of: string, cards: readonly Card[], start?: Card): LookingAt {
  const [kept, keep] = useState<{ of: string; card: Card | undefined }>({ of, card: start })
  const [pointed, point] = useState<Card | undefined>(undefined)
  const card = kept.of === of ? kept.card : start
  const looked = card !== undefined && cards.includes(card) ? card : undefined
  return { looked, told: pointed ?? looked, look: (next) => keep({ of, card: next }), point }
}
