import './play-area.css'
import { isOnTrack } from '../../rules/state.ts'
import { CornersAhead } from './corners-ahead.tsx'
import { SmallCard } from './face.tsx'
import type { Driving } from './props.ts'
import { text } from './text/index.ts'
import { turnCards } from './turn-cards.ts'

/** The cards of this turn: face down until it comes, then open, with those that were turned up. Before, the road ahead. */
export function PlayArea(driving: Driving) {
  const { view, seat, language } = driving
  const words = text[language]
  const laid = view.laid
  const { played, flipped } = turnCards(view, seat)
  if (laid.length + played.length === 0) {
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
      <span class="dash-area-cards">
        {laid.map((card, index) => (
          <span key={`laid ${index}`} class="dash-laid">
            <SmallCard card={card} language={language} note={words.faceDown} />
          </span>
        ))}
        {played.map(({ card, worth }, index) => (
          <SmallCard
            key={`played ${index}`}
            {...{ card, worth, language }}
            note={worth === undefined ? undefined : words.counts(worth)}
          />
        ))}
        {flipped.map(({ card, counts }, index) => (
          <span key={`flipped ${index}`} class="dash-flipped" data-counts={counts}>
            <SmallCard card={card} language={language} note={counts ? words.flipped : words.setAside} />
          </span>
        ))}
      </span>
      <span class="dash-part-name" aria-hidden="true">
        {laid.length > 0 ? `${words.playArea}, ${words.faceDown}` : words.playArea}
      </span>
    </div>
  )
}
