/** One car moves: where it can end, and what follows from where it ended. */
import type { Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { lapAfter, linesBeyond, pathOf, type Way } from '@paddock/racing/lanes'
import { type Car, faceOf } from '../cards.ts'
import { aggressiveBonus, determinedBonus, mayBeDetermined, maySkip, steererOf } from '../powers/powers.ts'
import { type Action, type Event, home, type State, trackOf } from '../state.ts'
import { blockersAhead, endSpaces, ends } from './movement.ts'
import { currentRow, nextRow } from './row.ts'

const skip: Action = { type: 'skip' }
const stay: Action = { type: 'bonus', to: null }

/** Every end of the car's move, each once; then those that only the space of Aggressive reaches (DF-POW-06). */
export function moveChoices(state: State): Action[] {
  const usual = endSpaces(state, state.car, spacesOf(state))
  const choices = usual.map((to): Action => ({ type: 'move', to }))
  const bonus = bonusOf(state)
  if (bonus === 0) return choices
  for (const to of endSpaces(state, state.car, spacesOf(state) + bonus)) {
    if (!usual.includes(to)) choices.push({ type: 'move', to, more: true })
  }
  return choices
}

/** The same with the right to skip the row, where whoever steers has played the card. */
export function steerChoices(state: State): Action[] {
  const choices = moveChoices(state)
  if (!state.isGoing && maySkip(state) && steererOf(state, state.car) === state.turn) choices.push(skip)
  return choices
}

function spacesOf(state: State): number {
  return currentRow(state)?.spaces ?? 0
}

/** The space that Aggressive adds to this row. */
function bonusOf(state: State): number {
  const row = currentRow(state)
  return row ? aggressiveBonus(state, row, faceOf(state.card).rows[0] === row) : 0
}

/** Moves the car to its end. True if Determined may now add to it, so that its owner is asked. */
export function moveCar(state: State, action: Action, tell: Tell<Event>): boolean {
  if (action.type !== 'move') throw new Error(`no car is moved by ${action.type}`)
  const { car } = state
  const spaces = spacesOf(state) + (action.more ? bonusOf(state) : 0)
  const way = ends(state, car, spaces).find(({ to }) => to === action.to)
  if (!way) throw new Error(`car ${car} cannot end on ${action.to}`)
  return drive(state, { way, spaces, bonus: action.more ? 'aggressive' : 'none' }, tell)
}

/** DF-POW-13, DF-POW-17: at once, by the usual rules, or not at all. */
export function bonusChoices(state: State): Action[] {
  return [...bonusWays(state).map(({ to }): Action => ({ type: 'bonus', to })), stay]
}

function bonusWays(state: State): Way[] {
  return ends(state, state.car, determinedBonus).filter(({ steps }) => steps > 0)
}

export function takeBonus(state: State, end: number | null, tell: Tell<Event>): void {
  const way = bonusWays(state).find(({ to }) => to === end)
  if (way) drive(state, { way, spaces: determinedBonus, bonus: 'determined' }, tell)
  else nextRow(state)
}

interface Drive {
  readonly way: Way
  readonly spaces: number
  readonly bonus: Extract<Event, { type: 'car-moved' }>['bonus']
}

/** The row is done with its move, unless Determined may add to it: then its owner is asked. */
function drive(state: State, { way, spaces, bonus }: Drive, tell: Tell<Event>): boolean {
  const { car, turn } = state
  const from = at(state.space, car)
  const path = pathOf(way)
  // DF-MOVE-10, DF-MOVE-11, DF-EX-05: what a blocked car cannot use is lost. DF-FIN-02: what is left over at the finish is not missed.
  const lost = way.to === home ? 0 : spaces - way.steps
  state.space[car] = way.to // DF-MOVE-12
  state.lap[car] = lapAfter(trackOf(state), at(state.lap, car), from, way.to)
  const blockers = lost > 0 ? blockersAhead(state, at(state.space, car)) : []
  const seat: Seat = steererOf(state, car)
  // DF-FIN-01, DF-FIN-03: the best free place, at once.
  const place = way.to === home ? state.finished.push(car) : 0
  const isAsked =
    bonus !== 'determined' && place === 0 && mayBeDetermined(state, car, way) && bonusWays(state).length > 0
  if (isAsked) state.phase = 'bonus'
  else nextRow(state)
  tell({ type: 'car-moved', seat, turn, car, from, path, spaces, lost, blockers, bonus })
  crossLines(state, car, tell)
  if (place > 0) tell({ type: 'car-finished', car, place, owner: at(state.owner, car) })
  return isAsked
}

/** DF-BET-01, DF-BET-02, DF-BET-04, DF-BET-10, DF-BEG-08: the first car beyond a line, by whatever step. */
function crossLines(state: State, car: Car, tell: Tell<Event>): void {
  if (state.options.betting === 'off') return
  for (const line of linesBeyond(trackOf(state), at(state.lap, car), at(state.space, car), state.crossed)) {
    state.crossed.push(line)
    tell({ type: 'line-crossed', car, line })
  }
}
