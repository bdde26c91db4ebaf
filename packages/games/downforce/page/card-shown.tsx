import type { CardShownProps } from '@paddock/page-kit/game-page.ts'
import { LaneCardsShown } from '@paddock/page-kit/lanes/cards/card-shown.tsx'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { cardArt } from './cards/card-face.tsx'

export function CardShown({ event, language }: CardShownProps<View, Event>) {
  return event.type === 'card-played' ? <LaneCardsShown cards={[event.card]} art={cardArt(language)} /> : null
}
