/**
 * The table between two events of one entry, for whoever shows them one after the other. What only the rules know
 * shows when the entry is over.
 */
import type { Seat, Viewer } from '@paddock/kernel'
import { faceOf, heat, stress } from '../cards.ts'
import { firstGear } from '../gears.ts'
import type { Event } from '../state.ts'
import type { View } from '../view.ts'
import { copies, discarded, drawn, taken } from './piles.ts'
import { afterReveal, cleared } from './reveal.ts'

export function after(event: Event, view: View, viewer: Viewer): View {
  switch (event.type) {
    case 'round-began':
      return roundBegun(event, cleared(view))
    case 'gear-shifted':
      return shifted(event, view)
    case 'cards-revealed':
    case 'hand-cluttered':
      return afterReveal(event, view, viewer)
    case 'card-flipped':
      return flipped(event, view)
    case 'deck-reshuffled':
      return reshuffled(event, view)
    case 'car-moved':
      return moved(event, view)
    case 'heat-cooled': {
      const cooled = withEngine(taken(view, event.seat, copies(heat, event.heat), viewer), event.seat, event.engine)
      return { ...cooled, left: { ...view.left, cooldown: view.left.cooldown - event.heat } }
    }
    case 'boosted': {
      const paid = paying(view, event.seat, event.heat)
      return { ...paid, left: { ...view.left, boost: view.left.boost - 1 } }
    }
    case 'corner-taken':
      return paying(view, event.seat, event.heat)
    case 'spun-out':
      return spunOut(event, view, viewer)
    case 'cards-discarded':
      return discarded(taken(view, event.seat, event.cards, viewer), event.seat, event.cards)
    case 'cards-drawn':
      return { ...drawn(cleared(view), event, viewer), phase: 'discard' }
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
      return { ...view, phase: 'over', order: [], turn: 0, adrenaline: [] }
    default:
      return view
  }
}

function roundBegun({ round, order, adrenaline }: Extract<Event, { type: 'round-began' }>, view: View): View {
  const gearBefore = view.gearBefore.map((before, seat) =>
    order.includes(seat) ? (view.gear[seat] ?? before) : before,
  )
  const phase = view.options.gears === 'first' ? 'shift' : 'plan'
  return { ...view, round, order: order.slice(), turn: 0, adrenaline: adrenaline.slice(), phase, gearBefore }
}

function shifted({ seat, to, heat: cost }: Extract<Event, { type: 'gear-shifted' }>, view: View): View {
  return { ...paying(view, seat, cost), gear: view.gear.with(seat, to) }
}

function flipped({ seat, card, counts }: Extract<Event, { type: 'card-flipped' }>, view: View): View {
  const up = {
    ...view,
    deckSizes: view.deckSizes.with(seat, (view.deckSizes[seat] ?? 0) - 1),
    flipped: [...view.flipped, card],
  }
  if (!counts) return discarded(up, seat, [card])
  return {
    ...up,
    speed: view.speed + faceOf(card).value,
    area: view.area.with(seat, [...(view.area[seat] ?? []), card]),
  }
}

/** In step 9 the played cards are shuffled in as well, and what was drawn before is told only next. */
function reshuffled({ seat, cards }: Extract<Event, { type: 'deck-reshuffled' }>, view: View): View {
  const isFlip = view.discard[seat]?.length === cards
  const before = isFlip ? view : cleared(view)
  return {
    ...before,
    discard: before.discard.with(seat, []),
    deckSizes: before.deckSizes.with(seat, (before.deckSizes[seat] ?? 0) + cards),
  }
}

function moved({ seat, to, spot, speed, by }: Extract<Event, { type: 'car-moved' }>, view: View): View {
  const left = by === 'adrenaline' ? { ...view.left, speed: view.left.speed - 1 } : view.left
  return { ...standingAt(view, seat, to, spot), speed, left }
}

function spunOut(event: Extract<Event, { type: 'spun-out' }>, view: View, viewer: Viewer): View {
  const { seat, to, spot, heat: paid, stress: gained } = event
  const there = standingAt(paying(view, seat, paid), seat, to, spot)
  const cards = copies(stress, gained)
  return {
    ...there,
    gear: view.gear.with(seat, firstGear),
    reserve: view.reserve - gained,
    stress: view.stress.with(seat, (view.stress[seat] ?? 0) + gained),
    held: view.held.with(seat, (view.held[seat] ?? 0) + gained),
    hand: seat === viewer ? [...view.hand, ...cards] : view.hand,
    known: view.known.with(seat, [...(view.known[seat] ?? []), ...cards]),
  }
}

function standingAt(view: View, seat: Seat, progress: number, spot: number): View {
  return { ...view, progress: view.progress.with(seat, progress), spot: view.spot.with(seat, spot) }
}

/** From the engine to the discard. */
function paying(view: View, seat: Seat, count: number): View {
  return withEngine(discarded(view, seat, copies(heat, count)), seat, (view.engine[seat] ?? 0) - count)
}

function withEngine(view: View, seat: Seat, engine: number): View {
  return { ...view, engine: view.engine.with(seat, engine) }
}
