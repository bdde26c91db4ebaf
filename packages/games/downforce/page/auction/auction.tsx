import './auction.css'
import './reveal.css'
import { Choice } from '@paddock/page-kit/choices.tsx'
import { choiceOf } from '@paddock/page-kit/lanes/alike.ts'
import { sealedChoice } from '@paddock/page-kit/lanes/sealed.ts'
import { Shortcut } from '@paddock/page-kit/lanes/shortcut.tsx'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import { Cards } from '../cards/cards.tsx'
import type { Props } from '../props.ts'
import { text } from '../text/index.ts'
import { HandStrength } from './hand-strength.tsx'
import { LotOnOffer } from './lot.tsx'
import { lastSale } from './sale.ts'

/** Before the first bids there is nothing to turn over. */
const LastBids = lazily(async () => (await import('./last-bids.tsx')).LastBids, Nothing)
const Reveal = lazily(async () => (await import('./reveal.tsx')).Reveal, Nothing)

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
        {viewer !== 'spectator' && <HandStrength hand={view.hand} language={props.language} lot={lot?.car} />}
      </div>
      {isRevealed ? (
        <Reveal sale={sale} looking={props} />
      ) : (
        <>
          {sale ? <LastBids sale={sale} looking={props} /> : <p class="df-last-bids" />}
          <Bidding {...props} />
        </>
      )}
    </div>
  )
}

function Bidding(props: Props) {
  const { language, deciding, sealed, considered, consider, choose } = props
  const words = text[language]
  const pass = deciding && choiceOf(deciding.choices, (action) => action.type === 'bid' && action.card === null)
  const chosen = deciding && sealedChoice(deciding.choices, sealed)
  const bidOf = (choice: number | undefined) => (choice === undefined ? undefined : deciding?.prospect(choice).bid)
  const laid = bidOf(chosen)
  return (
    <>
      {laid && <p class="df-sealed">{laid.card === null ? words.sealedPass : words.sealedBid(laid)}</p>}
      <Cards {...props} sealedChoice={chosen} bidOf={({ choice }) => bidOf(choice)}>
        {pass !== undefined && (
          <div class="lanes-held df-pass" data-sealed={pass === chosen}>
            <Choice {...{ choice: pass, considered, consider, choose }} label={words.pass} class="lanes-card">
              <span class="df-pass-word">{words.pass}</span>
              <Shortcut choice={pass} />
            </Choice>
          </div>
        )}
      </Cards>
    </>
  )
}
