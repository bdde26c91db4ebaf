/** What every choice may lead to, as far as its driver can know. */
import {
  type Action,
  faceOf,
  flips,
  forecast,
  heat,
  isPlayable,
  landing,
  type Outcome,
  reckon,
  type View,
} from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'

/** None where nothing moves and nothing is paid. */
export function prospectsOf(view: View, seat: Seat, action: Action): readonly Outcome[] {
  switch (action.type) {
    case 'play':
      return action.cards.includes(heat) ? [] : forecast(view, seat, action.cards)
    case 'cool':
      return [further(view, seat, { heat: action.heat })]
    case 'boost':
      return flips(view, seat, 1).map(({ sum, chance }) =>
        further(view, seat, { spaces: sum, speed: sum, heat: -1, chance }),
      )
    case 'adrenaline':
      return [further(view, seat, { spaces: 1, speed: 1 })]
    case 'slipstream':
      return [further(view, seat, { spaces: action.spaces })]
    case 'done':
    case 'stay':
      return [further(view, seat, {})]
    default:
      return []
  }
}

/** The turn so far, with so much more of everything. */
function further(view: View, seat: Seat, { spaces = 0, speed: faster = 0, heat: gained = 0, chance = 1 }): Outcome {
  const end = landing(view, seat, spaces)
  const speed = view.speed + faster
  const engine = (view.engine[seat] ?? 0) + gained
  const paid = reckon(view, { from: view.from, to: end.progress, speed, engine })
  return { speed, chance, landing: end, ...paid }
}

/** Every speed that some cards of the hand may come to in this gear, the slowest first. */
export function speedsIn(view: View, seat: Seat, gear: number): number[] {
  const turnedUp = flips(view, seat, 1).map(({ sum }) => sum)
  /** By the number of cards taken so far. */
  const sums = Array.from({ length: gear + 1 }, () => new Set<number>())
  sums[0]?.add(0)
  for (const card of view.hand.filter(isPlayable)) {
    const { value, symbols } = faceOf(card)
    const worth = symbols.plus ? turnedUp : [value]
    for (let taken = gear; taken > 0; taken--) {
      for (const sum of sums[taken - 1] ?? []) for (const more of worth) sums[taken]?.add(sum + more)
    }
  }
  return [...(sums[gear] ?? [])].toSorted((a, b) => a - b)
}
