import { type Action, box, circuitCalled, type Event, faceOf, isSpeed, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'
import { blank, type Line, line, span } from '../../terminal/line.ts'
import { strong } from '../../terminal/signal.ts'
import type { Picture } from '../board.ts'
import { handText, signs } from './cards.ts'
import { outlookLines } from './outlook.ts'
import { text } from './text/index.ts'
import { movingOf } from './track.ts'

/** The player's gear, engine, piles and hand; what lies on the table; and what the choice that is looked at would bring. */
export function dashboardLines(picture: Picture<Event, View, Action>): Line[] {
  const { view, seat, language } = picture
  const words = text[language]
  const discard = view.discard[seat] ?? []
  const top = discard.at(-1)
  const piles = words.piles(
    view.deckSizes[seat] ?? 0,
    discard.length,
    top === undefined ? '' : handText([top], language),
  )
  return [
    [span(`${words.gear} ${view.gear[seat]}`, strong), span(`   ${words.engine} ${engineOf(view, seat)}`)],
    line(piles),
    [span(`${words.hand} `), span(handText(view.hand, language), strong)],
    tableLine(picture),
    ...outlookLines(picture),
  ]
}

/** "▮▮▮▮▯▯ 4" */
function engineOf({ engine, options }: View, seat: Seat): string {
  const held = engine[seat] ?? 0
  const empty = Math.max(0, circuitCalled(options.circuit).heat - held)
  return `${'▮'.repeat(held)}${'▯'.repeat(empty)} ${held}`
}

/** The cards that lie open, with those turned up for them and the speed; or the own ones face down. */
function tableLine({ view, seat, language }: Picture<Event, View, Action>): Line {
  const words = text[language]
  const driver = movingOf(view)
  const area = view.area[driver] ?? []
  if (area.length === 0) return view.laid.length > 0 ? line(words.laid(signs(view.laid))) : blank
  const name = driver === seat ? words.you : box.words[language].seat(driver)
  const turnedUp = view.flipped.filter(isSpeed)
  const played = turnedUp.reduce((left, card) => left.toSpliced(left.lastIndexOf(card), 1), area)
  // What adrenaline adds is on no card.
  const more = view.speed - area.reduce((sum, card) => sum + faceOf(card).value, 0)
  const turned = turnedUp.map((card) => signs([card])).join(' ')
  const cards = [signs(played), ...(turned === '' ? [] : [turned]), ...(more > 0 ? [more] : [])].join(' + ')
  return line(words.plays(name, cards, view.speed))
}
