import type { Language, Seat } from '@paddock/kernel'
import { type Line, type Span, span } from '@paddock/terminal-kit/drawing/line.ts'
import { accountBefore, accountOf } from '../prospects/money.ts'
import { raceOrder } from '../prospects/race.ts'
import { isForMoney } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { paintedCar } from './livery.ts'
import { text } from './text/index.ts'

/** How a seat's score came about: R 12 + K 4 + bets 9 − 7; after a tour, all cars together; without money, its best car. */
export function reckoning(view: View, seat: Seat, language: Language): Line {
  if (!isForMoney(view.options)) return bestCar(view, seat, language)
  const words = text[language]
  const { cars, race, bet, prices } = accountOf(view, seat)
  const before = accountBefore(view, seat)
  const earned: Span[][] = [
    ...(before ? [[span(`${words.before} ${before.winnings}`)]] : []),
    ...(before
      ? [[...cars.map(({ car }) => paintedCar(car, language)), span(` ${race}`)]]
      : cars.map(({ car, money }) => [paintedCar(car, language), span(` ${money}`)])),
    ...(view.options.betting === 'off' ? [] : [[span(`${words.betsSum} ${bet}`)]]),
  ]
  const added = earned.flatMap((spans, index) => (index === 0 ? spans : [span(' + '), ...spans]))
  return prices > 0 ? [...added, span(` − ${prices}`)] : added
}

function bestCar(view: View, seat: Seat, language: Language): Line {
  const order = raceOrder(view)
  const place = order.findIndex((car) => view.owner[car] === seat)
  const best = order[place]
  return best === undefined ? [] : [paintedCar(best, language), span(` ${text[language].place(place + 1)}`)]
}
