import { Beyond } from '@paddock/page-kit/choices.tsx'
import { at } from '@paddock/racing'
import { CardFace } from '../cards/card-face.tsx'
import type { Driving } from '../props.ts'
import { text } from '../text/index.ts'

export function Deck({ view, seat, language }: Driving) {
  const words = text[language]
  const count = at(view.deckSizes, seat)
  return (
    <Beyond
      of={{ piece: 'part', part: 'deck' }}
      label={words.pile(words.deck, count, undefined)}
      class="dash-part dash-pile"
    >
      <span class="dash-pile-top">
        {count > 0 ? <span class="dash-back" /> : <span class="dash-none" />}
        <b key={count} class="dash-count">
          {count}
        </b>
      </span>
      <span class="dash-part-name">{words.deck}</span>
    </Beyond>
  )
}

/** HT-SET-13: the top card is all that may be looked at. */
export function DiscardPile({ view, seat, language }: Driving) {
  const words = text[language]
  const pile = view.discard[seat] ?? []
  const top = pile.at(-1)
  return (
    <Beyond
      of={{ piece: 'part', part: 'discard' }}
      label={words.pile(words.discardPile, pile.length, top === undefined ? undefined : words.card(top))}
      class="dash-part dash-pile"
    >
      <span class="dash-pile-top" data-card={top}>
        {top === undefined ? (
          <span class="dash-none" />
        ) : (
          <span class="dash-small">
            <CardFace card={top} language={language} />
          </span>
        )}
        <b key={pile.length} class="dash-count">
          {pile.length}
        </b>
      </span>
      <span class="dash-part-name">{words.discardPile}</span>
    </Beyond>
  )
}
