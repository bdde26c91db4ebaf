import { type Card, type Event, faceOf, firstGear, hasFinished, heat, stress, type View } from '@paddock/games/heat'
import type { Seat } from '@paddock/kernel'

/** The table once everyone has chosen: the viewer's cards lie face down. */
export function withLaid(view: View, laid: readonly Card[]): View {
  const isChoosing = view.phase === 'play' || view.phase === 'plan'
  return isChoosing ? { ...view, laid, hand: without(view.hand, laid) } : view
}

/** The table as it is once this has happened, as far as the board shows it. */
export function afterEvent(view: View, event: Event, viewer: Seat): View {
  switch (event.type) {
    case 'round-began': {
      const phase = view.options.gears === 'first' ? 'shift' : 'plan'
      return { ...cleared(view), phase, round: event.round, order: [...event.order], turn: 0 }
    }
    case 'gear-shifted':
      return paid({ ...view, gear: view.gear.with(event.seat, event.to) }, event.seat, event.heat)
    case 'cards-revealed':
      return revealed(view, event.seat, event.cards, viewer)
    case 'hand-cluttered': {
      const open = revealed(view, event.seat, event.cards, viewer)
      return { ...open, speed: 0, gear: open.gear.with(event.seat, firstGear) }
    }
    case 'card-flipped':
      return flipped(view, event)
    case 'deck-reshuffled':
      return reshuffled(view, event.seat, event.cards)
    case 'car-moved':
      return { ...at(view, event.seat, event.to, event.spot), speed: event.speed }
    case 'heat-cooled':
      return {
        ...held(view, event.seat, viewer, { gone: Array.from({ length: event.heat }, () => heat) }),
        engine: view.engine.with(event.seat, event.engine),
      }
    case 'boosted':
    case 'corner-taken':
      return paid(view, event.seat, event.heat)
    case 'spun-out': {
      const back = at(paid(view, event.seat, event.heat), event.seat, event.to, event.spot)
      const taken = Array.from({ length: event.stress }, () => stress)
      return { ...held(back, event.seat, viewer, { taken }), gear: back.gear.with(event.seat, firstGear) }
    }
    case 'cards-discarded':
      return discarded(held(view, event.seat, viewer, { gone: event.cards }), event.seat, event.cards)
    case 'cards-drawn':
      return drawn(view, event, viewer)
    case 'gave-up':
      return {
        ...view,
        place: view.place.with(event.seat, event.place),
        order: view.order.filter((seat) => seat !== event.seat),
      }
    case 'car-placed':
      return {
        ...view,
        place: view.place.with(event.seat, event.place),
        finishedIn: view.finishedIn.with(event.seat, event.round),
      }
    case 'race-ended':
      return { ...view, phase: 'over' }
    default:
      return view
  }
}

function at(view: View, seat: Seat, progress: number, spot: number): View {
  return { ...view, progress: view.progress.with(seat, progress), spot: view.spot.with(seat, spot) }
}

function paid(view: View, seat: Seat, count: number): View {
  const engine = view.engine.with(seat, (view.engine[seat] ?? 0) - count)
  return discarded(
    { ...view, engine },
    seat,
    Array.from({ length: count }, () => heat),
  )
}

function discarded(view: View, seat: Seat, cards: readonly Card[]): View {
  return { ...view, discard: view.discard.with(seat, [...(view.discard[seat] ?? []), ...cards]) }
}

/** Cards that come into a hand or leave it; the viewer sees which. */
function held(
  view: View,
  seat: Seat,
  viewer: Seat,
  { taken = [], gone = [] }: { taken?: readonly Card[]; gone?: readonly Card[] },
): View {
  const count = (view.held[seat] ?? 0) + taken.length - gone.length
  const hand = seat === viewer ? [...without(view.hand, gone), ...taken] : view.hand
  return { ...view, hand, held: view.held.with(seat, count) }
}

/** With a full hand nothing is drawn, and nothing told: the cards of that turn are discarded all the same. */
function cleared(view: View): View {
  const isOver = (seat: Seat) => (view.area[seat] ?? []).length > 0 && !hasFinished(view, seat)
  const over = view.area.map((_, seat) => seat).filter(isOver)
  return over.reduce(
    (next, seat) => ({ ...discarded(next, seat, next.area[seat] ?? []), area: next.area.with(seat, []) }),
    view,
  )
}

function revealed(before: View, seat: Seat, cards: readonly Card[], viewer: Seat): View {
  const view = cleared(before)
  return {
    ...view,
    phase: 'react',
    turn: view.order.indexOf(seat),
    from: view.progress[seat] ?? 0,
    speed: cards.reduce((sum, card) => sum + faceOf(card).value, 0),
    flipped: [],
    area: view.area.with(seat, [...cards]),
    laid: seat === viewer ? [] : view.laid,
    held: view.held.with(seat, (view.held[seat] ?? 0) - cards.length),
  }
}

function flipped(view: View, { seat, card, counts }: Extract<Event, { type: 'card-flipped' }>): View {
  const deckSizes = view.deckSizes.with(seat, (view.deckSizes[seat] ?? 0) - 1)
  const shown = { ...view, deckSizes, flipped: [...view.flipped, card] }
  if (!counts) return discarded(shown, seat, [card])
  const area = view.area.with(seat, [...(view.area[seat] ?? []), card])
  return { ...shown, area, speed: view.speed + faceOf(card).value }
}

/** Where cards are drawn for the next round, those that were played are shuffled in as well. */
function reshuffled(view: View, seat: Seat, cards: number): View {
  const isAreaIn = cards > (view.discard[seat]?.length ?? 0)
  return {
    ...view,
    deckSizes: view.deckSizes.with(seat, (view.deckSizes[seat] ?? 0) + cards),
    discard: view.discard.with(seat, []),
    area: isAreaIn ? view.area.with(seat, []) : view.area,
  }
}

/** The cards that were played go first. */
function drawn(view: View, { seat, count, cards }: Extract<Event, { type: 'cards-drawn' }>, viewer: Seat): View {
  const laidAside = discarded(view, seat, view.area[seat] ?? [])
  const taken = cards ?? Array.from({ length: count }, () => heat)
  return {
    ...held(laidAside, seat, viewer, { taken }),
    area: view.area.with(seat, []),
    deckSizes: view.deckSizes.with(seat, (view.deckSizes[seat] ?? 0) - count),
  }
}

/** The cards without these, of cards that look alike the one held longest. */
function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards]
  for (const card of gone) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}
