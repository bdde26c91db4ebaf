import '@paddock/page-kit/lanes/cards/hand.css'
import './hand.css'
import { lazily } from '@paddock/page-kit/lazily.tsx'
import { Auction } from './auction/auction.tsx'
import { Cards } from './cards/cards.tsx'
import type { Props } from './props.ts'

/** Before the race comes the auction. */
const Powers = lazily(async () => (await import('./auction/powers.tsx')).Powers)
const Race = lazily(async () => (await import('./race/race.tsx')).Race)

/** What lies before whoever looks: the auction, the choice of powers, or the race. */
export function Hand(props: Props) {
  return (
    <div class="lanes-hand">
      <Phase {...props} />
    </div>
  )
}

function Phase(props: Props) {
  switch (props.view.phase) {
    case 'bid':
      return <Auction {...props} />
    case 'keep':
    case 'swap':
      return (
        <>
          <Powers {...props} />
          <Cards {...props} deciding={undefined} />
        </>
      )
    default:
      return <Race {...props} />
  }
}
