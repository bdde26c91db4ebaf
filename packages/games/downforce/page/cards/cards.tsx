import './cards.css'
import { Choice } from '@paddock/page-kit/choices.tsx'
import { CardRow, HeldCard } from '@paddock/page-kit/lanes/cards/held-card.tsx'
import type { ComponentChildren } from 'preact'
import type { Bid } from '../../rules/state.ts'
import type { Props } from '../props.ts'
import { text } from '../text/index.ts'
import { CardFace, faceLabel } from './card-face.tsx'
import { type Held, heldCards } from './held.ts'

interface CardsProps extends Props {
  /** The choice that lies sealed. */
  readonly sealedChoice?: number | undefined
  /** What a card would bid, while there is something to bid for. */
  bidOf?: ((held: Held) => Bid | undefined) | undefined
  /** Beside the cards: one more choice. */
  readonly children?: ComponentChildren
}

/** The viewer's cards, each with the choices it stands for. */
export function Cards(props: CardsProps) {
  const { view, viewer, language, deciding } = props
  const held = heldCards(view, viewer, deciding?.choices ?? [])
  if (held.length === 0) return null
  return (
    <CardRow label={text[language].yourCards} count={held.length} atRest={!deciding}>
      {held.map((one) => (
        <CardWithChoices key={one.card} held={one} {...props} />
      ))}
      {props.children}
    </CardRow>
  )
}

function CardWithChoices({ held, ...props }: CardsProps & { readonly held: Held }) {
  const { language, considered, consider, choose, sealedChoice, bidOf } = props
  const { card, count, choice, reversed } = held
  const words = text[language]
  const pointed = { considered, consider, choose }
  const bid = bidOf?.(held)
  const label = [
    faceLabel(card, language),
    ...(count > 1 ? [words.copies(count)] : []),
    ...(bid ? [words.bidding(bid)] : []),
  ].join(', ')
  const turned = reversed !== undefined && (
    <Choice {...pointed} choice={reversed} label={`${faceLabel(card, language)}, ${words.bottomUp}`} class="df-turned">
      <Upwards />
    </Choice>
  )
  const isSealed = choice !== undefined && choice === sealedChoice
  return (
    <HeldCard choice={choice} pointed={pointed} label={label} isSealed={isSealed} below={turned}>
      <CardFace card={card} count={count} />
      {bid && (
        <span class="df-bid" data-none={bid.value === 0} data-by={bid.by}>
          {bid.value === 0 ? '–' : words.money(bid.value)}
        </span>
      )}
    </HeldCard>
  )
}

/** Bottom to top. */
export function Upwards() {
  return (
    <svg viewBox="0 0 16 16" class="df-up" aria-hidden="true">
      <path d="M8 14V3M3.5 7.5 8 3l4.5 4.5" />
    </svg>
  )
}
