import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Letter } from '@paddock/page-kit/lanes/cars/letter.tsx'
import type { View } from '../../rules/view.ts'
import { words as spoken } from '../../words/index.ts'
import { carLook, colourOf } from '../livery.ts'
import { text } from '../text/index.ts'
import { hasWon, type Sale } from './sale.ts'

interface LastBidsProps {
  readonly sale: Sale
  readonly looking: Looking<View>
}

/** The same in one line with the reason, for as long as the next car is sold. */
export function LastBids({ sale, looking: { language, name } }: LastBidsProps) {
  const words = text[language]
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
