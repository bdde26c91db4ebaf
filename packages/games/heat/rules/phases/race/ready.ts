/** The last steps before the start: sponsors, weather, Heat and Stress, the shuffled deck and the first hand. */

import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { drawConditions } from '../../../modules/conditions/conditions.ts'
import { weathering } from '../../../modules/conditions/tokens.ts'
import { eventCard } from '../../../modules/season/event-cards.ts'
import { takeSponsor } from '../../../modules/season/gain-sponsor.ts'
import { has } from '../../../versions.ts'
import { heat, inPlay, stress, stressSupply, usualHandSize } from '../../cards.ts'
import { cardsOf, drawUpTo } from '../../piles/piles.ts'
import type { Event, OpenState, State } from '../../state.ts'
import { circuitCalled } from '../../track.ts'
import { callRound } from '../round/round.ts'

/** HT-EVT-11 */
export function handSizeOf({ event }: Pick<OpenState, 'event'>): number {
  return eventCard(event).handSize ?? usualHandSize
}

/** HT-SET-04, HT-CHAMP-13, HT-GUARD-08, HT-GUARD-09, HT-EX-22: what every driver gets, by circuit, weather and event together. */
export function suppliesOf({ circuit, weather, event }: Pick<OpenState, 'circuit' | 'weather' | 'event'>) {
  const figures = circuitCalled(circuit)
  const [sky, special] = [weathering(weather), eventCard(event)]
  return {
    heat: figures.heat + (sky.heat ?? 0) + (special.heat ?? 0),
    stress: figures.stress + (sky.stress ?? 0) + (special.stress ?? 0),
  }
}

export function makeReady(state: State, rng: Rng, tell: Tell<Event>): void {
  const { options, seats } = state
  if (options.workshop === 'quick') dealUpgrades(state)
  for (let seat = 0; seat < seats; seat++) dealSponsors(state, seat, rng, tell)
  if (options.season !== 'off') drawConditions(state, rng, tell)
  const supplies = suppliesOf(state)
  state.dealtHeat = supplies.heat
  state.reserve = stressSupply - seats * supplies.stress // HT-SET-11
  for (let seat = 0; seat < seats; seat++) fillUp(state, seat, supplies, rng)
  tell({ type: 'cars-ready', ...supplies, handSize: handSizeOf(state) })
  for (let seat = 0; seat < seats; seat++) drawUpTo(state, seat, handSizeOf(state), rng, tell) // HT-SET-09, HT-CHAMP-11
  if (!has(state, 'first-hand-drawn-card-by-card')) for (const hand of state.hands) hand.reverse()
  callRound(state)
  tell({ type: 'round-began', round: 1, order: state.order.slice(), adrenaline: state.adrenaline.slice() })
}

/** HT-WORK-09 */
function dealUpgrades(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const dealt = state.upgradeDeck.splice(-3)
    state.upgrades[seat] = dealt
    cardsOf(state.decks, seat).push(...dealt.map(inPlay))
  }
}

/** HT-CHAMP-11: into the hand. */
function dealSponsors(state: State, seat: Seat, rng: Rng, tell: Tell<Event>): void {
  const cards: number[] = []
  for (let dealt = 0; dealt < eventCard(state.event).sponsors; dealt++) {
    const card = takeSponsor(state, seat, rng)
    if (card >= 0) cards.push(card)
  }
  if (cards.length > 0) tell({ type: 'sponsors-dealt', seat, count: cards.length, cards })
}

/** HT-SET-05, HT-WORK-06, HT-CHAMP-12, HT-WEA-06, HT-WEA-07, HT-EX-23 */
function fillUp(state: State, seat: Seat, supplies: { heat: number; stress: number }, rng: Rng): void {
  const { intoDeck = 0, intoDiscard = 0 } = weathering(state.weather)
  const deck = cardsOf(state.decks, seat)
  for (let added = 0; added < supplies.stress; added++) deck.push(stress)
  for (let added = 0; added < intoDeck; added++) deck.push(heat)
  for (let added = 0; added < intoDiscard; added++) cardsOf(state.discard, seat).push(heat)
  state.stress[seat] = supplies.stress
  state.engine[seat] = supplies.heat - intoDeck - intoDiscard
  state.gearBefore[seat] = at(state.gear, seat)
  rng.shuffle(deck)
}
