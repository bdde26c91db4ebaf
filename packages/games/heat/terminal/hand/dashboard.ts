import type { Seat } from '@paddock/kernel'
import { blank, columns, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { onTurn } from '../../prospects/facts/order.ts'
import { type TurnCards, turnCards } from '../../prospects/facts/turn-cards.ts'
import { type Card, cardName, heat, inPlay } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import type { HeatPicture } from '../looked-at.ts'
import { nameOf } from '../names.ts'
import { text } from '../text/index.ts'
import { modules } from '../text/modules/index.ts'
import { cardSign, printed } from './card-sign.ts'
import { handText, inRows, signs } from './cards.ts'
import { prospectLines } from './prospect-lines.ts'

export const dashboardWidth = 41

/** The player's gear, engine, piles and hand; what lies on the table; and what the choice that is looked at would bring. */
export function dashboardLines(picture: HeatPicture): Line[] {
  const { view, seat, language } = picture
  const hand = handRows(picture)
  const figures = hand.length > 1 ? [figuresInShort(picture)] : [gearLine(picture), pilesLine(picture)]
  const indent = ' '.repeat(columns(text[language].hand) + 1)
  return [
    ...figures,
    ...hand.map((row, index) => [span(index === 0 ? `${text[language].hand} ` : indent), span(row, strong)]),
    tableLine(view, seat, picture),
    ...prospectLines(picture),
  ]
}

/** In two rows at most: then without the symbols. */
function handRows({ view, language }: HeatPicture): string[] {
  const width = dashboardWidth - columns(text[language].hand) - 1
  const rows = inRows(view.hand, language, width)
  if (rows.length === 0) return ['']
  return rows.length > 2 ? [signs(view.hand, printed)] : rows
}

function gearLine({ view, seat, language }: HeatPicture): Line {
  const words = text[language]
  return [span(`${words.gear} ${view.gear[seat]}`, strong), span(`   ${words.engine} ${engineOf(view, seat)}`)]
}

function pilesLine({ view, seat, language }: HeatPicture): Line {
  const discard = view.discard[seat] ?? []
  const top = discard.at(-1)
  const topText = top === undefined ? '' : isWord(top) ? handText([top], language) : cardSign(top)
  return line(text[language].piles(view.deckSizes[seat] ?? 0, discard.length, topText))
}

function isWord(card: Card): boolean {
  return cardName(card) === 'stress' || card === heat
}

function figuresInShort({ view, seat, language }: HeatPicture): Line {
  const { gear, engine, deckSizes, discard } = view
  const told = modules[language].inShort(
    gear[seat] ?? 1,
    engine[seat] ?? 0,
    deckSizes[seat] ?? 0,
    discard[seat]?.length ?? 0,
  )
  return line(told, strong)
}

/** "▮▮▮▮▯▯ 4" */
function engineOf({ engine, dealtHeat, upgrades }: View, seat: Seat): string {
  const held = engine[seat] ?? 0
  const own = dealtHeat + (upgrades[seat] ?? []).filter((card) => inPlay(card) === heat).length
  return `${'▮'.repeat(held)}${'▯'.repeat(Math.max(0, own - held))} ${held}`
}

const nothing: TurnCards = { played: [], flipped: [] }

/** The cards that lie open, with those turned up for them and the speed; or the own ones face down. */
function tableLine(view: View, seat: Seat, { language }: HeatPicture): Line {
  const words = text[language]
  const driver = onTurn(view)
  const { played, flipped } = driver === undefined ? nothing : turnCards(view, driver)
  if (driver === undefined || played.length === 0)
    return view.laid.length > 0 ? fitting((sign) => words.laid(signs(view.laid, sign))) : blank
  const name = nameOf(driver, seat, language)
  const turnedUp = flipped.filter(({ counts }) => counts).map(({ card }) => card)
  return fitting((sign) => {
    // What adrenaline and accelerating add is on no card.
    const parts = [
      signs(
        played.map(({ card }) => card),
        sign,
      ),
      turnedUp.map(sign).join(' '),
      view.added > 0 ? String(view.added) : '',
    ]
    const cards = parts.filter((part) => part !== '').join(' + ')
    return view.phase === 'values' ? modules[language].revealed(name, cards) : words.plays(name, cards, view.speed)
  })
}

/** With all symbols where there is room for them, else only with what the cards count. */
function fitting(told: (sign: (card: Card) => string) => string): Line {
  const whole = told(cardSign)
  return line(columns(whole) <= dashboardWidth ? whole : told(printed))
}
