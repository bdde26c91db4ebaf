import type { Rng, Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, countOf, heat } from '../rules/cards.ts'
import { cardsOf, take } from '../rules/piles/piles.ts'
import { finishOf } from '../rules/state.ts'
import { unseenOf, type View } from '../rules/view.ts'
import { cautionOf } from './caution.ts'
import type { Course } from './course/course.ts'
import { type Outlook, outlookOf } from './outlook/outlook.ts'

/** What a driver knows when it decides. */
export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly course: Course
  readonly outlook: Outlook
  /** The way to the finish line. */
  readonly left: number
  readonly gear: number
  readonly engine: number
  readonly hand: readonly Card[]
  readonly heatInHand: number
  readonly hasAdrenaline: boolean
  /** How much a spin-out weighs. */
  readonly caution: number
  /** What may be drawn next, in so many orders that it may come in. */
  readonly draws: readonly (readonly Card[])[]
}

export function situationOf(view: View, seat: Seat, orders: number, rng: Rng): Situation {
  const outlook = outlookOf(view, seat)
  return {
    view,
    seat,
    course: outlook.course,
    outlook,
    left: finishOf(view) - at(view.progress, seat),
    gear: at(view.gear, seat),
    engine: at(view.engine, seat),
    hand: view.hand,
    heatInHand: countOf(view.hand, heat),
    hasAdrenaline: view.adrenaline.includes(seat),
    caution: cautionOf(view, seat),
    draws: ordersOf(view, seat, outlook.course.handSize, orders, rng),
  }
}

/** What is known to be on top first, then the deck, then what is discarded by now. */
function ordersOf(view: View, seat: Seat, handSize: number, orders: number, rng: Rng): Card[][] {
  const deck = unseenOf(view, seat, seat)
  const onTop = cardsOf(view.onTop, seat).toReversed()
  for (const card of onTop) take(deck, card)
  const inDeck = deck.length + onTop.length
  const later = inDeck < handSize ? [...cardsOf(view.discard, seat), ...cardsOf(view.area, seat)] : []
  return Array.from({ length: orders }, () => {
    const drawn = [...onTop, ...draw(deck, handSize - onTop.length, rng)]
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
