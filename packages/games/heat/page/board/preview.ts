import type { CarMove } from '@paddock/board'
import type { Language, Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Outcome } from '../../prospects/outcome.ts'
import type { Plan } from '../../prospects/plan.ts'
import type { View } from '../../rules/view.ts'
import type { HeatDeciding } from '../deciding.ts'
import { carId } from '../livery.ts'
import { cornerNotes } from './notes.ts'
import { spotOf, wayTo } from './spots.ts'

/** Where a choice leads: every speed it may come to, and what that costs in the corners on the way. */
export function preview(deciding: HeatDeciding, choice: number): CarMove[] {
  const { view, seat, choices, language } = deciding
  const action = choices[choice]
  if (!action) return []
  const { gear, plans } = deciding.prospect(choice)
  switch (action.type) {
    case 'shift':
      return ends(waysOf(view, seat, gear?.range?.outcomes ?? [], language))
    case 'play':
    case 'boost':
      return waysOfPlay(view, seat, plans, language)
    case 'adrenaline':
    case 'accelerate':
    case 'direct':
    case 'values':
    case 'slipstream':
    case 'done':
    case 'stay':
      // The end is lit on the board already, or the car stays: only what the corners cost is to be said.
      return plans.map(({ outcomes }) => ({
        car: carId(seat),
        path: [spotOf(view, seat)],
        notes: cornerNotes(outcomes, language),
      }))
    default:
      return []
  }
}

/** Cards that are played or only tried out: every speed that they may come to. */
export function waysOfPlay(view: View, seat: Seat, plans: readonly Plan[], language: Language): CarMove[] {
  const outcomes = plans.flatMap((plan) => plan.outcomes).sort((a, b) => a.speed - b.speed)
  return waysOf(view, seat, outcomes, language)
}

/** One for each speed; a hand that is cluttered leaves the car where it is. */
function waysOf(view: View, seat: Seat, outcomes: readonly Outcome[], language: Language): CarMove[] {
  const notes = cornerNotes(outcomes, language)
  const moved = new Map(
    outcomes
      .filter(({ landing }) => landing.progress !== at(view.progress, seat))
      .map(({ speed, landing }) => [speed, landing]),
  )
  return Array.from(moved, ([speed, { progress, spot }], index) => ({
    car: carId(seat),
    path: wayTo(view, seat, progress, spot),
    badge: String(speed),
    ...(index === 0 ? { notes } : {}),
  }))
}

/** The slowest and the fastest. */
function ends([slowest, ...faster]: CarMove[]): CarMove[] {
  return slowest ? [slowest, ...faster.slice(-1)] : []
}
