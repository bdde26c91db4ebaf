/**
 * What many races tell of the game: how fast they go, what corners cost, what is used in a turn, and who wins from
 * where, against whom and with what. A season counts race by race.
 */
import type { Count, Figure, Ranking, Seat, Tallied, Tally } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { SponsorReason } from '../modules/season/event.ts'
import { categories } from '../modules/workshop/upgrades.ts'
import { type Card, upgradeOf } from './cards.ts'
import { firstGear, lastGear } from './gears.ts'
import { meta } from './meta.ts'
import { raceOrder } from './movement/movement.ts'
import { cardsOf, take } from './piles/piles.ts'
import type { Car, Event, State } from './state.ts'

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)
const onGrid = numbered('grid', meta.seats.max)
const inGear = numbered('gear', lastGear)
const drivers = 'drivers'
const legends = 'Legends'
const both = [drivers, legends]
const reasons: readonly SponsorReason[] = ['press', 'first-over-the-line', 'record-speed', 'cars-passed']

const perLap: Figure = { name: 'rounds per lap', as: 'mean', rows: [...both, 'winner'] }
const past: Figure = { name: 'winner past the line', as: 'mean', rows: ['spaces'] }
const perCar: Figure = {
  name: 'per driver and race',
  as: 'mean',
  rows: ['spin-outs', 'heat paid in corners', 'stress at the end'],
}
const cluttered: Figure = { name: 'cluttered hands in a race', as: 'mean', rows: ['hands'] }
const turns: Figure = { name: 'turns with', as: 'share', rows: ['boost', 'slipstream'] }
const moves: Figure = { name: 'moves', as: 'share', rows: ['cut short by full spaces'] }
const gears: Figure = { name: 'gears used', as: 'share', rows: inGear }
const wins: Figure = { name: 'wins by grid place', as: 'share', rows: onGrid }
/** Only where both drive. */
const winners: Figure = { name: 'races won by', as: 'share', rows: both }
const points: Figure = { name: 'points per car and race', as: 'mean', rows: both }
/** Of the drivers who own such an upgrade, each race is one case. */
const winningParts: Figure = { name: 'races won with an upgrade of', as: 'share', rows: categories }
const sponsors: Figure = { name: 'sponsors gained per driver and race', as: 'mean', rows: reasons }

export const tallies: Tallied<State, Event>['tallies'] = {
  figures: [perLap, past, perCar, cluttered, turns, moves, gears, wins, winners, points, winningParts, sponsors],
  follow: (start, count) => new RaceTally(start, count),
}

class RaceTally implements Tally<State, Event> {
  readonly #count: Count
  readonly #seats: number
  /** The cars in the order of the grid. */
  #grid: readonly Car[]
  #laps: number
  readonly #upgrades: Card[][]
  readonly #hasSponsors: boolean

  constructor(start: State, count: Count) {
    this.#count = count
    this.#seats = start.seats
    this.#grid = raceOrder(start)
    this.#laps = start.laps
    this.#upgrades = start.upgrades.map((cards) => cards.slice())
    this.#hasSponsors = start.options.event !== 'none'
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'cards-revealed':
        this.#turn()
        for (let gear = firstGear; gear <= lastGear; gear++) {
          this.#count(gears, inGear[gear - 1] ?? '', gear === event.gear ? 1 : 0)
        }
        return
      case 'hand-cluttered':
        this.#turn()
        this.#count(cluttered, 'hands', 1, 0)
        return
      case 'boosted':
        this.#count(turns, 'boost', 1, 0)
        return
      case 'car-moved':
        this.#count(moves, 'cut short by full spaces', event.lost > 0 ? 1 : 0)
        if (event.by === 'slipstream') this.#count(turns, 'slipstream', 1, 0)
        return
      case 'corner-taken':
        this.#count(perCar, 'heat paid in corners', event.heat, 0)
        return
      case 'spun-out':
        // What the engine had left is gone as well.
        this.#count(perCar, 'heat paid in corners', event.heat, 0)
        this.#count(perCar, 'spin-outs', 1, 0)
        return
      case 'car-placed':
        this.#placed(event.seat, event.place, event.round, event.past)
        return
      case 'sponsor-gained':
        this.#count(sponsors, event.by, 1, 0)
        return
      case 'race-ended':
        this.#raced(event.place, event.points)
        return
      default:
        this.#prepared(event)
    }
  }

  end({ stress, seats }: State, _ranking: Ranking): void {
    const held = stress.reduce((sum, cards) => sum + cards, 0)
    this.#count(perCar, 'stress at the end', held, seats)
  }

  /** Another turn in which something may be used: at most once each. */
  #turn(): void {
    for (const use of turns.rows) this.#count(turns, use, 0)
  }

  /** What is arranged before a race of a season, or in the workshop. */
  #prepared(event: Event): void {
    switch (event.type) {
      case 'race-called':
        this.#grid = event.grid
        this.#laps = event.laps
        return
      case 'upgrade-picked':
        this.#upgradesOf(event.seat).push(event.card)
        return
      case 'upgrade-swapped':
        take(this.#upgradesOf(event.seat), event.give)
        this.#upgradesOf(event.seat).push(event.take)
        return
      case 'upgrade-kept':
        this.#upgradesOf(event.seat).splice(0, Number.POSITIVE_INFINITY, event.card)
        return
      default:
        return
    }
  }

  #upgradesOf(seat: Seat): Card[] {
    return cardsOf(this.#upgrades, seat)
  }

  #placed(car: Car, place: number, round: number, spaces: number): void {
    this.#count(perLap, car < this.#seats ? drivers : legends, round, this.#laps)
    if (place > 1) return
    this.#count(perLap, 'winner', round, this.#laps)
    this.#count(past, 'spaces', spaces)
  }

  #raced(place: readonly number[], scored: readonly number[]): void {
    for (const row of ['spin-outs', 'heat paid in corners']) this.#count(perCar, row, 0, this.#seats)
    this.#count(cluttered, 'hands', 0)
    if (this.#hasSponsors) for (const row of reasons) this.#count(sponsors, row, 0, this.#seats)
    for (const [slot, car] of this.#grid.entries()) this.#count(wins, onGrid[slot] ?? '', at(place, car) === 1 ? 1 : 0)
    for (const [car, score] of scored.entries()) this.#count(points, car < this.#seats ? drivers : legends, score)
    if (place.length > this.#seats) {
      const isDriver = place.indexOf(1) < this.#seats
      this.#count(winners, drivers, isDriver ? 1 : 0)
      this.#count(winners, legends, isDriver ? 0 : 1)
    }
    for (let seat = 0; seat < this.#seats; seat++) this.#wonWith(seat, at(place, seat) === 1)
  }

  #wonWith(seat: Seat, hasWon: boolean): void {
    const parts = this.#upgradesOf(seat).map((card) => upgradeOf(card)?.category)
    for (const part of new Set(parts)) if (part) this.#count(winningParts, part, hasWon ? 1 : 0)
  }
}
