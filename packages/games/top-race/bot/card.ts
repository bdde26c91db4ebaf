/** Which card to play, and how to carry it out. */
import type { Seat } from '@paddock/kernel'
import { best } from '@paddock/racing'
import { bestCardPlan, type CardSearch, type Stakes } from '@paddock/racing/lanes'
import { type Card, faceOf, type Row } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { type Aims, worthOf } from './forecast.ts'
import {
  breakDown,
  followCar,
  followCatchUp,
  followDrive,
  followPair,
  followRow,
  followRows,
  type LineOfPlay,
  without,
} from './line-of-play.ts'
import { stakesOf } from './stakes.ts'
import { stepsInRace } from './steps-to-come.ts'
import { tokensOf } from './token.ts'

/** What it is worth to keep a pair for a better moment. */
const keptPair = 8

/** Every card, each carried out as well as it can be, and the hand that it leaves. */
export function chooseCard(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const stakes = stakesOf(view, seat)
  return best(choices, (choice) => {
    if (choice.type !== 'play') return 0
    const { card } = choice
    const search = searchFor(view, card, aimsOf(view, seat, stakes, view.hand.toSpliced(view.hand.indexOf(card), 1)))
    const line = begin(view, choice, card)
    if (faceOf(card).pair) return bestCardPlan(search, followPair(card, line), []).worth - keptPair
    return bestCardPlan(search, [line], line.left).worth
  })
}

/** The next decision on a card that is being carried out, with the rest of the card in mind. */
export function chooseOnCard(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const { card } = view
  const lines = choices.flatMap((choice) => linesOf(view, choice))
  const [first] = lines
  if (!first) return undefined
  const aims = aimsOf(view, seat, stakesOf(view, seat), view.hand)
  return bestCardPlan(searchFor(view, card, aims), lines, first.left).line.choice
}

function linesOf(view: View, choice: Action): LineOfPlay[] {
  const { card, car } = view
  const line = begin(view, choice, card)
  const row = faceOf(card).rows[choice.type === 'row' ? choice.row : view.row]
  switch (choice.type) {
    case 'accelerate':
      return followCatchUp(card, line)
    case 'break-down':
      return [breakDown(card, line)]
    case 'row':
      return row ? followRow(card, line, row) : []
    case 'wild':
      return row ? followCar(without(line, row), choice.car, row.spaces) : []
    case 'move':
      return [followDrive(row ? without(line, row) : line, car, choice.to)]
    default:
      return []
  }
}

function begin(view: View, choice: Action, card: Card): LineOfPlay {
  const { options, space, lap, aside, finished } = view
  const { rows } = faceOf(card)
  const left = choice.type === 'play' ? rows : rows.filter((_, row) => !view.done.includes(row))
  return { positions: { options, space, lap, aside, finished }, left, choice }
}

function searchFor({ options }: View, card: Card, aims: Aims): CardSearch<LineOfPlay, Row> {
  const isOpen = options.rows === 'free' || options.moves === 'blocking'
  return {
    // Where a row may be carried out in many ways, fewer are thought through to the end.
    width: isOpen ? 3 : 6,
    follow: (line) => followRows(card, line),
    weigh: ({ positions, left }, closely) => worthOf(positions, aims, left, closely),
  }
}

/** With these cards left in the hand. */
function aimsOf(view: View, seat: Seat, stakes: Stakes, hand: readonly Card[]): Aims {
  return { stakes, steps: stepsInRace(view, seat, hand), tokens: tokensOf(view, seat, hand) }
}
