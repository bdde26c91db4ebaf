/** Copies by hand: this is what makes the engine fast. */
import { copyLists } from '@paddock/racing'
import type { OpenState, State } from './state.ts'
import { copySymbols } from './symbols-left.ts'

export function copyOpen(open: OpenState): OpenState {
  return {
    rules: open.rules,
    seats: open.seats,
    cars: open.cars,
    options: open.options,
    results: open.results.slice(),
    calendar: open.calendar.slice(),
    circuit: open.circuit,
    event: open.event,
    weather: open.weather,
    road: open.road.slice(),
    laps: open.laps,
    round: open.round,
    phase: open.phase,
    upgrades: copyLists(open.upgrades),
    market: open.market.slice(),
    aside: open.aside.slice(),
    picking: open.picking.slice(),
    draftRound: open.draftRound,
    sponsors: open.sponsors.slice(),
    shown: copyLists(open.shown),
    spent: open.spent.slice(),
    dealtHeat: open.dealtHeat,
    progress: open.progress.slice(),
    spot: open.spot.slice(),
    gear: open.gear.slice(),
    gearBefore: open.gearBefore.slice(),
    engine: open.engine.slice(),
    stress: open.stress.slice(),
    reserve: open.reserve,
    area: copyLists(open.area),
    discard: copyLists(open.discard),
    known: copyLists(open.known),
    onTop: copyLists(open.onTop),
    order: open.order.slice(),
    turn: open.turn,
    adrenaline: open.adrenaline.slice(),
    legendCards: open.legendCards.slice(),
    isLegendCardOpen: open.isLegendCardOpen,
    from: open.from,
    fromSpot: open.fromSpot,
    speed: open.speed,
    left: copySymbols(open.left),
    worth: open.worth.slice(),
    added: open.added,
    pluses: open.pluses,
    flipped: open.flipped.slice(),
    lapOne: open.lapOne.slice(),
    place: open.place.slice(),
    finishedIn: open.finishedIn.slice(),
    eliminated: open.eliminated.slice(),
  }
}

export function clone(state: State): State {
  return {
    ...copyOpen(state),
    hands: copyLists(state.hands),
    decks: copyLists(state.decks),
    played: copyLists(state.played),
    upgradeDeck: state.upgradeDeck.slice(),
    sponsorDeck: state.sponsorDeck.slice(),
    legendDeck: state.legendDeck.slice(),
  }
}
