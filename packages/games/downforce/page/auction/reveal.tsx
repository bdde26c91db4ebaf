import type { Looking } from '@paddock/page-kit/game-page.ts'
import { countedRow } from '../../prospects/asked.ts'
import type { View } from '../../rules/view.ts'
import { CardFace, faceLabel } from '../cards/card-face.tsx'
import { text } from '../text/index.ts'
import { hasWon, type Sale } from './sale.ts'

interface SaleProps {
  readonly sale: Sale
  readonly looking: Looking<View>
}

/** The bids side by side, turned over together; the one that won stands out. */
export function Reveal({ sale, looking }: SaleProps) {
  const { language, name } = looking
  const { lot, bids } = sale
  const words = text[language]
  return (
    <section class="df-reveal" aria-label={words.bids}>
      <ol class="df-reveal-bids">
        {bids.map((bid) => (
          <li key={bid.seat} class="df-reveal-bid" data-won={hasWon(sale, bid)}>
            <span class="df-reveal-who">{name(bid.seat)}</span>
            <span class="df-reveal-card" key={`${lot.car} ${bid.seat}`}>
              {bid.card === null ? (
                <span class="lanes-card df-reveal-pass">{words.pass}</span>
              ) : (
                <span class="lanes-card">
                  <span class="unseen">{faceLabel(bid.card, language)}</span>
                  <CardFace card={bid.card} isDone={(row) => row !== countedRow(bid, lot.car)} />
                </span>
              )}
            </span>
            <span class="df-reveal-worth">{words.bidShort(bid)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
