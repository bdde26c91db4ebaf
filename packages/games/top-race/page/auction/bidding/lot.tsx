import './lot.css'
import { CarIcon } from '@paddock/board'
import { hammerOf, hasHandsLeft } from '../../../prospects/bidders.ts'
import { carLook, colourOf } from '../../livery.ts'
import { text as moneyText } from '../../money/text/index.ts'
import type { Props } from '../../props.ts'
import { text } from '../text/index.ts'
import { Gavel } from './gavel.tsx'
import { saleOf } from './sale.ts'

/** What is on offer, what was bid for it, and how near the hammer is to falling. */
export function LotOnOffer(props: Props) {
  const { view, language } = props
  const words = text[language]
  const money = moneyText[language]
  const lot = carOnOffer(props)
  const notes = [
    ...(view.offers > 0 && view.offers <= 6 && !view.wasRefused && lot >= 0 ? [words.lot(view.offers)] : []),
    ...(view.wasRefused ? [words.offeredAgain] : []),
  ]
  const title = lot >= 0 ? money.driver(colourOf(lot)) : hasHandsLeft(view) ? words.handAndCar : words.anyCar
  return (
    <section class="tr-lot" aria-label={words.onOffer}>
      {lot >= 0 ? (
        <CarIcon key={lot} look={carLook(lot)} class="tr-lot-car" />
      ) : (
        <span class="tr-lot-any" aria-hidden="true">
          ?
        </span>
      )}
      <div class="tr-lot-what">
        <p class="tr-lot-name">
          <strong>{title}</strong> <span class="tr-lot-note">{notes.join(' · ')}</span>
        </p>
        <Offer {...props} />
      </div>
    </section>
  )
}

/** What has just been taken stays in sight until something else is offered. */
function carOnOffer({ view, told }: Pick<Props, 'view' | 'told'>): number {
  if (view.lot >= 0 || (view.phase !== 'grid' && view.phase !== 'token')) return view.lot
  return told.findLast((event) => event.type === 'car-placed')?.car ?? -1
}

/** The best bid and the hammer; then the price and the buyer. */
function Offer({ view, viewer, language, name, told }: Props) {
  const words = text[language]
  const money = moneyText[language]
  const hammer = hammerOf(view)
  const isSold = view.phase !== 'bid'
  const whose = isSold ? view.buyer : view.bidder
  const sale = isSold ? saleOf(told) : undefined
  const said =
    whose < 0
      ? words.noBid
      : isSold
        ? whose === viewer
          ? words.soldToYou
          : words.soldTo(name(whose))
        : whose === viewer
          ? words.byYou
          : words.by(name(whose))
  return (
    <div class="tr-offer" data-own={whose >= 0 && whose === viewer}>
      {(view.bid > 0 || isSold) && (
        <strong key={view.bid} class="tr-offer-money">
          {money.money(view.bid)}
        </strong>
      )}
      <span class="tr-offer-who">{said}</span>
      <span class="tr-hammer" data-level={hammer}>
        <Gavel level={hammer} /> <span key={hammer}>{words.hammer[hammer]}</span>
      </span>
      {sale && sale.why !== 'bid' && (
        <span class="tr-offer-why">
          {words.why[sale.why]} {sale.owed > 0 && words.owed(money.money(sale.owed))}
        </span>
      )}
      {!isSold && view.wasRefused && <span class="tr-offer-why">{words.againHelp}</span>}
      {!isSold && view.lot < 0 && !view.wasRefused && (
        <span class="tr-offer-why">{hasHandsLeft(view) ? words.handAndCarHelp : words.anyCarHelp}</span>
      )}
    </div>
  )
}
