/**
 * The table between two events of one entry, for whoever shows them one after the other. What only the rules know
 * shows when the entry is over.
 */
import type { Seat, Viewer } from '@paddock/kernel'
import { legendCards } from '../modules/legends/cards.ts'
import { faceOf, heat, stress } from '../rules/cards.ts'
import { firstGear } from '../rules/gears.ts'
import { leftAfterCooling } from '../rules/phases/reactions/hand.ts'
import type { Event } from '../rules/state.ts'
import { copySymbols, removeCard } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import { copies, discarded, drawn, fromDeck, taken, withShownSponsors } from './piles.ts'
import { afterReveal, cleared } from './reveal.ts'
import { afterSeasonEvent } from './season.ts'
import { afterSymbol, counted } from './symbols.ts'

export function after(event: Event, view: View, viewer: Viewer): View {
  return withShownSponsors(next(event, view, viewer), viewer)
}

function next(event: Event, view: View, viewer: Viewer): View {
  switch (event.type) {
    case 'round-began':
      return roundBegun(event, cleared(view))
    case 'gear-shifted':
      return shifted(event, view)
    case 'shift-repaired':
      return repaired(event, view)
    case 'cards-revealed':
    case 'hand-cluttered':
      return afterReveal(event, view, viewer)
    case 'card-flipped':
      return flipped(event, view)
    case 'deck-reshuffled':
      return reshuffled(event, view)
    case 'legend-card': {
      const before = view.legendCards.length === legendCards.length ? [] : view.legendCards
      return { ...cleared(view), legendCards: [...before, event.card], isLegendCardOpen: true }
    }
    case 'legend-called':
      return { ...cleared(view), turn: view.order.indexOf(event.seat) }
    case 'car-moved':
      return moved(event, view)
    case 'lap-completed':
    case 'car-finished':
      return firstLap(event.seat, view)
    case 'heat-cooled': {
      const cooled = withEngine(taken(view, event.seat, copies(heat, event.heat), viewer), event.seat, event.engine)
      return { ...cooled, left: leftAfterCooling(view, event.seat, event.heat) }
    }
    case 'boosted': {
      const paid = paying(view, event.seat, event.heat)
      return { ...paid, left: { ...view.left, boost: view.left.boost - 1 } }
    }
    case 'card-paid':
      return afterSymbol(event, paying(view, event.seat, event.heat), viewer)
    case 'corner-taken':
      return paying(view, event.seat, event.heat)
    case 'spun-out':
      return spunOut(event, view, viewer)
    case 'eliminated':
      return {
        ...view,
        place: view.place.with(event.seat, event.place),
        eliminated: [...view.eliminated, event.seat],
      }
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
        ...cleared(view),
        place: view.place.with(event.seat, event.place),
        finishedIn: view.finishedIn.with(event.seat, event.round),
      }
    case 'race-ended':
      return raceEnded(event, cleared(view))
    case 'values-chosen':
    case 'card-replaced':
    case 'stress-reduced':
    case 'cards-scrapped':
    case 'cards-salvaged':
    case 'card-played-directly':
    case 'cards-refreshed':
      return afterSymbol(event, view, viewer)
    case 'flip-failed':
      return view
    default:
      return afterSeasonEvent(event, view, viewer)
  }
}

function raceEnded({ place, points }: Extract<Event, { type: 'race-ended' }>, view: View): View {
  const over: View = { ...view, phase: 'over', order: [], turn: 0, adrenaline: [] }
  if (view.options.season === 'off') return over
  const { circuit, event } = view
  return { ...over, results: [...view.results, { circuit, event, place, points }] }
}

/** Of several who complete it, the first ones may be rewarded. */
function firstLap(car: number, view: View): View {
  return view.lapOne.includes(car) ? view : { ...view, lapOne: [...view.lapOne, car] }
}

function repaired({ seat, to, card }: Extract<Event, { type: 'shift-repaired' }>, view: View): View {
  const there = { ...view, gear: view.gear.with(seat, to) }
  if (card === undefined) return there
  const area = view.area[seat] ?? []
  const place = area.indexOf(card)
  const left = copySymbols(view.left)
  removeCard(left, card, faceOf(card).symbols)
  const rest = {
    ...there,
    left,
    worth: view.worth.toSpliced(place, 1),
    area: view.area.with(seat, area.toSpliced(place, 1)),
  }
  return counted(discarded({ ...rest, speed: 0 }, seat, [card]), seat)
}

function roundBegun({ round, order, adrenaline }: Extract<Event, { type: 'round-began' }>, view: View): View {
  const gearBefore = view.gearBefore.map((before, seat) =>
    order.includes(seat) ? (view.gear[seat] ?? before) : before,
  )
  const phase = view.options.gears === 'first' ? 'shift' : 'plan'
  return {
    ...view,
    round,
    order: order.slice(),
    turn: 0,
    adrenaline: adrenaline.slice(),
    phase,
    gearBefore,
    isLegendCardOpen: false,
  }
}

function shifted({ seat, to, heat: cost }: Extract<Event, { type: 'gear-shifted' }>, view: View): View {
  return { ...paying(view, seat, cost), gear: view.gear.with(seat, to) }
}

function flipped({ seat, card, counts }: Extract<Event, { type: 'card-flipped' }>, view: View): View {
  const up = { ...fromDeck(view, seat, 1), flipped: [...view.flipped, card] }
  if (!counts) return discarded(up, seat, [card])
  const area = view.area.with(seat, [...(view.area[seat] ?? []), card])
  return counted({ ...up, pluses: view.pluses + 1, worth: [...view.worth, faceOf(card).value], area }, seat)
}

/** In step 9 the played cards are shuffled in as well, and what was drawn before is told only next. */
function reshuffled({ seat, cards }: Extract<Event, { type: 'deck-reshuffled' }>, view: View): View {
  const isFlip = view.discard[seat]?.length === cards
  const before = isFlip ? view : cleared(view)
  return {
    ...before,
    discard: before.discard.with(seat, []),
    deckSizes: before.deckSizes.with(seat, (before.deckSizes[seat] ?? 0) + cards),
    onTop: before.onTop.with(seat, []),
  }
}

function moved({ seat, to, spot, speed, by }: Extract<Event, { type: 'car-moved' }>, view: View): View {
  const there = standingAt(view, seat, to, spot)
  if (by === 'legend') return there
  if (by === 'adrenaline')
    return { ...there, speed, added: view.added + 1, left: { ...view.left, speed: view.left.speed - 1 } }
  if (by !== 'accelerate') return { ...there, speed }
  const left = { ...view.left, accelerate: view.left.accelerate - 1 }
  return { ...there, speed, added: view.added + view.pluses, left }
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
