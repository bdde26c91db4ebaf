import './discards.css'
import type { Name } from '@paddock/kernel'
import { useState } from 'preact/hooks'
import { Dialog } from '../../ui/dialog.tsx'
import type { CardArt } from './card-art.ts'
import { OpenCard } from './held-card.tsx'
import type { Played } from './played.ts'

export interface DiscardsWords {
  readonly played: string
  readonly playedTitle: string
  readonly nothingPlayed: string
  readonly thrownAway: string
}

interface DiscardsProps {
  readonly count: number
  readonly words: DiscardsWords
  readonly art: CardArt
  readonly name: Name
  /** The latest first; asked for when someone wants to see them. */
  played(): readonly Played[]
}

/** How many cards are gone; pressed, all of them, the latest first. */
export function LaneDiscards({ count, words, art, name, played }: DiscardsProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" class="button button-low lanes-discards" onClick={() => open(true)}>
        <Pile />
        <span class="lanes-discards-word">{words.played}</span> {count}
      </button>
      {isOpen && (
        <Dialog title={words.playedTitle} onClose={() => open(false)} class="lanes-open">
          {count === 0 && <p>{words.nothingPlayed}</p>}
          <ol class="lanes-pile">
            {played().map(({ card, seat, isThrown }, index) => (
              <li key={count - index} data-thrown={isThrown}>
                <OpenCard label={art.label(card)}>{art.face(card)}</OpenCard>
                <span class="lanes-pile-who">{seat === undefined ? '' : name(seat)}</span>
                {isThrown && <span class="lanes-pile-how">{words.thrownAway}</span>}
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  )
}

/** Two cards, one on the other. */
function Pile() {
  return (
    <svg viewBox="0 0 16 16" class="lanes-pile-icon" aria-hidden="true">
      <path d="M5 4.5h7.5v10H5ZM3 12V2h7.5" />
    </svg>
  )
}
