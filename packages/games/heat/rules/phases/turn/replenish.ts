/** Step 9: the played cards are discarded, and the hand is filled up. */
import type { Rng, Tell } from '@paddock/kernel'
import { useUpSponsors } from '../../../modules/season/gain-sponsor.ts'
import { cardsOf, discardCard, drawUpTo } from '../../piles/piles.ts'
import { driverOf, type Event, type State } from '../../state.ts'
import { handSizeOf } from '../race/ready.ts'

/** HT-DISC-04: the played cards go first. */
export function replenish(state: State, rng: Rng, tell: Tell<Event>): 'ends' {
  const seat = driverOf(state)
  useUpSponsors(state, seat, tell) // HT-SPON-10
  const area = cardsOf(state.area, seat)
  for (const card of area) discardCard(state, seat, card)
  area.length = 0
  drawUpTo(state, seat, handSizeOf(state), rng, tell)
  return 'ends'
}
