/** What every choice may lead to, as far as its driver can know. */

import type { Seat } from '@paddock/kernel'
import { isBoostFree } from '../modules/conditions/sectors.ts'
import { forecast, isShiftRepaired, type Outcome, worthsOf } from '../prospects/forecast.ts'
import type { Action } from '../rules/action.ts'
import { type Card, faceOf, hasChoice, heat, isPlayable } from '../rules/cards.ts'
import { flips } from '../rules/flips.ts'
import { shiftCost } from '../rules/gears.ts'
import { landing } from '../rules/movement/movement.ts'
import { adjustOf, reckon } from '../rules/movement/reckoning.ts'
import type { View } from '../rules/view.ts'

/** What the driver chooses later, by the value of a card, has no chance of its own: 0. */
export interface Prospect extends Outcome {
  /** Heat that the cards cost, and what there is for the corners then. */
  readonly paid: number
  readonly engine: number
  /** Cards that cannot be paid, and the cooling that would prevent a spin-out. */
  readonly replaced: number
  readonly rescue: number
}

/** None where nothing moves and nothing is paid. */
export function prospectsOf(view: View, seat: Seat, action: Action): readonly Prospect[] {
  switch (action.type) {
    case 'play':
      return action.cards.includes(heat) ? [] : played(view, seat, action.cards)
    case 'values': {
      const speed = speedWith(view, seat, action.values)
      return [further(view, seat, { spaces: speed, speed: speed - view.speed })]
    }
    case 'cool':
      return [further(view, seat, { heat: action.heat })]
    case 'boost': {
      const price = isBoostFree(view, view.progress[seat] ?? 0) ? 0 : 1
      return flips(view, seat, 1).map(({ sum, chance }) =>
        further(view, seat, { spaces: sum, speed: sum, heat: -price, chance }),
      )
    }
    case 'adrenaline':
      return [further(view, seat, { spaces: 1, speed: 1 })]
    case 'accelerate':
      return [further(view, seat, { spaces: view.pluses, speed: view.pluses })]
    case 'direct': {
      const { value, symbols } = faceOf(action.card)
      return [further(view, seat, { spaces: value, speed: value, heat: -(symbols.heat ?? 0) })]
    }
    case 'slipstream':
      return [further(view, seat, { spaces: action.spaces })]
    case 'pay':
    case 'done':
    case 'stay':
      return [further(view, seat, {})]
    default:
      return []
  }
}

/** With the lowest value of every card, and then with the others. */
function played(view: View, seat: Seat, cards: readonly Card[]): Prospect[] {
  const shift = view.phase === 'plan' && !isShiftRepaired(view, seat, cards.length)
  const held = (view.engine[seat] ?? 0) - (shift ? shiftCost(view.gear[seat] ?? 1, cards.length) : 0)
  return worthsOf(cards).flatMap((worth, index) =>
    forecast(view, seat, cards, worth).map((outcome) => ({
      ...outcome,
      chance: index === 0 ? outcome.chance : 0,
      engine: Math.max(0, held - outcome.paid),
    })),
  )
}

/** The turn so far, with so much more of everything; what is still owed for cards is as good as paid. */
function further(view: View, seat: Seat, { spaces = 0, speed: faster = 0, heat: gained = 0, chance = 1 }): Prospect {
  const end = landing(view, seat, spaces)
  const speed = view.speed + faster
  const owed = view.left.heat.reduce((sum, card) => sum + (faceOf(card).symbols.heat ?? 0), 0)
  const engine = Math.max(0, (view.engine[seat] ?? 0) + gained - owed)
  const adjust = adjustOf(view.area[seat] ?? [])
  const corners = reckon(view, { from: view.from, to: end.progress, speed, engine, adjust })
  return { speed, chance, landing: end, ...corners, paid: 0, engine, replaced: 0, rescue: 0 }
}

/** The speed with these values of the cards that leave a choice. */
export function speedWith({ area, added }: View, seat: Seat, values: readonly number[]): number {
  const open = values.slice()
  return (area[seat] ?? []).reduce(
    (sum, card) => sum + (hasChoice(card) ? (open.shift() ?? 0) : faceOf(card).value),
    added,
  )
}

/** Every speed that some cards of the hand may come to in this gear, the slowest first. */
export function speedsIn(view: View, seat: Seat, gear: number): number[] {
  /** By the number of cards taken so far. */
  const sums = Array.from({ length: gear + 1 }, () => new Set<number>())
  sums[0]?.add(0)
  for (const card of view.hand.filter(isPlayable)) {
    const worths = worthsIn(view, seat, card)
    for (let taken = gear; taken > 0; taken--) {
      for (const sum of sums[taken - 1] ?? []) for (const more of worths) sums[taken]?.add(sum + more)
    }
  }
  return [...(sums[gear] ?? [])].toSorted((a, b) => a - b)
}

/** All that a card may count by itself. */
function worthsIn(view: View, seat: Seat, card: Card): number[] {
  const { values, symbols } = faceOf(card)
  const turnedUp = symbols.plus ? flips(view, seat, symbols.plus).map(({ sum }) => sum) : [0]
  return (values.length === 0 ? [0] : values).flatMap((value) => turnedUp.map((more) => value + more))
}
