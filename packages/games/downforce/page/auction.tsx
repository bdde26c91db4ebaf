import './auction.css'
import type { Seat } from '@paddock/kernel'
import { Choice } from '@paddock/page-kit/choices.tsx'
import type { HandProps } from '@paddock/page-kit/game-page.ts'
import { choiceOf } from '@paddock/page-kit/lanes/alike.ts'
import { Key } from '@paddock/page-kit/lanes/key.tsx'
import { sealedChoice } from '@paddock/page-kit/lanes/sealed.ts'
import type { Event } from '../rules/event.ts'
import { bidOf, meansOf } from '../rules/phases/bid-value.ts'
import type { Action, Bid, Lot } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { Cards } from './cards.tsx'
import { LotOnOffer } from './lot.tsx'
import { LastBids, Reveal } from './reveal.tsx'
import { lastSale } from './sale.ts'
import { Strength } from './strength.tsx'
import { text } from './text/index.ts'

type Props = HandProps<View, Action, Event>

/** What is for sale, what each card would bid for it, and the bids that were shown last. */
export function Auction(props: Props) {
  const { view, viewer, told, deciding } = props
  const sale = lastSale(told)
  const isRevealed = sale && !deciding && (view.lot === null || view.lot.car === sale.lot.car)
  // What has just been sold stays in sight as long as its bids do.
  const lot = view.lot ?? sale?.lot
  return (
    <div class="df-auction">
      <div class="df-auction-top">
        {lot && <LotOnOffer looking={props} lot={lot} told={told} />}
        {viewer !== 'spectator' && <Strength hand={view.hand} language={props.language} lot={lot?.car} />}
      </div>
      {isRevealed ? (
        <Reveal sale={sale} looking={props} />
      ) : (
        <>
          <LastBids sale={sale} looking={props} />
          <Bidding {...props} />
        </>
      )}
    </div>
  )
}

function Bidding(props: Props) {
  const { view, language, deciding, sealed, considered, consider, choose } = props
  const words = text[language]
  const pass = deciding && choiceOf(deciding.choices, (action) => action.type === 'bid' && action.card === null)
  const chosen = deciding && sealedChoice(deciding.choices, sealed)
  const { lot } = view
  const seat = deciding?.seat
  const worth = lot && seat !== undefined ? (card: number | null) => bidWith(view, lot, seat, card) : undefined
  return (
    <>
      {worth && sealed?.type === 'bid' && (
        <p class="df-sealed">{sealed.card === null ? words.sealedPass : words.sealedBid(worth(sealed.card))}</p>
      )}
      <Cards {...props} sealedChoice={chosen} bidOf={worth && (({ card }) => worth(card))}>
        {pass !== undefined && (
          <div class="lanes-held df-pass" data-sealed={pass === chosen}>
            <Choice {...{ choice: pass, considered, consider, choose }} label={words.pass} class="lanes-card">
              <span class="df-pass-word">{words.pass}</span>
              <Key choice={pass} />
            </Choice>
          </div>
        )}
      </Cards>
    </>
  )
}

/** By the rules themselves: the colour if the hand shows it, else a wild, else the lowest number. */
function bidWith({ hand }: View, { car }: Lot, seat: Seat, card: number | null): Bid {
  return bidOf(seat, card, meansOf(hand, car), car)
}
