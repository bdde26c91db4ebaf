/** Step 5: the symbols of gear, adrenaline and cards, in any order. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, countOf, faceOf, heat } from '../cards.ts'
import { cardsOf, flip, payHeat, takeFromHand } from '../piles.ts'
import { type Action, driverOf, type Event, type State } from '../state.ts'
import { drive } from './drive.ts'

const boost: Action = { type: 'boost' }
const adrenaline: Action = { type: 'adrenaline' }
const done: Action = { type: 'done' }
const cools = new Map<number, Action>()

function cool(count: number): Action {
  const known = cools.get(count)
  if (known) return known
  const made: Action = { type: 'cool', heat: count }
  cools.set(count, made)
  return made
}

/** By what everyone can see: whether there is Heat in the hand to cool is the driver's secret. */
export function hasSymbolsLeft(state: State): boolean {
  const { cooldown, boost: boosts, speed } = state.left
  const seat = driverOf(state)
  if (speed > 0) return true
  if (cooldown > 0 && cardsOf(state.hands, seat).length > 0) return true
  return boosts > 0 && at(state.engine, seat) > 0
}

export function reactChoices(state: State, seat: Seat): Action[] {
  const { left } = state
  const choices: Action[] = []
  const most = Math.min(left.cooldown, countOf(cardsOf(state.hands, seat), heat)) // HT-REACT-03
  for (let count = 1; count <= most; count++) choices.push(cool(count))
  if (left.boost > 0 && at(state.engine, seat) > 0) choices.push(boost) // HT-REACT-04, HT-REACT-05
  if (left.speed > 0) choices.push(adrenaline)
  choices.push(done) // HT-REACT-09
  return choices
}

/** HT-REACT-02: the symbol is carried out completely. */
export function react(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  switch (action.type) {
    case 'cool':
      coolDown(state, action.heat, tell)
      break
    case 'boost':
      boostOnce(state, rng, tell)
      break
    case 'adrenaline':
      state.left.speed--
      speedUp(state, 1, 'adrenaline', tell)
      break
    default:
      throw new Error(`no symbol is used by ${action.type}`)
  }
}

/** HT-REACT-03, HT-REACT-07: what is cooled can be paid with at once. */
function coolDown(state: State, count: number, tell: Tell<Event>): void {
  const seat = driverOf(state)
  for (let cooled = 0; cooled < count; cooled++) takeFromHand(state, seat, heat)
  state.left.cooldown -= count
  const engine = at(state.engine, seat) + count
  state.engine[seat] = engine
  tell({ type: 'heat-cooled', seat, heat: count, engine })
}

/** HT-REACT-04 to HT-REACT-06. */
function boostOnce(state: State, rng: Rng, tell: Tell<Event>): void {
  const seat = driverOf(state)
  state.left.boost--
  payHeat(state, seat, 1)
  tell({ type: 'boosted', seat, heat: 1, engine: at(state.engine, seat) })
  const card: Card = flip(state, seat, 'boost', rng, tell)
  if (card >= 0) speedUp(state, faceOf(card).value, 'boost', tell)
}

function speedUp(state: State, spaces: number, by: 'boost' | 'adrenaline', tell: Tell<Event>): void {
  state.speed += spaces
  drive(state, spaces, by, tell)
}
