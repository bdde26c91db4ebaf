import type { Language, Seat } from '@paddock/kernel'
import { wild } from '@paddock/racing/lanes'
import { blank, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { cardOnTable, printedCard, type RowLook } from '@paddock/terminal-kit/lanes/cards.ts'
import { seatName } from '@paddock/terminal-kit/lanes/names.ts'
import { rowAsked } from '../prospects/asked.ts'
import { isOnTrack, raceOrder } from '../prospects/race.ts'
import { faceOf } from '../rules/cards.ts'
import { hasFinish } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { words as spoken } from '../words/index.ts'
import { livery, paintedCar } from './livery.ts'
import type { DownforcePicture } from './picture.ts'
import { height } from './strip.ts'
import { text } from './text/index.ts'

/** Beside the track: the card in play, or the one that is looked at, and below it who is where. */
export function panelLines(picture: DownforcePicture): Line[] {
  const order = orderLines(picture)
  const card = cardLines(picture)
  const gap = Array.from({ length: Math.max(0, height - card.length - order.length) }, () => blank)
  return [...card, ...gap, ...order]
}

function cardLines({ view, seat, language, choices, chosen }: DownforcePicture): Line[] {
  const words = text[language]
  if (view.card >= 0) {
    const title = view.turn === seat ? words.yourCard : words.cardOf(nameOf(view.turn, seat, language))
    return [line(title, strong), ...inPlay(view, language)]
  }
  const looked = choices?.[chosen ?? -1]
  if (looked?.type === 'play')
    return [line(words.thisCard, signal), ...printedCard(faceOf(looked.card).rows, lookIn(language))]
  return []
}

function inPlay(view: View, language: Language): Line[] {
  const { rows } = faceOf(view.card)
  const now = rowAsked(view)
  const inOrder = view.isReversed ? rows.toReversed() : rows
  // Wilds take their cars in the order in which they are carried out.
  const wilds = inOrder.filter((row) => row.car === wild)
  return cardOnTable(
    {
      rows,
      now: now && rows.indexOf(now),
      done: rows.flatMap((row, index) => (inOrder.indexOf(row) < view.row ? [index] : [])),
      named: rows.map((row) => (row.car === wild ? view.named[wilds.indexOf(row)] : undefined)),
    },
    lookIn(language),
  )
}

function lookIn(language: Language): RowLook {
  return { livery, language, anyCar: text[language].wild }
}

/** The cars from first to last, each with its owner; a tick for one that is home. */
function orderLines({ view, seat, language }: DownforcePicture): Line[] {
  return raceOrder(view).map((car, place) => {
    const owner = view.owner[car] ?? -1
    const isOwn = owner === seat
    // Without a finish cars go round and round, and the track alone does not show who is a lap ahead.
    const laps = hasFinish(view.options) ? '' : ` ${text[language].lap(view.lap[car] ?? 0)}`
    return [
      span(`${place + 1}${isOnTrack(view, car) ? ' ' : '✓'}`),
      paintedCar(car, language),
      span(` ${owner < 0 ? text[language].nobody : nameOf(owner, seat, language)}${laps}`, isOwn ? strong : quiet),
    ]
  })
}

/** What a seat is called from where the player sits. */
export function nameOf(other: Seat, seat: Seat, language: Language): string {
  return seatName(spoken, other, seat, language)
}
