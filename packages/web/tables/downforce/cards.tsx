import './cards.css'
import type { Action, Bid, Event, View } from '@paddock/games/downforce'
import type { ComponentChildren } from 'preact'
import { Choice, Choices } from '../choices.tsx'
import type { HandProps } from '../game-table.ts'
import { Face, faceLabel } from './face.tsx'
import { type Held, heldCards } from './held.ts'
import { Key } from './key.tsx'
import { text } from './text/index.ts'

interface CardsProps extends HandProps<View, Action, Event> {
  /** The choice that lies sealed. */
  readonly sealedChoice?: number | undefined
  /** What a card would bid, while there is something to bid for. */
  bidOf?: ((held: Held) => Bid) | undefined
  /** Beside the cards: one more choice. */
  readonly children?: ComponentChildren
}

/** More than this do not fit side by side on any screen. */
const many = 14

/** The viewer's cards, each with the choices it stands for. */
export function Cards(props: CardsProps) {
  const { view, viewer, language, deciding } = props
  const held = heldCards(view, viewer, deciding?.choices ?? [])
  if (held.length === 0) return null
  return (
    <Choices
      label={text[language].yourCards}
      class={held.length > many ? 'df-cards df-cards-many' : 'df-cards'}
      atRest={!deciding}
    >
      {held.map((one) => (
        <HeldCard key={one.card} held={one} {...props} />
      ))}
      {props.children}
    </Choices>
  )
}

function HeldCard({ held, ...props }: CardsProps & { readonly held: Held }) {
  const { language, considered, consider, choose, sealedChoice, bidOf } = props
  const { card, count, choice, reversed } = held
  const words = text[language]
  const bid = bidOf?.(held)
  const label = [
    faceLabel(card, language),
    ...(count > 1 ? [words.copies(count)] : []),
    ...(bid ? [words.bidding(bid)] : []),
  ].join(', ')
  const drawn = (
    <>
      <Face card={card} count={count} />
      {bid && (
        <span class="df-bid" data-none={bid.value === 0} data-by={bid.by}>
          {bid.value === 0 ? '–' : words.money(bid.value)}
        </span>
      )}
    </>
  )
  return (
    <div class="df-held" data-sealed={choice !== undefined && choice === sealedChoice}>
      {choice === undefined ? (
        <div class="df-card">
          <span class="unseen">{label}</span>
          {drawn}
        </div>
      ) : (
        <Choice {...{ choice, considered, consider, choose, label }} class="df-card">
          {drawn}
          <Key choice={choice} />
        </Choice>
      )}
      {reversed !== undefined && (
        <Choice
          {...{ choice: reversed, considered, consider, choose }}
          label={`${faceLabel(card, language)}, ${words.bottomUp}`}
          class="df-turned"
        >
          <Upwards />
        </Choice>
      )}
    </div>
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
