import '@paddock/page-kit/lanes/cards/hand.css'
import './hand.css'
import { lazily } from '@paddock/page-kit/lazily.tsx'
import { isBeforeRace } from '../../prospects/standing.ts'
import { Auction } from '../auction/auction.tsx'
import type { Props } from '../props.ts'

/** Before the race comes the auction. */
const Race = lazily(async () => (await import('./race.tsx')).Race)

/** What lies before whoever looks: the auction, or the race. */
export function Hand(props: Props) {
  return <div class="lanes-hand tr-hand">{isBeforeRace(props.view) ? <Auction {...props} /> : <Race {...props} />}</div>
}
