import './workshop-face.css'
import type { Language } from '@paddock/kernel'
import { type Card, upgradeOf } from '../../../rules/cards.ts'
import { mandatory } from '../../../rules/symbols.ts'
import { amountOf, figureOf, printedOn } from '../../../words/figures.ts'
import { text } from '../text/index.ts'
import { SymbolSign } from './symbol-signs.tsx'

interface WorkshopFaceProps {
  readonly card: Card
  readonly language: Language
}

/** What is printed on an upgrade or on the card of a sponsor: its speed, its symbols, the part of the car. */
export function WorkshopFace({ card, language }: WorkshopFaceProps) {
  const printed = printedOn(card)
  const figure = figureOf(card)
  const number = upgradeOf(card)?.number
  const isLong = figure.length > 2
  return (
    <>
      <span class="dash-face-value" data-long={isLong}>
        {figure}
      </span>
      <span class="dash-face-symbols" data-many={printed.length > 2}>
        {printed.map((symbol) => (
          <span
            key={symbol.symbol}
            class="dash-symbol"
            data-is={symbol.symbol}
            data-must={mandatory.includes(symbol.symbol)}
          >
            <SymbolSign symbol={symbol.symbol} />
            {amountOf(symbol)}
          </span>
        ))}
      </span>
      <span class="dash-face-foot">
        <span class="dash-face-title">{text[language].part(card)}</span>
        {number === undefined ? (
          <span class="dash-face-times" data-on={isLong}>
            1×
          </span>
        ) : (
          <span class="dash-face-number">{number}</span>
        )}
      </span>
      {/* Beside a long figure there is no room for the stamp. */}
      {number === undefined && !isLong && <span class="dash-face-once">1×</span>}
    </>
  )
}
