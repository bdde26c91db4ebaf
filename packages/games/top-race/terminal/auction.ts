import { wild } from '@paddock/racing/lanes'
import { blank, fit, type Line, line, type Span, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { spacesFor, strengthBar } from '@paddock/terminal-kit/lanes/cards.ts'
import { hasHandsLeft, isOutOfAuction, standOf } from '../prospects/bidders.ts'
import { seatsOf } from '../prospects/standing.ts'
import { allCars, type Car, faceOf } from '../rules/cards.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { handLines } from './cards.ts'
import { colourOf, paintedCar } from './livery.ts'
import { letterOfSeat, money, nameOf, signed } from './names.ts'
import { openHandLines } from './open-hands.ts'
import type { TopRacePicture } from './picture.ts'
import { height, width } from './strip.ts'
import { text } from './text/index.ts'

const head = { car: 11, hand: 29 } as const
const margin = 1

/** What is sold and who still bids; what each car is worth with the own hand, or all the hands that lie open. */
export function auctionLines(picture: TopRacePicture): Line[] {
  const { view } = picture
  const above = [offerLine(picture), biddersLine(picture)]
  const isOpen = hasHandsLeft(view) && (view.phase === 'bid' || view.phase === 'hand')
  return isOpen ? [...above, ...openHandLines(picture, height - above.length)] : [...above, ...carTable(picture)]
}

function offerLine({ view, seat, language }: TopRacePicture): Line {
  const words = text[language]
  const best =
    view.bidder < 0 ? words.noBid : words.bidOf(nameOf(view.bidder, seat, language), money(view.bid, view, language))
  if (view.phase !== 'bid')
    return line(` ${words.taking(nameOf(view.buyer, seat, language), colourOf(view.lot, language))}`, strong)
  const up = view.lot < 0 ? words.choiceOnOffer(hasHandsLeft(view)) : words.onOffer(colourOf(view.lot, language) ?? '')
  return [span(` ${up}`, strong), span(view.wasRefused ? ` ${words.again}` : ''), span(`   ${best}`, signal)]
}

/** Who may still go higher, and how many drivers one may have. */
function biddersLine({ view, seat, language }: TopRacePicture): Line {
  const words = text[language]
  const most = words.mostDrivers(view.seats)
  if (view.phase !== 'bid') return line(` ${most}`, quiet)
  const isIn = (each: number) => !isOutOfAuction(standOf(view, each))
  return line(
    ` ${words.stillIn(
      seatsOf(view)
        .filter(isIn)
        .map((each) => letterOfSeat(each, seat, language)),
    )} ${most}`,
  )
}

function carTable(picture: TopRacePicture): Line[] {
  const { view, language } = picture
  const { heads, wild: anyCar } = text[language]
  const rows = view.hand.flatMap((card) => faceOf(card).rows)
  const cars = [
    line(` ${heads.car.padEnd(head.car)}${(rows.length > 0 ? heads.hand : '').padEnd(head.hand)}${heads.owner}`, quiet),
    ...allCars.map((car) => carLine(picture, car, spacesFor(rows, car))),
  ]
  if (rows.length === 0) return cars
  const gold = [
    span(' '),
    paintedCar(wild, language),
    ...fit(line(` ${anyCar}`), head.car - 1),
    ...strengthBar(spacesFor(rows, wild)),
  ]
  const room = height - 2 - cars.length - 1
  return [...cars, gold, ...handLines(view.hand, language, width - 2 * margin, room).map((row) => line(` ${row}`))]
}

function carLine({ view, seat, language }: TopRacePicture, car: Car, spaces: number): Line {
  return [
    span(' '),
    paintedCar(car, language),
    ...fit(line(` ${colourOf(car, language)}`), head.car - 1),
    ...fit(view.hand.length > 0 ? strengthBar(spaces) : blank, head.hand),
    ...stateOf(view, seat, car, language),
  ]
}

function stateOf(view: View, seat: number, car: Car, language: TopRacePicture['language']): Span[] {
  const words = text[language]
  const of = view.owner[car] ?? -1
  if (of >= 0) {
    const start = track.grid.indexOf(view.space[car] ?? -1) + 1
    const token = view.token[car] ?? 0
    const notes = [
      words.owned(nameOf(of, seat, language), money(view.price[car] ?? 0, view, language)),
      ...(start > 0 ? [words.onGrid(start)] : []),
      ...(token === 0 ? [] : [words.tokenAt(signed(token))]),
    ]
    return [span(notes.join(', '), of === seat ? strong : {})]
  }
  if (view.lot === car) return [span(words.isOnOffer, signal)]
  if (view.options.auction === 'open-hands') return [span(words.isFree, quiet)]
  return [span(view.refused.includes(car) ? words.isRefused : words.isToCome, quiet)]
}
