import type { Language } from '@paddock/kernel'
import { blank, columns, fit, type Line, line, type Span, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { spacesFor, strengthBar } from '@paddock/terminal-kit/lanes/cards.ts'
import { powersAsked } from '../prospects/asked.ts'
import { gridPlaceOf } from '../prospects/race.ts'
import { allCars, type Car, faceOf, powers } from '../rules/cards.ts'
import type { Bid } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { cardSign } from './cards.ts'
import { colourOf, paintedCar } from './livery.ts'
import { nameOf } from './panel.ts'
import type { DownforcePicture } from './picture.ts'
import { width } from './strip.ts'
import { text } from './text/index.ts'

const head = { car: 10, grid: 7, hand: 34 } as const

/** What is sold, what each car is worth with the own hand, and the bids that were last shown. */
export function auctionLines(picture: DownforcePicture): Line[] {
  const { view, language } = picture
  const { heads } = text[language]
  const cars = [
    line(
      ` ${heads.car.padEnd(head.car)}${heads.grid.padEnd(head.grid)}${heads.hand.padEnd(head.hand)}${heads.owner}`,
      quiet,
    ),
    ...allCars.map((car) => carLine(picture, car)),
    blank,
  ]
  return view.phase === 'bid'
    ? [...lotLines(view, language), ...cars, ...bidLines(picture)]
    : [...cars, ...powerLines(picture)]
}

/** What is on offer, and what its power does. */
function lotLines({ lot }: View, language: Language): Line[] {
  if (!lot) return [blank, blank]
  const words = text[language]
  const power = powers[lot.power]
  const offered = words.onOffer(colourOf(lot.car, language) ?? '', power && words.powers[power])
  return [line(` ${offered}`, strong), power ? line(` ${words.powerHelp[power]}`) : blank]
}

function carLine({ view, seat, language }: DownforcePicture, car: Car): Line {
  const rows = view.hand.flatMap((card) => faceOf(card).rows)
  return [
    span(' '),
    paintedCar(car, language),
    ...fit(line(` ${colourOf(car, language)}`), head.car - 1),
    ...fit(line(`   ${gridPlaceOf(view, car)}`), head.grid),
    ...fit(strengthBar(spacesFor(rows, car)), head.hand),
    ...stateLine(view, seat, car, language),
  ]
}

function stateLine({ lot, aside, owner, price }: View, seat: number, car: Car, language: Language): Span[] {
  const words = text[language]
  const of = owner[car] ?? -1
  if (of >= 0) return [span(words.owned(nameOf(of, seat, language), price[car] ?? 0), of === seat ? strong : {})]
  if (aside.some((other) => other.car === car)) return [span(words.isAside, quiet)]
  return [lot?.car === car ? span(words.isOnOffer, signal) : span(words.isToCome, quiet)]
}

/** The bids as they were last shown, each with its card; in as many rows as they take. */
function bidLines({ view, seat, language }: DownforcePicture): Line[] {
  if (view.bids.length === 0) return [blank, blank, blank]
  const said = view.bids.map((bid) => bidSaid(bid, seat, language))
  const isSold = view.lot !== null && (view.owner[view.lot.car] ?? -1) >= 0
  const rows: string[] = [` ${isSold ? text[language].bids : text[language].lastBids}`]
  for (const [index, bid] of said.entries()) {
    const piece = ` ${bid}${index < said.length - 1 ? ',' : ''}`
    const row = rows.at(-1) ?? ''
    if (columns(row) + columns(piece) < width) rows[rows.length - 1] = row + piece
    else rows.push(`  ${piece}`)
  }
  return Array.from({ length: 3 }, (_, row) => line(rows[row] ?? ''))
}

function bidSaid({ seat: of, card, value }: Bid, seat: number, language: Language): string {
  const name = nameOf(of, seat, language)
  return card === null ? `${name} ${text[language].passed}` : `${name} ${value} (${cardSign(card, language)})`
}

/** What the powers do that can be kept, or taken for another. */
function powerLines({ view, seat, language }: DownforcePicture): Line[] {
  return powersAsked(view, seat).flatMap((power) => {
    const name = powers[power]
    return name ? [line(` ${text[language].powerHelp[name]}`)] : []
  })
}
