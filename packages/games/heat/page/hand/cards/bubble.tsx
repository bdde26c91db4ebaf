import type { Language } from '@paddock/kernel'
import type { Card } from '../../../rules/cards.ts'
import { mandatory } from '../../../rules/symbols.ts'
import { amountOf, figureOf, isPrinted, symbolsOn } from '../../../words/figures.ts'
import { meanings } from '../../../words/meanings/index.ts'
import { text } from '../text/index.ts'
import type { About } from './explaining.ts'
import { SymbolSign } from './symbol-signs.tsx'

/** Half of its width at most, and what it keeps from the edge of the window. */
const reach = 150
const edge = 8

/** Beside a card, what it means. */
export function Bubble({ about, language }: { readonly about: About; readonly language: Language }) {
  const { card, middle, top, width } = about
  const half = Math.min(reach, width / 2 - edge)
  const left = Math.max(half + edge, Math.min(width - half - edge, middle))
  return (
    <div class="dash-bubble" role="tooltip" style={{ left: `${left}px`, top: `${top - edge}px` }}>
      <CardExplained card={card} language={language} />
    </div>
  )
}

/** A card in words. */
export function CardExplained({ card, language }: { readonly card: Card; readonly language: Language }) {
  const words = text[language]
  if (!isPrinted(card)) return <p>{words.meaning(card)}</p>
  const { title, notes } = meanings[language].card(card)
  return (
    <>
      <p>
        <b>
          {title} {figureOf(card)}
        </b>
        {notes.length > 0 && ` · ${notes.join(' ')}`}
      </p>
      <ul class="dash-meanings">
        {symbolsOn(card).map((printed) => (
          <li key={printed.symbol}>
            <span class="dash-symbol" data-must={mandatory.includes(printed.symbol)}>
              <SymbolSign symbol={printed.symbol} />
              {amountOf(printed)}
            </span>
            <span>{meanings[language].symbol(printed.symbol, printed.count).meaning}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
