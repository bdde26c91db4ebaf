import { at } from '@paddock/racing'
import { CardFace } from '../cards/card-face.tsx'
import type { Driving } from '../props.ts'
import { text } from '../text/index.ts'

export function Deck({ view, seat, language }: Driving) {
  const words = text[language]
  const count = at(view.deckSizes, seat)
  return (
    <div class="dash-part dash-pile">
      <span class="unseen">{words.pile(words.deck, count, undefined)}</span>
      <span class="dash-pile-top" aria-hidden="true">
        {count > 0 ? <span class="dash-back" /> : <span class="dash-none" />}
        <b key={count} class="dash-count">
          {count}
        </b>
      </span>
      <span class="dash-part-name" aria-hidden="true">
        {words.deck}
      </span>
    </div>
  )
}

/** HT-SET-13: the top card is all that may be looked at. */
export function DiscardPile({ view, seat, language }: Driving) {
  const words = text[language]
  const pile = view.discard[seat] ?? []
  const top = pile.at(-1)
  return (
    <div class="dash-part dash-pile" data-card={top}>
      <span class="unseen">
        {words.pile(words.discardPile, pile.length, top === undefined ? undefined : words.card(top))}
      </span>
      <span class="dash-pile-top" aria-hidden="true">
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
      <span class="dash-part-name" aria-hidden="true">
        {words.discardPile}
      </span>
    </div>
  )
}
