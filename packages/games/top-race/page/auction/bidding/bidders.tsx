import './bidders.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { cashOf, isOutOfAuction, standOf } from '../../../prospects/bidders.ts'
import { seatsOf } from '../../../prospects/standing.ts'
import type { View } from '../../../rules/view.ts'
import { stableLook } from '../../livery.ts'
import { text as moneyText } from '../../money/text/index.ts'
import { text } from '../text/index.ts'

/** Who is still in, who is out and why, and what everyone could pay. */
export function Bidders({ view, viewer, language, name }: Looking<View>) {
  if (view.phase !== 'bid') return null
  const words = text[language]
  const money = moneyText[language]
  return (
    <ol class="tr-bidders" data-seats={view.seats} aria-label={words.bidders}>
      {seatsOf(view).map((seat) => {
        const stand = standOf(view, seat)
        return (
          <li
            key={seat}
            data-stand={stand}
            data-out={isOutOfAuction(stand)}
            data-own={seat === viewer}
            title={words.standHelp[stand]}
          >
            <Sign look={stableLook(seat)} />
            <span class="tr-bidder-name">{name(seat)}</span>
            <span class="tr-bidder-cash">{money.short(cashOf(view, seat))}</span>
            <span class="tr-bidder-stand">{words.stands[stand]}</span>
          </li>
        )
      })}
    </ol>
  )
}
