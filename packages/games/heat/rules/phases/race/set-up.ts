import type { Rng, Tell } from '@paddock/kernel'
import { calendarOf } from '../../../modules/season/calendar.ts'
import { copiesOfSponsor } from '../../../modules/season/sponsors.ts'
import { sponsorCards, startingUpgrades, stressSupply, upgradeCards } from '../../cards.ts'
import { firstGear } from '../../gears.ts'
import { meta } from '../../meta.ts'
import { effective, type Options } from '../../options.ts'
import type { Event, State } from '../../state.ts'
import { noSymbols } from '../../symbols-left.ts'
import { callRace } from './race.ts'

export function setUp(seats: number, chosen: Options, rng: Rng, tell: Tell<Event>, rules = meta.rules): State {
  const options = effective(chosen, seats)
  const cars = seats + options.legends
  const calendar = calendarOf(options, rng)
  const state: State = {
    rules,
    seats,
    cars,
    options,
    results: [],
    calendar,
    circuit: calendar[0] ?? options.circuit,
    event: 'none',
    weather: 'none',
    road: [],
    laps: 0,
    round: 0,
    phase: 'shift',
    upgrades: lists(seats),
    market: [],
    aside: [],
    picking: [],
    draftRound: 0,
    sponsors: zeros(seats),
    shown: lists(seats),
    spent: [],
    dealtHeat: 0,
    progress: zeros(cars),
    spot: zeros(cars),
    gear: zeros(seats).fill(firstGear),
    gearBefore: zeros(seats).fill(firstGear),
    engine: zeros(seats),
    stress: zeros(seats),
    reserve: stressSupply,
    area: lists(seats),
    discard: lists(seats),
    known: lists(seats),
    onTop: lists(seats),
    order: [],
    turn: 0,
    adrenaline: [],
    legendCards: [],
    isLegendCardOpen: false,
    from: 0,
    fromSpot: 0,
    speed: 0,
    left: noSymbols(),
    worth: [],
    added: 0,
    pluses: 0,
    flipped: [],
    lapOne: [],
    place: zeros(cars),
    finishedIn: zeros(cars),
    eliminated: [],
    hands: lists(seats),
    decks: lists(seats),
    played: lists(seats),
    upgradeDeck: options.workshop === 'off' ? [] : upgradeCards(options.upgrades),
    sponsorDeck: options.event === 'none' ? [] : sponsorCards.flatMap((card) => new Array(copiesOfSponsor).fill(card)),
    legendDeck: [],
  }
  // HT-WORK-07: they are for races without a workshop.
  if (options.workshop === 'off') state.upgrades = state.upgrades.map(() => startingUpgrades.slice())
  rng.shuffle(state.upgradeDeck)
  rng.shuffle(state.sponsorDeck)
  callRace(state, rng, tell)
  return state
}

function lists(count: number): number[][] {
  return Array.from({ length: count }, () => [])
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}
