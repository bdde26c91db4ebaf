/** The values of cards that leave a choice, when all that was to be turned up is known (HT-MOVE-08). */
import type { Seat, Tell } from '@paddock/kernel'
import { type Card, faceOf, hasChoice } from '../../cards.ts'
import { drive } from '../../movement/drive.ts'
import { reckonSpeed } from '../../movement/speed.ts'
import { cardsOf } from '../../piles/piles.ts'
import { type Action, driverOf, type Event, type State } from '../../state.ts'

function toChoose(state: State, seat: Seat): Card[] {
  return cardsOf(state.area, seat).filter(hasChoice)
}

/** HT-GUARD-10: different choices with the same sum are all there; of two cards that are alike, which lie side by side, the first has the lower value. */
export function valuesChoices(state: State, seat: Seat): Action[] {
  const cards = toChoose(state, seat)
  let chosen: (readonly number[])[] = [[]]
  for (const [index, card] of cards.entries()) {
    const twin = cards.indexOf(card)
    chosen = chosen.flatMap((values) => {
      const least = twin < index ? (values[index - 1] ?? 0) : 0
      return faceOf(card).values.flatMap((value) => (value >= least ? [[...values, value]] : []))
    })
  }
  return chosen.map((values) => ({ type: 'values', values }))
}

export function takeValues(state: State, action: Action, tell: Tell<Event>): void {
  if (action.type !== 'values') throw new Error(`no values are chosen by ${action.type}`)
  const seat = driverOf(state)
  let next = 0
  for (const [place, card] of cardsOf(state.area, seat).entries()) {
    if (hasChoice(card)) state.worth[place] = action.values[next++] ?? 0
  }
  state.phase = 'react'
  reckonSpeed(state)
  tell({ type: 'values-chosen', seat, cards: toChoose(state, seat), values: action.values })
  drive(state, state.speed, 'cards', tell)
}
