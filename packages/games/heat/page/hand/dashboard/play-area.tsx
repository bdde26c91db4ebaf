import './play-area.css'
import { Nothing, soon } from '@paddock/page-kit/lazily.tsx'
import { isOnTrack } from '../../../prospects/facts/order.ts'
import { turnCards } from '../../../prospects/facts/turn-cards.ts'
import type { Driving, Props } from '../props.ts'
import { text } from '../text/index.ts'
import { CornersAhead } from './corners-ahead.tsx'

/** Before the first decision no card is in play. */
const CardsInPlay = soon(async () => (await import('./cards-in-play.tsx')).CardsInPlay, Nothing)

/** The cards of this turn: face down until it comes, then open, with those that were turned up. Before, the road ahead. */
export function PlayArea(driving: Driving & Pick<Props, 'deciding'>) {
  const { view, seat, language } = driving
  const words = text[language]
  const laid = view.laid
  const turn = turnCards(view, seat)
  if (laid.length + turn.played.length === 0) {
    return (
      <div class="dash-part dash-area">
        {isOnTrack(view, seat) && <CornersAhead {...driving} />}
        <span class="dash-part-name" aria-hidden="true">
          {words.ahead}
        </span>
      </div>
    )
  }
  return (
    <div class="dash-part dash-area">
      <CardsInPlay {...driving} turn={turn} />
      <span class="dash-part-name" aria-hidden="true">
        {laid.length > 0 ? `${words.playArea}, ${words.faceDown}` : words.playArea}
      </span>
    </div>
  )
}
