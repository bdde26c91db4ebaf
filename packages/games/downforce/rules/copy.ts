/** Copies by hand: this is what makes the engine fast. */
import { copyLists } from '@paddock/racing'
import type { OpenState, State } from './state.ts'

export function copyOpen(open: OpenState): OpenState {
  return {
    rules: open.rules,
    seats: open.seats,
    options: open.options,
    race: open.race,
    circuit: open.circuit,
    phase: open.phase,
    lot: open.lot,
    isSecondOffer: open.isSecondOffer,
    aside: open.aside.slice(),
    bids: open.bids.slice(),
    owner: open.owner.slice(),
    price: open.price.slice(),
    powers: copyLists(open.powers),
    given: open.given,
    speed8: copyLists(open.speed8),
    discard: open.discard.slice(),
    shown: copyLists(open.shown),
    floors: copyLists(open.floors),
    fresh: open.fresh.slice(),
    space: open.space.slice(),
    lap: open.lap.slice(),
    finished: open.finished.slice(),
    turn: open.turn,
    card: open.card,
    isReversed: open.isReversed,
    row: open.row,
    car: open.car,
    isGoing: open.isGoing,
    hasSkipped: open.hasSkipped,
    named: open.named.slice(),
    crossed: open.crossed.slice(),
    due: open.due.slice(),
    odds: copyLists(open.odds),
    areBetsShown: open.areBetsShown,
    before: open.before,
  }
}

/** The same, sharing its lists with the whole. */
export function openOf(open: OpenState): OpenState {
  return {
    rules: open.rules,
    seats: open.seats,
    options: open.options,
    race: open.race,
    circuit: open.circuit,
    phase: open.phase,
    lot: open.lot,
    isSecondOffer: open.isSecondOffer,
    aside: open.aside,
    bids: open.bids,
    owner: open.owner,
    price: open.price,
    powers: open.powers,
    given: open.given,
    speed8: open.speed8,
    discard: open.discard,
    shown: open.shown,
    floors: open.floors,
    fresh: open.fresh,
    space: open.space,
    lap: open.lap,
    finished: open.finished,
    turn: open.turn,
    card: open.card,
    isReversed: open.isReversed,
    row: open.row,
    car: open.car,
    isGoing: open.isGoing,
    hasSkipped: open.hasSkipped,
    named: open.named,
    crossed: open.crossed,
    due: open.due,
    odds: open.odds,
    areBetsShown: open.areBetsShown,
    before: open.before,
  }
}

export function clone(state: State): State {
  return {
    ...copyOpen(state),
    hands: copyLists(state.hands),
    piles: copyLists(state.piles),
    pile: state.pile.slice(),
    box: state.box.slice(),
    lots: state.lots.slice(),
    powerPile: state.powerPile.slice(),
    bets: copyLists(state.bets),
  }
}
