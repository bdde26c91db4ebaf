import './card-shown.css'
import type { Viewer } from '@paddock/kernel'
import type { CardShownProps } from '@paddock/page-kit/game-page.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { CardFace } from './hand/cards/card-face.tsx'

/** What another driver turns over, which everyone sees. */
export function showsCard(event: Event, _: View, viewer: Viewer): boolean {
  return event.type === 'cards-revealed' && event.seat !== viewer
}

/** The cards of another driver's turn, the gear beside them. */
export function CardShown({ event, language }: CardShownProps<View, Event>) {
  if (event.type !== 'cards-revealed') return null
  return (
    <span class="dash ht-cards-shown">
      {event.cards.map((card, place) => (
        <span key={place} class="dash-card">
          <CardFace card={card} language={language} />
        </span>
      ))}
    </span>
  )
}
