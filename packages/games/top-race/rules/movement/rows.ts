/**
 * A card with numbers is carried out, row by row, wilds in their place (TR-MOVE-01, TR-MOVE-02, TR-WILD-05). It stops
 * wherever there is a choice.
 */
import type { Tell } from '@paddock/kernel'
import { allCars, type Car, faceOf, type Row, wild, wildCars } from '../cards.ts'
import type { Action, Event, State } from '../state.ts'
import { putAway, turnPhase } from '../turn/put-away.ts'
import { moveEnds } from './movement.ts'
import { isBrokenDown, isFinished } from './positions.ts'
import { moveCar } from './steer.ts'

/** Goes on with the card. True if it is done. */
export function carryOutRows(state: State, tell: Tell<Event>): boolean {
  for (;;) {
    if (state.card < 0) return true
    if (state.row < 0 && !findRow(state)) return false
    if (isAsked(state, tell)) return false
  }
}

/** The row that comes next, if there is one and it need not be chosen. */
function findRow(state: State): boolean {
  const { rows } = faceOf(state.card)
  if (state.options.rows === 'printed') {
    if (state.done.length < rows.length) state.row = state.done.length
    return state.row >= 0
  }
  const left = rowsLeft(state)
  const [live = left[0], ...others] = left.filter((row) => !isFinished(state, rows[row]?.car ?? wild))
  if (others.length > 0)
    state.phase = 'row' // TR-ORDER-01
  else if (live !== undefined) state.row = live
  return state.row >= 0
}

function rowsLeft({ card, done }: State): number[] {
  return faceOf(card).rows.flatMap((_, row) => (done.includes(row) ? [] : [row]))
}

const choosing: readonly Action[] = allCars.map((row) => ({ type: 'row', row }))

/** Those that can still move something (TR-R10), each once (TR-ORDER-02). */
export function rowChoices(state: State): Action[] {
  const { rows } = faceOf(state.card)
  const left = rowsLeft(state)
  return choosing.filter((_, row) => left.includes(row) && !isFinished(state, rows[row]?.car ?? wild))
}

export function chooseRow(state: State, action: Action, tell: Tell<Event>): void {
  if (action.type !== 'row') throw new Error(`no row is chosen by ${action.type}`)
  state.row = action.row
  const { car, spaces } = currentRow(state)
  tell({ type: 'row-chosen', seat: state.turn, car, spaces })
}

export function currentRow({ card, row }: Pick<State, 'card' | 'row'>): Row {
  const current = faceOf(card).rows[row]
  if (!current) throw new RangeError(`no row ${row}`)
  return current
}

/** Carries out the row as far as nobody has a choice. True if someone has. */
function isAsked(state: State, tell: Tell<Event>): boolean {
  const row = currentRow(state)
  if (state.car < 0 && row.car === wild) {
    // TR-WILD-06: the car is named when the row is reached.
    if (wildCars(state.card).some((car) => !isFinished(state, car))) {
      state.phase = 'wild'
      return true
    }
    return loseRow(state, row, 'finished', tell)
  }
  if (state.car < 0) state.car = row.car
  const { car } = state
  if (isFinished(state, car)) return loseRow(state, row, 'finished', tell) // TR-MOVE-12, TR-MOVE-13, TR-WILD-04
  if (isBrokenDown(state, car)) return loseRow(state, row, 'broken-down', tell) // TR-PAIR-07, TR-PAIR-10
  const [only, ...others] = moveEnds(state, car, row.spaces)
  if (only === undefined || others.length > 0) {
    state.phase = 'move'
    return true
  }
  moveCar(state, only, tell)
  return false
}

function loseRow(state: State, row: Row, why: 'finished' | 'broken-down', tell: Tell<Event>): false {
  const { car } = state
  endRow(state)
  tell({ type: 'row-lost', car, spaces: row.spaces, why })
  return false
}

/** With its last row the card is done. */
export function endRow(state: State): void {
  state.done.push(state.row)
  state.carried.push(state.row)
  state.row = -1
  state.car = -1
  if (state.done.length === faceOf(state.card).rows.length) putAway(state)
  else state.phase = turnPhase(state)
}

const naming: readonly Action[] = allCars.map((car) => ({ type: 'wild', car }))

/** TR-WILD-02, TR-WILD-03, TR-WILD-04, TR-WILD-07 */
export function wildChoices(state: State): Action[] {
  const cars = wildCars(state.card)
  return naming.filter((_, car) => cars.includes(car))
}

/** From here on it is moved like a car that is printed (TR-WILD-01). */
export function nameWild(state: State, action: Action, tell: Tell<Event>): void {
  if (action.type !== 'wild') throw new Error(`no car is named by ${action.type}`)
  const car: Car = action.car
  state.car = car
  state.named.push(car)
  tell({ type: 'wild-named', seat: state.turn, car, spaces: currentRow(state).spaces })
}
