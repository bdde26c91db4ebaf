import '../dashboard/play-area.css'
import type { Language } from '@paddock/kernel'
import type { TurnCards } from '../../../prospects/facts/turn-cards.ts'
import { text } from '../text/index.ts'
import { SmallCard } from './card-face.tsx'

/** The cards of a turn: those that were played, and those turned up since. */
export function TurnCardRow({ played, flipped, language }: TurnCards & { readonly language: Language }) {
  const words = text[language]
  return (
    <>
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
    </>
  )
}
