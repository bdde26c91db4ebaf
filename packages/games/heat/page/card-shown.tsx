import './card-shown.css'
import type { CardShownProps } from '@paddock/page-kit/game-page.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { CardFace } from './hand/cards/card-face.tsx'
import { LegendCard } from './legends/legend-card.tsx'

/** The cards of another driver's turn, or the one card of all Legends. */
export function CardShown({ event, view, language }: CardShownProps<View, Event>) {
  if (event.type === 'legend-card') return <LegendCard {...{ view, language }} card={event.card} />
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
