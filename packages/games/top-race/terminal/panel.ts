import type { Language } from '@paddock/kernel'
import { wild } from '@paddock/racing/lanes'
import { blank, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { cardOnTable, printedCard, type RowLook } from '@paddock/terminal-kit/lanes/cards.ts'
import { pairEffect } from '../prospects/pair-effect.ts'
import { type Car, type Card, faceOf } from '../rules/cards.ts'
import { betPay } from '../rules/money.ts'
import type { View } from '../rules/view.ts'
import { letterOf, livery, paintedCar } from './livery.ts'
import { letterOfSeat, nameOf, signed } from './names.ts'
import { orderLines } from './order.ts'
import type { TopRacePicture } from './picture.ts'
import { height } from './strip.ts'
import { text } from './text/index.ts'

/** Beside the track: the card in play, or the one that is looked at, or what a bet pays; and below it who is where. */
export function panelLines(picture: TopRacePicture): Line[] {
  const order = orderLines(picture)
  const room = height - order.length
  const top = [...cardLines(picture), ...nextLines(picture)].slice(0, room)
  return [...top, ...Array.from({ length: room - top.length }, () => blank), ...order]
}

function cardLines({ view, seat, language, chosen, choices }: TopRacePicture): Line[] {
  const words = text[language]
  if (view.card >= 0) {
    const title = view.turn === seat ? words.yourCard : words.cardOf(nameOf(view.turn, seat, language))
    return [line(title, strong), ...inPlay(view, language)]
  }
  if (view.phase === 'bet') return [line(words.betPays(view.betting + 1), strong), ...payLines(view, language)]
  const action = choices?.[chosen ?? -1]
  if (action?.type !== 'play' && action?.type !== 'discard') return []
  const { card: looked } = action
  const { rows, pair } = faceOf(looked)
  const card = pair ? pairLines(view, looked, pair, language) : printedCard(rows, lookIn(language))
  return [line(words.thisCard, signal), ...card]
}

function inPlay(view: View, language: Language): Line[] {
  const { rows, pair } = faceOf(view.card)
  if (pair) return pairLines(view, view.card, pair, language)
  const { row: now, done } = view
  // Wilds take their cars in the order in which they are carried out.
  const begun = now >= 0 && view.car >= 0 ? [...done, now] : done
  const wilds = begun.filter((row) => rows[row]?.car === wild)
  const cars = view.named.slice(view.named.length - wilds.length)
  const named = rows.map((_, row): Car | undefined => cars[wilds.indexOf(row)])
  return cardOnTable({ rows, now: now < 0 ? undefined : now, done, named }, lookIn(language))
}

function lookIn(language: Language): RowLook {
  return { livery, language, anyCar: text[language].wild }
}

/** The two cars, and both that their card can do as they stand now. */
function pairLines(view: View, card: Card, pair: readonly [Car, Car], language: Language): Line[] {
  const words = text[language]
  const effect = pairEffect(view, card)
  if (!effect) return [pairLine(pair, language), line(`  ${words.isOfNoUse}`)]
  const { front, rear, leaves } = effect
  const [first, last] = [letterOf(front, language), letterOf(rear, language)]
  return [
    pairLine([rear, front], language),
    line(`  ${words.catchesUp(last, first)}`),
    line(`  ${leaves === undefined ? words.isDownAlready(first) : words.breaksDown(first, last)}`),
  ]
}

function pairLine([one, other]: readonly [Car, Car], language: Language): Line {
  return [span('  '), paintedCar(one, language), span(' ↔ '), paintedCar(other, language)]
}

/** By final place. */
function payLines({ betting }: View, language: Language): Line[] {
  const pays = (betPay[betting] ?? []).map((pay, place) => `${text[language].place(place + 1)} ${signed(pay)}`)
  return [line(`  ${pays.slice(0, 3).join('  ')}`), line(`  ${pays.slice(3).join('  ')}`)]
}

/** Total-move: the cards that are still to be carried out. */
function nextLines({ view, seat, language }: TopRacePicture): Line[] {
  if (view.shown.length === 0) return []
  const plays = view.shown.map(({ seat: of, card }) => `${letterOfSeat(of, seat, language)} ${faceOf(card).sum}`)
  return [line(text[language].next(plays))]
}
