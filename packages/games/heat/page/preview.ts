import type { CarMove } from '@paddock/board'
import type { Language, Seat } from '@paddock/kernel'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { isBoostFree } from '../modules/conditions/sectors.ts'
import { forecast, worthsOf } from '../prospects/forecast.ts'
import type { Action } from '../rules/action.ts'
import type { Card } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { flips } from '../rules/flips.ts'
import { type Landing, landing } from '../rules/movement/movement.ts'
import { type Reckoning, reckon } from '../rules/movement/reckoning.ts'
import type { View } from '../rules/view.ts'
import { costs } from './costs.ts'
import { gainedBy } from './gained.ts'
import { outlookOf } from './hand/gear-outlook.ts'
import { carId } from './livery.ts'
import { cornerNotes } from './notes.ts'
import { spotOf, wayTo } from './spots.ts'

/** One way that a choice may turn out. */
export interface Prospect extends Pick<Reckoning, 'corners' | 'spinsOutAt'> {
  readonly speed: number
  readonly landing: Landing
}

/** Where a choice leads: every speed it may come to, and what that costs in the corners on the way. */
export function preview({ view, seat, choices, language }: Deciding<View, Action, Event>, choice: number): CarMove[] {
  const action = choices[choice]
  switch (action?.type) {
    case 'play':
      // A hand that is cluttered leaves the car where it is.
      return waysOf(view, seat, plays(view, seat, action.cards), language)
    case 'shift':
      return gearWays(view, seat, action.gear, language)
    case 'boost':
      return waysOf(view, seat, boosts(view, seat), language)
    case 'adrenaline':
    case 'accelerate':
    case 'direct':
    case 'values':
    case 'slipstream':
    case 'done':
    case 'stay':
      return [billOnly(view, seat, action, language)]
    default:
      return []
  }
}

function waysOf(view: View, seat: Seat, prospects: readonly Prospect[], language: Language): CarMove[] {
  const notes = cornerNotes(prospects, language)
  return prospects
    .filter(({ landing: { progress } }) => progress !== view.progress[seat])
    .map(({ speed, landing: { progress, spot } }, index) => ({
      car: carId(seat),
      path: wayTo(view, seat, progress, spot),
      badge: String(speed),
      ...(index === 0 ? { notes } : {}),
    }))
}

/** The slowest and the fastest that the hand allows in a gear, and what the corners cost in between. */
function gearWays(view: View, seat: Seat, gear: number, language: Language): CarMove[] {
  const { cost, range } = outlookOf(view, seat, gear)
  if (!range) return []
  const engine = (view.engine[seat] ?? 0) - cost
  const from = view.progress[seat] ?? 0
  const prospects = Array.from({ length: range.fastest - range.slowest + 1 }, (_, more): Prospect => {
    const speed = range.slowest + more
    const end = landing(view, seat, speed)
    return { speed, landing: end, ...reckon(view, { from, to: end.progress, speed, engine }) }
  })
  const [slowest, ...faster] = waysOf(view, seat, prospects, language)
  return slowest ? [slowest, ...faster.slice(-1)] : []
}

/** Every speed that the cards may come to, whatever is turned up and whatever values are chosen then. */
function plays(view: View, seat: Seat, cards: readonly Card[]): Prospect[] {
  const bySpeed = new Map<number, Prospect>()
  for (const worth of worthsOf(cards)) {
    for (const outcome of forecast(view, seat, cards, worth)) bySpeed.set(outcome.speed, outcome)
  }
  return [...bySpeed.values()].sort((a, b) => a.speed - b.speed)
}

/** HT-REACT-04, HT-ROAD-08: a Heat for one more card from the deck, if the sector does not give it. */
function boosts(view: View, seat: Seat): Prospect[] {
  const paid = isBoostFree(view, view.progress[seat] ?? 0) ? 0 : 1
  return flips(view, seat, 1).map(({ sum }) => {
    const speed = view.speed + sum
    const end = landing(view, seat, sum)
    return { speed, landing: end, ...costs(view, seat, { to: end.progress, speed, paid }) }
  })
}

/** The end is lit on the board already, or the car stays: only what the corners cost is to be said. */
function billOnly(view: View, seat: Seat, action: Action, language: Language): CarMove {
  const gained = gainedBy(view, seat, action) ?? { spaces: 0, speed: 0 }
  const end = landing(view, seat, gained.spaces)
  const speed = view.speed + gained.speed
  const prospect = { speed, landing: end, ...costs(view, seat, { to: end.progress, speed }) }
  return { car: carId(seat), path: [spotOf(view, seat)], notes: cornerNotes([prospect], language) }
}
