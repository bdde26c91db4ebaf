import { at, different } from '@paddock/racing'
import { cardsOf, payHeat } from '../../piles/piles.ts'
import { type Action, driverOf } from '../../state.ts'
import { removeOne } from '../../symbols-left.ts'
import { heatCost, meansOf, mostPaid } from './means.ts'
import type { Reaction } from './reaction.ts'

/** HT-SYM-02, HT-SYM-05: as many cards are kept as can be paid; which, the driver decides. */
export const pay: Reaction = {
  action: 'pay',
  isMandatory: true,
  isOpen: ({ left }) => left.heat.length > 0,
  choices(state, seat) {
    const { heat } = state.left
    const engine = at(state.engine, seat)
    const means = meansOf(state, seat, cardsOf(state.hands, seat))
    const most = mostPaid(heat, means)
    return different(heat).flatMap((card): Action[] => {
      const others = heat.slice()
      removeOne(others, card)
      const isPayable = heatCost(card) <= engine && mostPaid(others, means - heatCost(card)) + 1 === most
      return isPayable ? [{ type: 'pay', card }] : []
    })
  },
  use(state, action, _, tell) {
    if (action.type !== 'pay') return
    const seat = driverOf(state)
    const heat = heatCost(action.card)
    payHeat(state, seat, heat)
    removeOne(state.left.heat, action.card)
    tell({ type: 'card-paid', seat, card: action.card, heat, engine: at(state.engine, seat) })
  },
}
