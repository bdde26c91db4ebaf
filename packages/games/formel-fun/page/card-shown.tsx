import './hand/hand.css'
import './card-shown.css'
import type { CardShownProps } from '@paddock/page-kit/game-page.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { CardFace } from './hand/card-face.tsx'

/** The card that another player has played, and the turbo with it. */
export function CardShown({ event, language }: CardShownProps<View, Event>) {
  if (event.type !== 'card-played') return null
  const kinds = event.turbo ? ([event.card, 'turbo'] as const) : [event.card]
  return (
    <span class="fun-hand fun-cards-shown">
      {kinds.map((kind, place) => (
        <span key={place} class="fun-card">
          <CardFace kind={kind} count={1} language={language} />
        </span>
      ))}
    </span>
  )
}
