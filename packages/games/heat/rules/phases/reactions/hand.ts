/** Heat and Stress that leave the hand. */

import type { Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { sectorOf } from '../../../modules/conditions/sectors.ts'
import { has } from '../../../versions.ts'
import { type Card, countOf, heat, inPlay, stress } from '../../cards.ts'
import { cardsOf, discardCard, takeFromHand } from '../../piles/piles.ts'
import { type Action, driverOf, type Event, type State } from '../../state.ts'
import type { SymbolsLeft } from '../../symbols-left.ts'
import { type Cooling, cooldownHere, isInDoubt, isLost, owedSymbols, type Paying } from './means.ts'
import type { Reaction } from './reaction.ts'

/** Whether a driver could hold such a card: whether it does, only the driver knows. */
function mayHold(state: State, seat: Seat, owned: number, card: Card): boolean {
  if (cardsOf(state.hands, seat).length === 0) return false
  if (!has(state, 'cooldown-asked-where-heat-may-be')) return true
  const open = countOf(cardsOf(state.area, seat), card) + countOf(cardsOf(state.discard, seat), card)
  return owned > open
}

function ownHeat(state: State, seat: Seat): number {
  const ofUpgrades = state.upgrades[seat]?.filter((card) => inPlay(card) === heat).length ?? 0
  return state.dealtHeat + ofUpgrades - at(state.engine, seat)
}

/** As many as a driver can own. */
const cools: readonly Action[] = Array.from({ length: 20 }, (_, index) => ({ type: 'cool', heat: index + 1 }))
const reliefs: readonly Action[] = Array.from({ length: 12 }, (_, index) => ({ type: 'relieve', stress: index + 1 }))

/** HT-SYM-03: not with the cooldown of a card that is void, whatever is cooled. */
export function coolable(table: Paying, seat: Seat, hand: readonly Card[]): number {
  const ofLost = isLost(table, seat, hand) ? owedSymbols(table, 'cooldown') : 0
  return Math.max(0, Math.min(cooldownHere(table, seat) - ofLost, countOf(hand, heat)))
}

/** HT-REACT-03, HT-REACT-07, HT-SYM-06, HT-SYM-11, HT-R7 */
export const cooldown: Reaction = {
  action: 'cool',
  isOpen: (state, seat) => cooldownHere(state, seat) > 0 && mayHold(state, seat, ownHeat(state, seat), heat),
  choices: (state, seat) => cools.slice(0, coolable(state, seat, cardsOf(state.hands, seat))),
  use: coolDown,
}

/** HT-R17: the cooldown of the sector goes first, since whoever leaves the sector loses it. */
export function leftAfterCooling(table: Cooling, seat: Seat, count: number): SymbolsLeft {
  const { left } = table
  const ofSector = Math.min(count, cooldownHere(table, seat) - left.cooldown)
  const here = sectorOf(table, at(table.progress, seat))
  const cooledIn = ofSector > 0 ? [...left.cooledIn, here] : left.cooledIn
  return { ...left, cooledIn, cooldown: left.cooldown - count + ofSector }
}

function coolDown(state: State, action: Action, _: unknown, tell: Tell<Event>): void {
  const count = action.type === 'cool' ? action.heat : 0
  const seat = driverOf(state)
  for (let cooled = 0; cooled < count; cooled++) takeFromHand(state, seat, heat)
  state.left = leftAfterCooling(state, seat, count)
  const engine = at(state.engine, seat) + count
  state.engine[seat] = engine
  tell({ type: 'heat-cooled', seat, heat: count, engine })
}

/** HT-SYM-03: not with the symbol of a card that may turn out to be void. */
export function relievable(table: Paying, seat: Seat, hand: readonly Card[]): number {
  const inDoubt = isInDoubt(table, seat, hand) ? owedSymbols(table, 'stress') : 0
  return Math.max(0, Math.min(table.left.stress - inDoubt, countOf(hand, stress)))
}

/** HT-SYM-12 */
export const relief: Reaction = {
  action: 'relieve',
  isOpen: (state, seat) => state.left.stress > 0 && mayHold(state, seat, at(state.stress, seat), stress),
  choices: (state, seat) => reliefs.slice(0, relievable(state, seat, cardsOf(state.hands, seat))),
  use(state, action, _, tell) {
    const count = action.type === 'relieve' ? action.stress : 0
    const seat = driverOf(state)
    for (let relieved = 0; relieved < count; relieved++) {
      takeFromHand(state, seat, stress)
      discardCard(state, seat, stress)
    }
    state.left.stress -= count
    tell({ type: 'stress-reduced', seat, stress: count })
  },
}
