/** What would become of a turn that is on: by what is used, by a slipstream, or as it stands. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action } from '../rules/action.ts'
import { type Card, faceOf, hasChoice } from '../rules/cards.ts'
import { adjustOf } from '../rules/movement/reckoning.ts'
import { boostPrice } from '../rules/phases/reactions/boost.ts'
import type { View } from '../rules/view.ts'
import { usable } from './facts/usable.ts'
import { flips } from './flips.ts'
import { type Outcome, outcomeOf, symbolCount, total } from './outcome.ts'
import { coolingAt } from './play.ts'

/** One more movement of the turn: so many spaces, each with its chance. */
interface Step {
  readonly spaces: number
  readonly chance: number
}

interface Change {
  readonly steps?: readonly Step[]
  readonly isSlipstream?: boolean
  /** Heat that goes into the engine, or out of it. */
  readonly heat?: number
  /** A card that comes to the play area, and one that leaves it. */
  readonly played?: Card
  readonly taken?: Card
  coolable?(progress: number): number
}

const standing: readonly Step[] = [{ spaces: 0, chance: 1 }]

/** The turn after one more choice; none where the choice neither moves the car nor pays for anything. */
export function outcomesOfTurn(view: View, seat: Seat, action: Action): Outcome[] {
  switch (action.type) {
    case 'values': {
      const settled = { cards: view.area[seat] ?? [], gear: at(view.gear, seat) }
      const coolable = (progress: number) => coolingAt(view, seat, settled, progress)
      return afterwards({ ...view, speed: 0 }, seat, { steps: surely(speedWith(view, seat, action.values)), coolable })
    }
    case 'cool':
      return afterwards(view, seat, { heat: action.heat })
    case 'boost':
      return afterwards(view, seat, { steps: turnedUp(view, seat), heat: -boostPrice(view, seat) })
    case 'adrenaline':
      return afterwards(view, seat, { steps: surely(1) })
    case 'accelerate': // HT-SYM-20
      return afterwards(view, seat, { steps: surely(view.pluses) })
    case 'direct':
      return afterwards(view, seat, { steps: surely(faceOf(action.card).value), played: action.card })
    case 'replace':
      return replacing(view, seat, action.card)
    case 'slipstream':
      return afterwards(view, seat, { steps: surely(action.spaces), isSlipstream: true })
    case 'pay':
    case 'done':
    case 'stay':
      return afterwards(view, seat, {})
    default:
      return []
  }
}

/** The turn as it stands in React, with what can still be cooled. */
export function turnSoFar(view: View, seat: Seat): Outcome[] {
  return afterwards(view, seat, { coolable: () => usable(view, seat).cooldown })
}

function surely(spaces: number): Step[] {
  return [{ spaces, chance: 1 }]
}

function turnedUp(view: View, seat: Seat, sure = 0): Step[] {
  return flips(view, seat, 1).map(({ sum, chance }) => ({ spaces: sure + sum, chance }))
}

/** All corners since the turn began, at the speed it then has; what is still owed for cards is as good as paid. */
function afterwards(view: View, seat: Seat, change: Change): Outcome[] {
  const { steps = standing, isSlipstream = false, heat: gained = 0, played, taken, coolable } = change
  const [added, gone] = [played === undefined ? [] : [played], taken === undefined ? [] : [taken]]
  const turn = {
    gear: at(view.gear, seat),
    from: view.from,
    engine: at(view.engine, seat) + gained,
    paid: symbolCount([...view.left.heat, ...added], 'heat') - symbolCount(gone, 'heat'),
    adjust: adjustOf([...(view.area[seat] ?? []), ...added]) - adjustOf(gone),
    isSlipstream,
    ...(coolable && { coolable }),
  }
  return steps.map(({ spaces, chance }) =>
    outcomeOf(view, seat, { ...turn, spaces, chance, speed: view.speed + (isSlipstream ? 0 : spaces) }),
  )
}

/** HT-SYM-03, HT-SYM-04: a card is turned up in its place, and the car moves again from where the turn began. */
function replacing(view: View, seat: Seat, card: Card): Outcome[] {
  const place = (view.area[seat] ?? []).indexOf(card)
  const [progress, spot] = [view.progress.with(seat, view.from), view.spot.with(seat, view.fromSpot)]
  const sure = view.speed - (view.worth[place] ?? 0)
  return afterwards({ ...view, progress, spot, speed: 0 }, seat, { steps: turnedUp(view, seat, sure), taken: card })
}

/** HT-MOVE-08: the cards in play, those that leave a choice at the values chosen for them. */
export function speedWith({ area, worth }: View, seat: Seat, values: readonly number[]): number {
  const chosen = values.values()
  const counts = (area[seat] ?? []).map((card, place) => (hasChoice(card) ? chosen.next().value : worth[place]) ?? 0)
  return total(counts)
}
