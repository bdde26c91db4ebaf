import './discards.css'
import type { Action, Event, View } from '@paddock/games/downforce'
import { useState } from 'preact/hooks'
import { Dialog } from '../../ui/dialog.tsx'
import type { HandProps } from '../game-table.ts'
import { Face, faceLabel } from './face.tsx'
import { openCards, playedCards } from './played.ts'
import { text } from './text/index.ts'

/** How many cards are gone; pressed, all of them, the latest first. */
export function Discards({ view, told, language, name }: HandProps<View, Action, Event>) {
  const [isOpen, open] = useState(false)
  const words = text[language]
  const count = openCards(view)
  return (
    <>
      <button type="button" class="button df-discards" onClick={() => open(true)}>
        <Pile />
        <span class="df-discards-word">{words.played}</span> {count}
      </button>
      {isOpen && (
        <Dialog title={words.playedTitle} onClose={() => open(false)} class="df-open">
          {count === 0 && <p>{words.nothingPlayed}</p>}
          <ol class="df-pile">
            {playedCards(view, told).map(({ card, seat, isThrown }, index) => (
              <li key={count - index} data-thrown={isThrown}>
                <span class="df-card">
                  <span class="unseen">{faceLabel(card, language)}</span>
                  <Face card={card} />
                </span>
                <span class="df-pile-who">{seat === undefined ? '' : name(seat)}</span>
                {isThrown && <span class="df-pile-how">{words.thrownAway}</span>}
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
    <svg viewBox="0 0 16 16" class="df-pile-icon" aria-hidden="true">
      <path d="M5 4.5h7.5v10H5ZM3 12V2h7.5" />
    </svg>
  )
}
