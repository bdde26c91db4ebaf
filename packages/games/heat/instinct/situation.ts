import type { Rng, Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, countOf, handSize, heat } from '../cards.ts'
import type { HeatCircuit } from '../circuits/index.ts'
import { finishOf } from '../state.ts'
import { circuitCalled } from '../track.ts'
import { unseenOf, type View } from '../view.ts'
import { type Outlook, outlookOn } from './outlook.ts'

/** What a driver knows when it decides. */
export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly circuit: HeatCircuit
  readonly outlook: Outlook
  /** The way to the finish line. */
  readonly left: number
  readonly gear: number
  readonly engine: number
  readonly hand: readonly Card[]
  readonly heatInHand: number
  readonly hasAdrenaline: boolean
  /** What may be drawn next, in so many orders that it may come in. */
  readonly draws: readonly (readonly Card[])[]
}

export function situationOf(view: View, seat: Seat, orders: number, rng: Rng): Situation {
  const circuit = circuitCalled(view.options.circuit)
  return {
    view,
    seat,
    circuit,
    outlook: outlookOn(circuit),
    left: finishOf(view) - at(view.progress, seat),
    gear: at(view.gear, seat),
    engine: at(view.engine, seat),
    hand: view.hand,
    heatInHand: countOf(view.hand, heat),
    hasAdrenaline: view.adrenaline.includes(seat),
    draws: ordersOf(view, seat, orders, rng),
  }
}

/** The deck first, then what is discarded by now. */
function ordersOf(view: View, seat: Seat, orders: number, rng: Rng): Card[][] {
  const deck = unseenOf(view, seat, seat)
  const later = deck.length < handSize ? [...(view.discard[seat] ?? []), ...(view.area[seat] ?? [])] : []
  return Array.from({ length: orders }, () => {
    const drawn = draw(deck, handSize, rng)
    return drawn.length < handSize ? [...drawn, ...draw(later, handSize - drawn.length, rng)] : drawn
  })
}

function draw(pile: Card[], count: number, rng: Rng): Card[] {
  const drawn: Card[] = []
  for (let place = 0; place < count && place < pile.length; place++) {
    const other = place + rng.int(pile.length - place)
    const card = pile[other] ?? heat
    pile[other] = pile[place] ?? heat
    pile[place] = card
    drawn.push(card)
  }
  return drawn
}
