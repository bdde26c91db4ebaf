import {
  box,
  type Card,
  currentRow,
  type Event,
  faceOf,
  isOnTrack,
  type Row,
  standing,
  type View,
  wild,
} from '@paddock/games/downforce'
import type { Language, Seat } from '@paddock/kernel'
import { blank, type Line, line, span } from '../../terminal/line.ts'
import { quiet, signal, strong } from '../../terminal/signal.ts'
import type { Picture } from '../board.ts'
import { paintedCar } from './livery.ts'
import { height } from './strip.ts'
import { text } from './text/index.ts'

/** Beside the track: the card in play, or the one that is looked at, and below it who is where. */
export function panelLines(picture: Picture<Event, View>): Line[] {
  const order = orderLines(picture)
  const card = cardLines(picture)
  const gap = Array.from({ length: Math.max(0, height - card.length - order.length) }, () => blank)
  return [...card, ...gap, ...order]
}

function cardLines({ view, seat, language, foreseen, chosen }: Picture<Event, View>): Line[] {
  const words = text[language]
  if (view.card >= 0) {
    const title = view.turn === seat ? words.yourCard : words.cardOf(nameOf(view.turn, seat, language))
    return [line(title, strong), ...inPlay(view, language)]
  }
  const looked = chosen === undefined ? undefined : foreseen[chosen]?.find((event) => event.type === 'card-played')
  if (looked) return [line(words.thisCard, signal), ...printed(looked.card, language)]
  return []
}

function inPlay(view: View, language: Language): Line[] {
  const { rows } = faceOf(view.card)
  const now = currentRow(view)
  const inOrder = view.isReversed ? rows.toReversed() : rows
  // Wilds take their cars in the order in which they are carried out.
  const wilds = inOrder.filter((row) => row.car === wild)
  return rows.map((row) => {
    const isDone = inOrder.indexOf(row) < view.row
    const named = row.car === wild ? view.named[wilds.indexOf(row)] : undefined
    const mark = row === now ? span('▸ ', signal) : span(isDone ? '✓ ' : '  ', quiet)
    return [
      mark,
      ...rowLine(row, language, isDone),
      ...(named === undefined ? [] : [span(' '), paintedCar(named, language)]),
    ]
  })
}

function printed(card: Card, language: Language): Line[] {
  return faceOf(card).rows.map((row) => [span('  '), ...rowLine(row, language, false)])
}

/** "R 6 red" */
function rowLine({ car, spaces }: Row, language: Language, isDone: boolean): Line {
  const { colours, wild: anyCar } = text[language]
  return [paintedCar(car, language), span(` ${spaces} ${colours[car] ?? anyCar}`, isDone ? quiet : {})]
}

/** The cars from first to last, each with its owner; a tick for one that is home. */
function orderLines({ view, seat, language }: Picture<Event, View>): Line[] {
  return standing(view).map((car, place) => {
    const owner = view.owner[car] ?? -1
    const isOwn = owner === seat
    // Without a finish cars go round and round, and the track alone does not show who is a lap ahead.
    const laps = view.options.format === 'long-distance' ? ` ${text[language].lap(view.lap[car] ?? 0)}` : ''
    return [
      span(`${place + 1}${isOnTrack(view, car) ? ' ' : '✓'}`),
      paintedCar(car, language),
      span(` ${owner < 0 ? text[language].nobody : nameOf(owner, seat, language)}${laps}`, isOwn ? strong : quiet),
    ]
  })
}

/** What a seat is called from where the player sits. */
export function nameOf(other: Seat, seat: Seat, language: Language): string {
  return other === seat ? text[language].you : box.words[language].seat(other)
}
