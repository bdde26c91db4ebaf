/** Sponsor cards: how they are gained, and how they are used up. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at, reshuffleIfEmpty } from '@paddock/racing'
import { type Card, isSponsor } from '../../rules/cards.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import { type Car, driverOf, type Event, finishOf, isLegend, isOnTrack, type State } from '../../rules/state.ts'
import { removeOne } from '../../rules/symbols.ts'
import { circuitCalled, cornersBetween, spaceAt } from '../../rules/track.ts'
import { limitOf } from '../conditions/sectors.ts'
import type { SponsorReason } from './event.ts'
import { eventCard, pressCorners } from './event-cards.ts'

/** HT-SPON-01, HT-SPON-05, HT-SPON-06: the top card into the hand; −1 if there is none to be had. */
export function takeSponsor(state: State, seat: Seat, rng: Rng): Card {
  reshuffleIfEmpty(state.sponsorDeck, state.spent, rng)
  const card = state.sponsorDeck.pop() ?? -1
  if (card < 0) return card
  cardsOf(state.hands, seat).push(card)
  state.sponsors[seat] = at(state.sponsors, seat) + 1
  return card
}

function gain(state: State, seat: Seat, by: SponsorReason, rng: Rng, tell: Tell<Event>, corner?: string): void {
  const card = takeSponsor(state, seat, rng)
  if (card < 0) tell({ type: 'no-sponsor-left', seat, by })
  else tell({ type: 'sponsor-gained', seat, by, card, ...(corner === undefined ? {} : { corner }) })
}

/** HT-SYM-22: the played ones are out of the race, and can be gained again when the deck runs out. */
export function useUpSponsors(state: State, seat: Seat, tell: Tell<Event>): void {
  const area = cardsOf(state.area, seat)
  const used = area.filter(isSponsor)
  if (used.length === 0) return
  for (const card of used) {
    removeOne(area, card)
    removeOne(cardsOf(state.shown, seat), card)
    state.spent.push(card)
  }
  state.sponsors[seat] = at(state.sponsors, seat) - used.length
  tell({ type: 'sponsors-used', seat, cards: used })
}

/** What a turn without a spin-out brings (HT-SPON-07): the press at the corners, then the event. */
export function gainSponsors(state: State, beforeSlipstream: number, rng: Rng, tell: Tell<Event>): void {
  if (state.event === 'none') return
  const seat = driverOf(state)
  for (const corner of pressed(state, beforeSlipstream)) gain(state, seat, 'press', rng, tell, corner)
  const { recordSpeed, carsPassed } = eventCard(state.event)
  if (recordSpeed !== undefined && state.speed >= recordSpeed) gain(state, seat, 'record-speed', rng, tell) // HT-EVT-14
  if (carsPassed !== undefined && passed(state) >= carsPassed) gain(state, seat, 'cars-passed', rng, tell)
}

/** HT-PRESS-03 to HT-PRESS-09: the corners where the press saw something. */
function pressed(state: State, beforeSlipstream: number): string[] {
  const corners = pressCorners(state.event, state.circuit)
  const to = at(state.progress, driverOf(state))
  return cornersBetween(circuitCalled(state.circuit), state.from, to, finishOf(state)).flatMap(({ corner, line }) => {
    const isBySlipstream = line > beforeSlipstream
    const isFast = state.speed >= limitOf(state, corner) + 2
    return corners.includes(corner.letter) && (isBySlipstream || isFast) ? [corner.letter] : []
  })
}

/** HT-EVT-15: the cars that stand strictly between the first and the last space of the turn. */
function passed(state: State): number {
  const seat = driverOf(state)
  const circuit = circuitCalled(state.circuit)
  const way = at(state.progress, seat) - state.from
  let count = 0
  for (let car = 0; car < state.cars; car++) {
    if (car === seat || !isOnTrack(state, car)) continue
    const ahead = spaceAt(circuit, at(state.progress, car) - state.from)
    if (ahead > 0 && ahead < way) count++
  }
  return count
}

/** HT-EVT-12, HT-EVT-13: a car has completed the first lap; Legends, and who spun out then, take up places as well. */
export function rewardFirstLap(state: State, car: Car, rng: Rng, tell: Tell<Event>): void {
  const places = eventCard(state.event).firstOverTheLine ?? 0
  if (state.lapOne.length <= places && !isLegend(state, car)) gain(state, car, 'first-over-the-line', rng, tell)
}
