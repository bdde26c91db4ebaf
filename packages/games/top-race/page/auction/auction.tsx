import './auction.css'
import { hasHandsLeft } from '../../prospects/bidders.ts'
import type { AskedProps, Props } from '../props.ts'
import { Bidders } from './bidding/bidders.tsx'
import { LotOnOffer } from './bidding/lot.tsx'
import { Raise } from './bidding/raise.tsx'
import { Drivers } from './drivers.tsx'
import { OpenHands, PickCar, RaceOver, StartGrid, Token } from './later.ts'
import { Prizes } from './prizes.tsx'
import { text } from './text/index.ts'
import { Worth } from './worth.tsx'

/** What is for sale and who wants it, until all that was bought has been taken. */
export function Auction(props: Props) {
  const { view, viewer, told } = props
  return (
    <div class="tr-auction" data-phase={view.phase}>
      {viewer !== 'spectator' && view.results.length > 0 && <RaceOver key={view.race} looking={props} told={told} />}
      <div class="tr-auction-top">
        <LotOnOffer {...props} />
        <Worth {...props} />
      </div>
      <Bidders {...props} />
      <div class="tr-auction-asked">
        <Asked {...props} />
      </div>
      {hasHandsLeft(view) && view.phase === 'bid' && <OpenHands {...props} deciding={undefined} />}
      <Drivers {...props} />
      <Prizes {...props} />
    </div>
  )
}

function Asked(props: Props) {
  const { view, viewer, language, name, deciding } = props
  const words = text[language]
  if (deciding) return <Decision {...props} deciding={deciding} />
  if (view.phase === 'hand') return <OpenHands {...props} />
  const { phase } = view
  if (phase === 'car' || phase === 'grid' || phase === 'token') {
    return view.buyer < 0 ? null : <p class="tr-waiting">{words.choosing(name(view.buyer), phase)}</p>
  }
  return viewer === 'spectator' ? null : <Raise {...props} deciding={undefined} />
}

function Decision(props: AskedProps) {
  switch (props.view.phase) {
    case 'bid':
      return <Raise {...props} />
    case 'hand':
      return <OpenHands {...props} />
    case 'car':
      return <PickCar {...props} />
    case 'grid':
      return <StartGrid {...props} />
    case 'token':
      return <Token {...props} />
    default:
      return null
  }
}
