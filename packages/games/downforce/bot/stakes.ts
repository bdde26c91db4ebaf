/** What every place of every car is worth to a seat: its own money and bets, less what rivals earn. */
import type { Seat } from '@paddock/kernel'
import type { Stakes } from '@paddock/racing/lanes'
import { allCars, type Car, carCount } from '../rules/cards.ts'
import { betMoney, racePay } from '../rules/money/scoring.ts'
import { isForMoney } from '../rules/options.ts'
import type { View } from '../rules/view.ts'

/** Where only the best car counts, money is a stand-in for coming first. */
const firstPay: readonly number[] = [12, 2, 1, 0.5, 0.2, 0]
/** The share of the rivals' money, on average over them, that counts as lost. */
const envy = 0.8
/** Someone whose car lies this well is taken to bet on it, everyone else on the leader. */
const promising = 2

export function stakesOf(view: View, seat: Seat): Stakes {
  const loss = 0 - envy / (view.seats - 1)
  const weight = (holder: Seat) => (holder === seat ? 1 : loss)
  const pay = isForMoney(view.options) ? racePay : firstPay
  const stakes = view.owner.map((holder) => pay.map((money) => (holder < 0 ? 0 : money * weight(holder))))
  if (!isForMoney(view.options)) return stakes
  for (let holder = 0; holder < view.seats; holder++) {
    const bets = holder === seat ? (view.bets[seat] ?? []) : likelyBets(view, holder)
    for (const [line, car] of bets.entries()) addBet(stakes[car], view, line, car, weight(holder))
  }
  return stakes
}

function addBet(stakes: number[] | undefined, view: View, line: number, car: Car, weight: number): void {
  if (!stakes) return
  for (let place = 0; place < carCount; place++) {
    stakes[place] = (stakes[place] ?? 0) + weight * betMoney(view, line, car, place + 1)
  }
}

/** What a rival has probably bet on, line by line, going by how the cars lay then. */
function likelyBets({ odds, due, owner }: View, rival: Seat): Car[] {
  return odds.slice(0, odds.length - due.length).map((position) => {
    const inOrder = allCars.toSorted((one, other) => (position[one] ?? 0) - (position[other] ?? 0))
    const racing = inOrder.filter((car) => (position[car] ?? 0) > 0)
    return racing.slice(0, promising).find((car) => owner[car] === rival) ?? racing[0] ?? 0
  })
}
