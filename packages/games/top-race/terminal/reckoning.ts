import type { Language, Seat } from '@paddock/kernel'
import { type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { accountOf } from '../prospects/books.ts'
import { carsInOrder } from '../prospects/standing.ts'
import { startingMoney } from '../rules/money.ts'
import type { View } from '../rules/view.ts'
import { paintedCar } from './livery.ts'
import { signed } from './names.ts'
import { text } from './text/index.ts'

/** How a purse came about: 200, then every race; of a children's race, the best car. */
export function reckoning(view: View, seat: Seat, language: Language): Line {
  if (view.options.game === 'full') {
    const races = view.results.map((result) => signed(accountOf(result, seat).total))
    return line([`${startingMoney}`, ...races].join(' '))
  }
  const order = carsInOrder(view)
  const place = order.findIndex((car) => view.owner[car] === seat)
  const best = order[place]
  return best === undefined ? [] : [paintedCar(best, language), span(` ${text[language].place(place + 1)}`)]
}
