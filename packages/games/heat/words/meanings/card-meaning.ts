import { capital } from '@paddock/racing'
import { sponsorKinds } from '../../modules/season/sponsors.ts'
import { type Card, faceOf, hasChoice, isSponsor, type Kind, sponsorCards, upgradeOf } from '../../rules/cards.ts'
import { cardNotes } from '../card-notes.ts'
import type { CardMeaning, Meaning, Meanings } from './meaning.ts'

/** What a language has to say for the meaning of cards to be put together. */
export interface CardWords extends Pick<Meanings, 'categories' | 'sponsors' | 'symbol'> {
  readonly kinds: Readonly<Record<Kind, string>>
  readonly notes: {
    readonly choice: (values: readonly number[]) => string
    readonly usedOnce: string
    readonly deadWeight: string
    readonly endsNoFlip: string
  }
  card(card: Card): string
}

/** The meanings in a language: cards and their symbols by its words, and the rest as it says it. */
export function meaningsBy(
  words: CardWords,
  rest: Omit<Meanings, 'categories' | 'sponsors' | 'symbol' | 'card'>,
): Meanings {
  const { categories, sponsors, symbol } = words
  return { ...rest, categories, sponsors, symbol, card: (card) => cardMeaning(card, words) }
}

function cardMeaning(card: Card, words: CardWords): CardMeaning {
  return {
    name: words.card(card),
    title: capital(titleOf(card, words)),
    symbols: symbolsOf(card, words),
    notes: notesOf(card, words),
  }
}

function titleOf(card: Card, { kinds, categories, sponsors }: CardWords): string {
  const upgrade = upgradeOf(card)
  if (upgrade) return categories[upgrade.category]
  const sponsor = sponsorKinds[sponsorCards.indexOf(card)]
  return sponsor ? sponsors[sponsor] : kinds[faceOf(card).kind]
}

function symbolsOf(card: Card, { symbol }: CardWords): Meaning[] {
  const { plus } = faceOf(card).symbols
  const beside = cardNotes(card, symbol)
  return plus === undefined ? beside : [symbol('plus', plus), ...beside]
}

function notesOf(card: Card, { notes }: CardWords): string[] {
  const { kind, values } = faceOf(card)
  const said: string[] = []
  if (kind === 'heat') said.push(notes.deadWeight)
  if (hasChoice(card)) said.push(notes.choice(values))
  if (kind === 'upgrade' || kind === 'sponsor') said.push(notes.endsNoFlip)
  if (isSponsor(card)) said.push(notes.usedOnce)
  return said
}
