/** What every place of every car is worth to a seat: its own prizes and bets, less what its rivals earn. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Stakes } from '@paddock/racing/lanes'
import { carCount } from '../rules/cards.ts'
import { betPay, prizes } from '../rules/money.ts'
import type { View } from '../rules/view.ts'

/** In a children's race only the first car counts; the places after it tell how near one is. */
const childrensPrizes: readonly number[] = [200, 40, 20, 10, 5, 0]
/** The share of the rivals' money that counts as lost; and by how much more each of them must have to count twice as much. */
const envy = 0.8
const doubleEnvy = 100

export function stakesOf(view: View, seat: Seat): Stakes {
  const weights = weightsOf(view, seat)
  const pay = view.options.game === 'full' ? prizes : childrensPrizes
  const stakes = view.owner.map((holder) => pay.map((money) => (holder < 0 ? 0 : money * at(weights, holder))))
  for (const [line, car] of view.bets.entries()) {
    const own = stakes[car]
    if (!own) continue
    for (let place = 0; place < carCount; place++) own[place] = (own[place] ?? 0) + (betPay[line]?.[place] ?? 0)
  }
  return stakes
}

/** By seat, what its money is worth to this one. Those who have most are the rivals to beat. */
export function weightsOf({ purse }: View, seat: Seat): number[] {
  const shares = purse.map((money, rival) => (rival === seat ? 0 : 2 ** (money / doubleEnvy)))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, rival) => (rival === seat ? 1 : 0 - (envy * share) / all))
}
