import type { Language, Seat } from '@paddock/kernel'
import { blank, fit, type Line, line, type Span, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { type Account, accountOf } from '../prospects/books.ts'
import { paintedCar } from './livery.ts'
import { letterOfSeat, money, nameOf, signed } from './names.ts'
import type { TopRacePicture } from './picture.ts'
import { text } from './text/index.ts'

const room = { name: 9, cars: 27, sum: 7 } as const

/** What the race that is over brought to everyone, in thousands; and below it the races before. */
export function ledgerLines(picture: TopRacePicture): Line[] {
  const { view, language } = picture
  const result = view.results.at(-1)
  if (!result) return []
  const words = text[language]
  const seats = view.purse.map((_, seat) => seat)
  const heads = [words.ledger.prices, words.ledger.tokens, words.ledger.bets, words.ledger.race].map((head) =>
    head.padStart(room.sum),
  )
  return [
    line(` ${words.ledger.title(view.results.length, view.options.races)}`, strong),
    line(
      ` ${''.padEnd(room.name)}${words.ledger.prizes.padEnd(room.cars)}${heads.join('')}  ${words.ledger.purse}`,
      quiet,
    ),
    ...seats.map((of) => seatLine(picture, of, accountOf(result, of))),
    blank,
    ...view.results
      .slice(0, -1)
      .map((_, race) => raceLine(picture, race))
      .slice(-4),
  ]
}

function seatLine({ view, seat, language }: TopRacePicture, of: Seat, account: Account): Line {
  const look = of === seat ? strong : {}
  const sums = [-account.prices, account.tokenMoney, account.betMoney, account.total].map((sum) =>
    (sum === 0 ? '·' : signed(sum)).padStart(room.sum),
  )
  return [
    span(' '),
    ...fit([span(nameOf(of, seat, language), look)], room.name),
    ...fit(prizesOf(account, language), room.cars),
    span(`${sums.join('')}  ${money(view.purse[of] ?? 0, view, language)}`, look),
  ]
}

/** "R 1st 200  B 4th 60" */
function prizesOf({ cars }: Account, language: Language): Span[] {
  return cars
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ car, place, prize }) => [
      paintedCar(car, language),
      span(`${text[language].place(place)} ${prize} `.replace(' ', '\u00a0')),
    ])
}

/** "Race 1: you +120, Stable B −30" */
function raceLine({ view, seat, language }: TopRacePicture, race: number): Line {
  const result = view.results[race]
  if (!result) return blank
  const totals = view.purse.map((_, of) => `${letterOfSeat(of, seat, language)} ${signed(accountOf(result, of).total)}`)
  return line(` ${text[language].ledger.earlier(race + 1)} ${totals.join(', ')}`, quiet)
}
