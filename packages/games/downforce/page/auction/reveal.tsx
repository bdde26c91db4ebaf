import './reveal.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Letter } from '@paddock/page-kit/lanes/cars/letter.tsx'
import { countedRow } from '../../prospects/asked.ts'
import type { Bid } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { words as spoken } from '../../words/index.ts'
import { CardFace, faceLabel } from '../cards/card-face.tsx'
import { carLook, colourOf } from '../livery.ts'
import { text } from '../text/index.ts'
import type { Sale } from './sale.ts'

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

interface LastBidsProps {
  readonly sale: Sale | undefined
  readonly looking: Looking<View>
}

/** The same in one line with the reason, for as long as the next car is sold; empty before the first bids. */
export function LastBids({ sale, looking: { language, name } }: LastBidsProps) {
  const words = text[language]
  if (!sale) return <p class="df-last-bids" />
  return (
    <p class="df-last-bids">
      <Sign look={carLook(sale.lot.car)} label={words.car(colourOf(sale.lot.car))} />
      {sale.bids.map((bid) => (
        <span key={bid.seat} class="df-last-bid" data-won={hasWon(sale, bid)}>
          <span class="unseen">{name(bid.seat)}</span>
          <span aria-hidden="true">
            <Letter seat={bid.seat} />
          </span>{' '}
          {words.bidShort(bid)}
        </span>
      ))}
      {sale.outcome && <span class="df-why">{spoken[language].event(sale.outcome, name)}</span>}
    </p>
  )
}

function hasWon({ outcome }: Sale, bid: Bid): boolean {
  return outcome?.type === 'lot-sold' && outcome.seat === bid.seat
}
