/** Step 5: the symbols of gear, adrenaline and cards, in any order. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, countOf, faceOf, heat } from '../cards.ts'
import { cardsOf, flip, payHeat, takeFromHand } from '../piles.ts'
import { type Action, driverOf, type Event, type State } from '../state.ts'
import type { SymbolsLeft } from '../symbols.ts'
import { drive } from './drive.ts'

/** What a symbol is good for in this step. */
interface Reaction {
  /** The type of the actions that use it. */
  readonly action: Action['type']
  /** Whether it could be used, by what everyone can see. */
  isOpen(state: State, seat: Seat): boolean
  choices(state: State, seat: Seat): readonly Action[]
  /** HT-REACT-02: carries it out completely. */
  use(state: State, action: Action, rng: Rng, tell: Tell<Event>): void
}

const cooldown: Reaction = {
  action: 'cool',
  // Whether there is Heat in the hand to cool is the driver's secret.
  isOpen: ({ left, hands }, seat) => left.cooldown > 0 && cardsOf(hands, seat).length > 0,
  choices: ({ left, hands }, seat) => cools.slice(0, Math.min(left.cooldown, countOf(cardsOf(hands, seat), heat))), // HT-REACT-03
  use: coolDown,
}

/** HT-REACT-04, HT-REACT-05 */
const boost: Reaction = {
  action: 'boost',
  isOpen: ({ left, engine }, seat) => left.boost > 0 && at(engine, seat) > 0,
  choices: () => [{ type: 'boost' }],
  use: boostOnce,
}

const speed: Reaction = {
  action: 'adrenaline',
  isOpen: ({ left }) => left.speed > 0,
  choices: () => [{ type: 'adrenaline' }],
  use(state, _, __, tell) {
    state.left.speed--
    speedUp(state, 1, 'adrenaline', tell)
  },
}

/** One for each symbol, in the order in which they are offered. */
const reactions: Readonly<Record<keyof SymbolsLeft, Reaction>> = { cooldown, boost, speed }
const allReactions = Object.values(reactions)

/** As many as a driver owns. */
const cools: readonly Action[] = [1, 2, 3, 4, 5, 6, 7].map((count) => ({ type: 'cool', heat: count }))
const done: Action = { type: 'done' }

export function hasSymbolsLeft(state: State): boolean {
  const seat = driverOf(state)
  return allReactions.some((reaction) => reaction.isOpen(state, seat))
}

/** HT-REACT-01, HT-REACT-09 */
export function reactChoices(state: State, seat: Seat): Action[] {
  const open = allReactions.filter((reaction) => reaction.isOpen(state, seat))
  return [...open.flatMap((reaction) => reaction.choices(state, seat)), done]
}

export function react(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const reaction = allReactions.find((one) => one.action === action.type)
  if (!reaction) throw new Error(`no symbol is used by ${action.type}`)
  reaction.use(state, action, rng, tell)
}

/** HT-REACT-03, HT-REACT-07: what is cooled can be paid with at once. */
function coolDown(state: State, action: Action, _: Rng, tell: Tell<Event>): void {
  const count = action.type === 'cool' ? action.heat : 0
  const seat = driverOf(state)
  for (let cooled = 0; cooled < count; cooled++) takeFromHand(state, seat, heat)
  state.left.cooldown -= count
  const engine = at(state.engine, seat) + count
  state.engine[seat] = engine
  tell({ type: 'heat-cooled', seat, heat: count, engine })
}

/** HT-REACT-04 to HT-REACT-06. */
function boostOnce(state: State, _: Action, rng: Rng, tell: Tell<Event>): void {
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
