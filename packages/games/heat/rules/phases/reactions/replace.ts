import type { Seat, Tell } from '@paddock/kernel'
import { at, different } from '@paddock/racing'
import { faceOf } from '../../cards.ts'
import { landing } from '../../movement/movement.ts'
import { reckonSpeed, takeAway } from '../../movement/speed.ts'
import { flip } from '../../piles/flip.ts'
import { cardsOf, discardCard } from '../../piles/piles.ts'
import { driverOf, type Event, type State } from '../../state.ts'
import { removeCard } from '../../symbols-left.ts'
import { isLost } from './means.ts'
import type { Reaction } from './reaction.ts'
import { dropScrap } from './scrap.ts'

/** HT-SYM-03, HT-SYM-04, HT-SYM-05, HT-EX-16: a card that cannot be paid, whatever is cooled, makes room for another one. */
export const replace: Reaction = {
  action: 'replace',
  isMandatory: true,
  isOpen: ({ left }) => left.heat.length > 0,
  choices(state, seat) {
    const hand = cardsOf(state.hands, seat)
    return isLost(state, seat, hand) ? different(state.left.heat).map((card) => ({ type: 'replace', card })) : []
  },
  use(state, action, rng, tell) {
    if (action.type !== 'replace') return
    const seat = driverOf(state)
    const { card } = action
    takeAway(state, seat, card)
    removeCard(state.left, card, faceOf(card).symbols)
    dropScrap(state, state.left.scrap, card)
    discardCard(state, seat, card)
    reckonSpeed(state)
    tell({ type: 'card-replaced', seat, card })
    flip(state, seat, 'replacement', rng, tell)
    driveAgain(state, seat, tell)
  },
}

/** HT-SYM-04 */
function driveAgain(state: State, seat: Seat, tell: Tell<Event>): void {
  const [from, fromSpot] = [at(state.progress, seat), at(state.spot, seat)]
  const { speed } = state
  state.progress[seat] = state.from
  state.spot[seat] = state.fromSpot
  const { progress: to, spot } = landing(state, seat, speed)
  state.progress[seat] = to
  state.spot[seat] = spot
  const lost = state.from + speed - to
  tell({ type: 'car-moved', seat, by: 'again', from, to, fromSpot, spot, spaces: speed, lost, speed })
}
