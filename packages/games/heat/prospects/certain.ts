/** What is certain to be told of a choice, whatever is turned up and whatever others do. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action } from '../rules/action.ts'
import { hasChoice } from '../rules/cards.ts'
import type { Event, MoveReason } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import type { Outcome } from './outcome.ts'

interface Foreseen {
  readonly price: number
  readonly engine: number
  /** The only one there is. */
  readonly outcome: Outcome | undefined
}

/** In the order of telling. */
export function certainOf(view: View, seat: Seat, action: Action, { price, engine, outcome }: Foreseen): Event[] {
  const moved = (by: MoveReason) => (outcome ? [movedBy(view, seat, by, outcome)] : [])
  switch (action.type) {
    case 'pick':
      return [{ type: 'upgrade-picked', seat, card: action.card }]
    case 'swap':
      return [{ type: 'upgrade-swapped', seat, give: action.give, take: action.take }]
    case 'keep':
      return [{ type: 'upgrade-kept', seat, card: action.card }]
    case 'shift':
      return [{ type: 'gear-shifted', seat, from: at(view.gear, seat), to: action.gear, heat: price }]
    case 'values': {
      const cards = (view.area[seat] ?? []).filter(hasChoice)
      return [{ type: 'values-chosen', seat, cards, values: action.values }, ...moved('cards')]
    }
    case 'cool':
      return [{ type: 'heat-cooled', seat, heat: action.heat, engine }]
    case 'boost':
      return [{ type: 'boosted', seat, heat: price, engine }]
    case 'adrenaline':
    case 'accelerate':
      return moved(action.type)
    case 'relieve':
      return [{ type: 'stress-reduced', seat, stress: action.stress }]
    case 'pay':
      return [{ type: 'card-paid', seat, card: action.card, heat: price, engine }]
    case 'replace':
      return [{ type: 'card-replaced', seat, card: action.card }]
    case 'salvage':
      return [{ type: 'cards-salvaged', seat, cards: action.cards }]
    case 'direct':
      return [{ type: 'card-played-directly', seat, card: action.card }, ...moved('direct')]
    case 'refresh':
      return action.cards.length === 0 ? [] : [{ type: 'cards-refreshed', seat, cards: action.cards }]
    case 'slipstream':
      return [...moved('slipstream'), ...cornersOf(seat, outcome)]
    case 'stay':
      return cornersOf(seat, outcome)
    case 'discard':
      return action.cards.length === 0 ? [] : [{ type: 'cards-discarded', seat, cards: action.cards }]
    default:
      return []
  }
}

function movedBy(view: View, seat: Seat, by: MoveReason, { landing, lost, speed }: Outcome): Event {
  const [from, fromSpot] = [at(view.progress, seat), at(view.spot, seat)]
  const { progress: to, spot } = landing
  return { type: 'car-moved', seat, by, from, to, fromSpot, spot, spaces: to + lost - from, lost, speed }
}

/** The corners that are paid for: that of a spin-out is not among them. */
function cornersOf(seat: Seat, outcome: Outcome | undefined): Event[] {
  if (!outcome) return []
  const { corners, spinsOutAt, speed } = outcome
  let { engine } = outcome
  return corners
    .filter(({ line }) => line !== spinsOutAt?.line)
    .map(({ corner, limit, cost }) => {
      engine -= cost
      return { type: 'corner-taken', seat, corner: corner.letter, speed, limit, heat: cost, engine }
    })
}
