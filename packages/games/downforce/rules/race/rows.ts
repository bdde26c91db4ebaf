/**
 * A card is carried out row by row, each of its rows (DF-RACE-04, DF-RACE-05, DF-EX-02), also when the last own car comes
 * home in the middle of it (DF-FIN-06). It stops wherever someone has a choice.
 */
import type { Rng, Tell } from '@paddock/kernel'
import { allCars, type Car, faceOf, type Row, wild } from '../cards.ts'
import { hasPower, maySkip, steererOf } from '../powers/powers.ts'
import { isInRace } from '../start/start-race.ts'
import { type Action, type Event, isOnTrack, type OpenState, type State } from '../state.ts'
import { endCard } from './end-card.ts'
import { currentRow, nextRow } from './row.ts'
import { moveCar, moveChoices, takeBonus } from './steer.ts'

export function carryOn(state: State, rng: Rng, tell: Tell<Event>): void {
  for (;;) {
    const row = currentRow(state)
    if (!row) {
      endCard(state, rng, tell)
      return
    }
    if (isAsked(state, row, tell)) return
  }
}

/** Carries out the row as far as nobody has a choice. True if someone has. */
function isAsked(state: State, row: Row, tell: Tell<Event>): boolean {
  if (state.car < 0 && row.car !== wild) state.car = row.car
  if (state.car < 0) return isAskedForWild(state, row, tell)
  const { car } = state
  if (!isOnTrack(state, car)) {
    const why = state.finished.includes(car) ? 'finished' : 'removed' // DF-RACE-07, DF-OPT-03
    loseRow(state, row, why, tell)
    return false
  }
  const ends = moveChoices(state)
  const [only] = ends
  const isBlocked = only?.type === 'move' && only.to === state.space[car]
  if (!isBlocked && !state.isGoing && maySkip(state) && steererOf(state, car) !== state.turn) {
    state.phase = 'skip'
    return true
  }
  // DF-R13 and every other move without a choice: nobody is asked.
  if (only && ends.length === 1 && (isBlocked || state.isGoing || !maySkip(state))) {
    return moveCar(state, only, tell)
  }
  state.phase = 'move'
  return true
}

function isAskedForWild(state: State, row: Row, tell: Tell<Event>): boolean {
  const cars = wildCars(state)
  const [only] = cars
  if (only === undefined) {
    loseRow(state, row, 'no-car', tell) // DF-R16
    return false
  }
  if (cars.length > 1 || maySkip(state)) {
    state.phase = 'wild'
    return true
  }
  nameCar(state, row, only, tell)
  return false
}

/**
 * Any car that is not on the card (DF-WILD-02, DF-EX-03), nor taken by another wild of it (DF-WILD-04); one that is home or
 * blocked too (DF-WILD-03). One of them must be named (DF-WILD-05).
 */
export function wildCars(
  state: Pick<OpenState, 'card' | 'turn' | 'powers' | 'space' | 'finished'> & { readonly named: readonly Car[] },
): Car[] {
  const { rows } = faceOf(state.card)
  const isFree = hasPower(state, state.turn, 'unpredictable') // DF-POW-22, DF-POW-23, DF-EX-14
  return allCars.filter(
    (car) =>
      isInRace(state, car) && !state.named.includes(car) && (isFree || !rows.some((printed) => printed.car === car)),
  )
}

const naming: readonly Action[] = allCars.map((car) => ({ type: 'wild', car }))
const skip: Action = { type: 'skip' }
const go: Action = { type: 'go' }

export function wildChoices(state: State): Action[] {
  const cars = wildCars(state)
  return [...naming.filter((_, car) => cars.includes(car)), ...(maySkip(state) ? [skip] : [])]
}

export const skipChoices: readonly Action[] = [go, skip]

/** DF-WILD-01, DF-WILD-06: named when the row is reached. */
export function nameWild(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const row = currentRow(state)
  if (!row) throw new Error('no row to name a car for')
  if (action.type === 'skip') skipRow(state, row, tell)
  else if (action.type === 'wild') nameCar(state, row, action.car, tell)
  carryOn(state, rng, tell)
}

function nameCar(state: State, row: Row, car: Car, tell: Tell<Event>): void {
  state.car = car
  state.named.push(car)
  // Naming a car is not skipping the row.
  state.isGoing = true
  tell({ type: 'wild-named', seat: state.turn, car, spaces: row.spaces })
}

/** Strategic on a car that a Cunning owner steers: first whether it moves at all (DF-POW-08). */
export function decideSkip(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const row = currentRow(state)
  if (action.type === 'skip' && row) skipRow(state, row, tell)
  else state.isGoing = true
  carryOn(state, rng, tell)
}

/** A car is led to its end, or the row is skipped; Determined may then be asked for its two spaces. */
export function steer(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const row = currentRow(state)
  if (action.type === 'skip' && row) skipRow(state, row, tell)
  else if (action.type === 'bonus') takeBonus(state, action.to, tell)
  else if (moveCar(state, action, tell)) return
  carryOn(state, rng, tell)
}

function skipRow(state: State, row: Row, tell: Tell<Event>): void {
  state.hasSkipped = true
  nextRow(state)
  tell({ type: 'row-skipped', seat: state.turn, car: row.car, spaces: row.spaces })
}

function loseRow(state: State, row: Row, why: 'finished' | 'removed' | 'no-car', tell: Tell<Event>): void {
  const { car } = state
  nextRow(state)
  tell({ type: 'row-lost', car, spaces: row.spaces, why })
}
