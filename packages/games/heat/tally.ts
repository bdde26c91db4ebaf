/** What many races tell of the game: how fast they go, what corners cost, what is used in a turn, and who wins from where. */
import type { Count, Figure, Ranking, Tallied, Tally } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { firstGear, lastGear } from './gears.ts'
import { meta } from './meta.ts'
import { standing } from './movement.ts'
import type { Event, State } from './state.ts'

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)
const onGrid = numbered('grid', meta.seats.max)
const inGear = numbered('gear', lastGear)

const perLap: Figure = { name: 'rounds per lap', as: 'mean', rows: ['all cars', 'winner'] }
const past: Figure = { name: 'winner past the line', as: 'mean', rows: ['spaces'] }
const perCar: Figure = {
  name: 'per car and race',
  as: 'mean',
  rows: ['spin-outs', 'heat paid in corners', 'stress at the end'],
}
const cluttered: Figure = { name: 'cluttered hands in a race', as: 'mean', rows: ['hands'] }
const turns: Figure = { name: 'turns with', as: 'share', rows: ['boost', 'slipstream'] }
const moves: Figure = { name: 'moves', as: 'share', rows: ['cut short by full spaces'] }
const gears: Figure = { name: 'gears used', as: 'share', rows: inGear }
const wins: Figure = { name: 'wins by grid place', as: 'share', rows: onGrid }

export const tallies: Tallied<State, Event>['tallies'] = {
  figures: [perLap, past, perCar, cluttered, turns, moves, gears, wins],
  follow: (start, count) => new RaceTally(start, count),
}

class RaceTally implements Tally<State, Event> {
  readonly #count: Count
  /** The seats in the order of the grid. */
  readonly #grid: readonly number[]
  #spinOuts = 0
  #heat = 0
  #cluttered = 0

  constructor(start: State, count: Count) {
    this.#count = count
    this.#grid = standing(start)
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
        this.#cluttered++
        return
      case 'boosted':
        this.#count(turns, 'boost', 1, 0)
        return
      case 'car-moved':
        this.#count(moves, 'cut short by full spaces', event.lost > 0 ? 1 : 0)
        if (event.by === 'slipstream') this.#count(turns, 'slipstream', 1, 0)
        return
      case 'corner-taken':
        this.#heat += event.heat
        return
      case 'spun-out':
        // What the engine had left is gone as well.
        this.#heat += event.heat
        this.#spinOuts++
        return
      case 'car-placed':
        if (event.place === 1) this.#count(past, 'spaces', event.past)
        return
      default:
        return
    }
  }

  end({ seats, laps, stress, finishedIn }: State, ranking: Ranking): void {
    this.#count(perCar, 'spin-outs', this.#spinOuts, seats)
    this.#count(perCar, 'heat paid in corners', this.#heat, seats)
    this.#count(
      perCar,
      'stress at the end',
      stress.reduce((sum, held) => sum + held, 0),
      seats,
    )
    this.#count(cluttered, 'hands', this.#cluttered)
    for (const { seat, place } of ranking) {
      this.#count(wins, onGrid[this.#grid.indexOf(seat)] ?? '', place === 1 ? 1 : 0)
      const rounds = at(finishedIn, seat)
      // Whoever gave up has driven no race.
      if (rounds === 0) continue
      this.#count(perLap, 'all cars', rounds, laps)
      if (place === 1) this.#count(perLap, 'winner', rounds, laps)
    }
  }

  /** Another turn in which something may be used: at most once each. */
  #turn(): void {
    for (const use of turns.rows) this.#count(turns, use, 0)
  }
}
