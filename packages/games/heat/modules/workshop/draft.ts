/** The workshop before a race: one card each from an open market. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, different } from '@paddock/racing'
import { type Card, inPlay } from '../../rules/cards.ts'
import { makeReady } from '../../rules/phases/race/ready.ts'
import { cardsOf, take } from '../../rules/piles/piles.ts'
import type { Action, Event, State } from '../../rules/state.ts'

/** HT-WORK-02, HT-CHAMP-06: more than there are drivers. */
const spare = 3
/** HT-WORK-01: of a single race. A season has one before each race. */
const draftRounds = 3

/** HT-WORK-03: the rearmost first, in the second round the foremost. HT-WORK-05: Legends take nothing. */
export function openMarket(state: State, tell: Tell<Event>): void {
  state.phase = 'draft'
  state.market = state.upgradeDeck.splice(-(state.seats + spare))
  const grid = driversOnGrid(state)
  state.picking = state.draftRound === 1 ? grid : grid.reverse()
  const { market, picking, draftRound } = state
  tell({ type: 'market-opened', round: draftRound, cards: market.slice(), order: picking.slice() })
}

/** The drivers, the foremost first. */
export function driversOnGrid({ seats, progress, spot }: Pick<State, 'seats' | 'progress' | 'spot'>): Seat[] {
  const drivers = Array.from({ length: seats }, (_, seat) => seat)
  return drivers.sort((a, b) => at(progress, b) - at(progress, a) || at(spot, a) - at(spot, b))
}

/** HT-WORK-10: whatever the driver has already. */
export function pickChoices({ market }: State): Action[] {
  return different(market).map((card) => ({ type: 'pick', card }))
}

export function pick(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const [seat] = state.picking
  if (action.type !== 'pick' || seat === undefined) throw new Error(`nothing is picked by ${action.type}`)
  take(state.market, action.card)
  own(state, seat, action.card)
  state.picking.shift()
  tell({ type: 'upgrade-picked', seat, card: action.card })
  if (state.picking.length > 0) return
  if (state.options.season === 'off') nextDraftRound(state, rng, tell)
  else offerSwap(state)
}

/** HT-CHAMP-10 */
function own(state: State, seat: Seat, card: Card): void {
  cardsOf(state.upgrades, seat).push(card)
  cardsOf(state.decks, seat).push(inPlay(card))
}

function disown(state: State, seat: Seat, card: Card): void {
  take(cardsOf(state.upgrades, seat), card)
  take(cardsOf(state.decks, seat), inPlay(card))
}

/** HT-WORK-01, HT-WORK-04 */
function nextDraftRound(state: State, rng: Rng, tell: Tell<Event>): void {
  state.aside.push(...state.market.splice(0))
  state.draftRound++
  if (state.draftRound < draftRounds) openMarket(state, tell)
  else makeReady(state, rng, tell)
}

/** HT-CHAMP-07, HT-CHAMP-08: the rearmost driver may exchange one card for one that is left. */
function offerSwap(state: State): void {
  state.phase = 'swap'
  state.picking = driversOnGrid(state).slice(-1)
}

export function swapChoices(state: State, seat: Seat): Action[] {
  const choices: Action[] = [{ type: 'no-swap' }]
  for (const give of different(cardsOf(state.upgrades, seat))) {
    for (const got of different(state.market)) if (got !== give) choices.push({ type: 'swap', give, take: got })
  }
  return choices
}

/** HT-CHAMP-09: what is left, with what was given, goes back into the deck. */
export function swap(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const [seat] = state.picking
  if (seat === undefined) throw new Error('nobody is to exchange anything')
  if (action.type === 'swap') {
    disown(state, seat, action.give)
    take(state.market, action.take)
    own(state, seat, action.take)
    state.market.push(action.give)
    tell({ type: 'upgrade-swapped', seat, give: action.give, take: action.take })
  }
  state.picking = []
  state.upgradeDeck.push(...state.market.splice(0))
  rng.shuffle(state.upgradeDeck)
  makeReady(state, rng, tell)
}
