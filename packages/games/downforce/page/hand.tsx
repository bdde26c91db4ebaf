import '@paddock/page-kit/lanes/hand.css'
import './hand.css'
import { Auction } from './auction.tsx'
import { Cards } from './cards.tsx'
import { Powers } from './powers.tsx'
import type { Props } from './props.ts'
import { Race } from './race.tsx'

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
