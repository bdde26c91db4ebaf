/** Which card to play, and how to carry it out. */
import type { Seat } from '@paddock/kernel'
import { best } from '@paddock/racing'
import { bestCardPlan, type CardSearch, type Stakes } from '@paddock/racing/lanes'
import { type Card, carOfSpeed8, type Row } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { type StepsToCome, worthOf } from './forecast.ts'
import {
  type CardInPlay,
  followBonus,
  followCar,
  followRow,
  followTo,
  type LineOfPlay,
  nameCar,
  rowsOf,
} from './line-of-play.ts'
import { stakesOf } from './stakes.ts'
import { stepsToCome } from './steps-to-come.ts'

type PlayAction = Extract<Action, { type: 'play' }>

/** Every card, each carried out as well as it can be, and the hand that it leaves. */
export function chooseCard(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const stakes = stakesOf(view, seat)
  return best(choices, (choice) => {
    if (choice.type !== 'play') return Number.NEGATIVE_INFINITY
    const play = playOf(view, seat, choice)
    const search = searchFor(play, stakes, stepsAfter(view, seat, choice.card))
    return bestCardPlan(search, [begin(view, choice)], rowsOf(play)).worth
  })
}

/** The next decision on a card that is being carried out, with the rest of the card in mind. */
export function chooseOnCard(view: View, seat: Seat, choices: readonly Action[]): Action | undefined {
  const play = playOf(view, seat, view)
  const rows = rowsOf(play)
  const row = rows[view.row]
  if (!row) return undefined
  const lines = choices.flatMap((choice) => linesOf(view, play, row, choice))
  if (lines.length === 0) return undefined
  const steps = stepsToCome(view, seat, view.hand, view.speed8[seat] ?? [])
  return bestCardPlan(searchFor(play, stakesOf(view, seat), steps), lines, rows.slice(view.row + 1)).line.choice
}

function searchFor(play: CardInPlay, stakes: Stakes, steps: StepsToCome): CardSearch<LineOfPlay, Row> {
  return {
    width: 8,
    follow: (line, row) => followRow(play, line, row),
    weigh: ({ positions }, closely) => worthOf(positions, steps, stakes, closely),
  }
}

function linesOf(view: View, play: CardInPlay, row: Row, choice: Action): LineOfPlay[] {
  const line = begin(view, choice)
  const { car } = view
  switch (choice.type) {
    case 'skip':
      return [{ ...line, hasSkipped: true }]
    case 'go':
      return followCar(play, line, row, car)
    case 'wild':
      return nameCar(play, line, row, choice.car)
    case 'move':
      return followTo(play, line, row, car, choice.to)
    case 'bonus':
      return [followBonus(line, car, choice.to)]
    default:
      return []
  }
}

function begin(view: View, choice: Action): LineOfPlay {
  const { options, circuit, space, lap, finished } = view
  const isNew = choice.type === 'play'
  return {
    positions: { options, circuit, space, lap, finished },
    named: isNew ? [] : view.named,
    hasSkipped: isNew ? false : view.hasSkipped,
    choice,
  }
}

function playOf({ powers, owner, turn }: View, seat: Seat, played: PlayAction | View): CardInPlay {
  const isReversed = 'isReversed' in played ? played.isReversed : played.reversed === true
  return { seat, powers, owner, turn, card: played.card, isReversed }
}

function stepsAfter(view: View, seat: Seat, card: Card): number[] {
  const speed8 = view.speed8[seat] ?? []
  const car = carOfSpeed8(card)
  if (car !== undefined) {
    const left = speed8.filter((other) => other !== car)
    return stepsToCome(view, seat, view.hand, left)
  }
  const kept = view.hand.slice()
  kept.splice(kept.indexOf(card), 1)
  return stepsToCome(view, seat, kept, speed8)
}
