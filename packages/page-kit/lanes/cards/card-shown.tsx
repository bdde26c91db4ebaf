import './card-shown.css'
import type { CardArt } from './card-art.ts'
import { OpenCard } from './held-card.tsx'

/** Cards that others have laid down, large enough to be read from afar. */
export function LaneCardsShown({ cards, art }: { readonly cards: readonly number[]; readonly art: CardArt }) {
  return (
    <span class="lanes-hand lanes-shown">
      {cards.map((card, place) => (
        <OpenCard key={place} label={art.label(card)}>
          {art.face(card)}
        </OpenCard>
      ))}
    </span>
  )
}
