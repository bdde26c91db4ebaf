import '../dashboard/play-area.css'
import type { Language } from '@paddock/kernel'
import { piece } from '@paddock/page-kit/piece.ts'
import type { ComponentChildren } from 'preact'
import type { TurnCards } from '../../../prospects/facts/turn-cards.ts'
import { type Card, cardName } from '../../../rules/cards.ts'
import { text } from '../text/index.ts'
import { SmallCard } from './card-face.tsx'

interface TurnCardRowProps extends TurnCards {
  readonly language: Language
  /** Whether a card of one's own can be chosen now: the others say why not. Left out for those of others. */
  isChosen?(card: Card): boolean
}

/** The cards of a turn: those that were played, and those turned up since. */
export function TurnCardRow({ played, flipped, language, isChosen }: TurnCardRowProps) {
  const words = text[language]
  return (
    <>
      {played.map(({ card, worth }, index) => (
        <InPlay key={`played ${index}`} card={card} isChosen={isChosen?.(card)}>
          <SmallCard {...{ card, worth, language }} note={worth === undefined ? undefined : words.counts(worth)} />
        </InPlay>
      ))}
      {flipped.map(({ card, counts }, index) => (
        <span key={`flipped ${index}`} class="dash-flipped" data-counts={counts}>
          <InPlay card={card} isChosen={isChosen?.(card)}>
            <SmallCard card={card} language={language} note={counts ? words.flipped : words.setAside} />
          </InPlay>
        </span>
      ))}
    </>
  )
}

interface InPlayProps {
  readonly card: Card
  readonly isChosen: boolean | undefined
  readonly children: ComponentChildren
}

/** A card that can be chosen now beside it, or one that has done its part, and says so. */
export function InPlay({ card, isChosen, children }: InPlayProps) {
  if (isChosen === undefined) return <>{children}</>
  const of = piece({ piece: 'played', card: cardName(card) })
  if (isChosen) {
    return (
      <span class="dash-in-play" {...of}>
        {children}
      </span>
    )
  }
  return (
    <button type="button" class="dash-in-play" {...of} tabIndex={-1} aria-disabled="true">
      {children}
    </button>
  )
}
