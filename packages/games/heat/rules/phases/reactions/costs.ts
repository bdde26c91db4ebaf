/** What a played card costs: Heat that is to be paid, cards that are to be scrapped. */
import type { Seat } from '@paddock/kernel'
import { at, different } from '@paddock/racing'
import { faceOf } from '../../cards.ts'
import { landing } from '../../movement/movement.ts'
import { cardsOf, discardCard, flip, payHeat, scrap } from '../../piles/piles.ts'
import { type Action, driverOf, type State } from '../../state.ts'
import { removeCard, removeOne } from '../../symbols.ts'
import { sumOf } from '../turn/reveal.ts'
import { costOf, isInDoubt, isLost, meansOf, mostPaid } from './means.ts'
import { countLatest, type Reaction } from './reaction.ts'

/** HT-SYM-02, HT-SYM-05: as many cards are kept as can be paid; which, the driver decides. */
export const pay: Reaction = {
  action: 'pay',
  isMandatory: true,
  isOpen: ({ left }) => left.heat.length > 0,
  choices(state, seat) {
    const { heat } = state.left
    const engine = at(state.engine, seat)
    const means = meansOf(state, seat)
    const most = mostPaid(heat, means)
    return different(heat).flatMap((card): Action[] => {
      const others = heat.slice()
      removeOne(others, card)
      const isPayable = costOf(card) <= engine && mostPaid(others, means - costOf(card)) + 1 === most
      return isPayable ? [{ type: 'pay', card }] : []
    })
  },
  use(state, action, _, tell) {
    if (action.type !== 'pay') return
    const seat = driverOf(state)
    const heat = costOf(action.card)
    payHeat(state, seat, heat)
    removeOne(state.left.heat, action.card)
    tell({ type: 'card-paid', seat, card: action.card, heat, engine: at(state.engine, seat) })
  },
}

/** HT-SYM-03 to HT-SYM-05: a card that cannot be paid, whatever is cooled, makes room for another one. */
export const replace: Reaction = {
  action: 'replace',
  isMandatory: true,
  isOpen: ({ left }) => left.heat.length > 0,
  choices(state, seat) {
    return isLost(state, seat) ? different(state.left.heat).map((card) => ({ type: 'replace', card })) : []
  },
  use(state, action, rng, tell) {
    if (action.type !== 'replace') return
    const seat = driverOf(state)
    const { card } = action
    const area = cardsOf(state.area, seat)
    const place = area.indexOf(card)
    area.splice(place, 1)
    state.worth.splice(place, 1)
    removeCard(state.left, card, faceOf(card).symbols)
    tell({ type: 'card-replaced', seat, card })
    discardCard(state, seat, card)
    if (flip(state, seat, 'replacement', rng, tell) >= 0) countLatest(state)
    driveAgain(state, seat, tell)
  },
}

/** HT-SYM-04 */
function driveAgain(state: State, seat: Seat, tell: Parameters<Reaction['use']>[3]): void {
  const [from, fromSpot] = [at(state.progress, seat), at(state.spot, seat)]
  state.progress[seat] = state.from
  state.spot[seat] = state.fromSpot
  state.speed = sumOf(state)
  const { progress: to, spot } = landing(state, seat, state.speed)
  state.progress[seat] = to
  state.spot[seat] = spot
  const { speed } = state
  tell({
    type: 'car-moved',
    seat,
    by: 'again',
    from,
    to,
    fromSpot,
    spot,
    spaces: speed,
    lost: state.from + speed - to,
    speed,
  })
}

/** HT-SYM-07. HT-SYM-03: nothing is scrapped for a card that may turn out to be void. */
export const scrapping: Reaction = {
  action: 'scrap',
  isMandatory: true,
  isOpen: ({ left }) => left.scrap.length > 0,
  choices(state, seat) {
    const { scrap: due, heat } = state.left
    const sizes = due.slice()
    if (isInDoubt(state, seat)) for (const card of heat) removeOne(sizes, faceOf(card).symbols.scrap ?? 0)
    return different(sizes).map((cards) => ({ type: 'scrap', cards }))
  },
  use(state, action, rng, tell) {
    if (action.type !== 'scrap') return
    removeOne(state.left.scrap, action.cards)
    scrap(state, driverOf(state), action.cards, rng, tell)
  },
}
