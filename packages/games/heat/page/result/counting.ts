import type { ToldStep } from '@paddock/page-kit/game-result.ts'
import { TallySheet } from '@paddock/page-kit/tally-sheet.ts'
import type { Event } from '../../rules/event.ts'
import type { Car } from '../../rules/state.ts'
import type { When } from './words.ts'

/** Something that cost a car: heat in a corner, spaces by a spin-out or behind others. */
export interface Mishap {
  readonly car: Car
  readonly kind: 'spun-out' | 'paid' | 'jammed'
  readonly amount: number
  readonly corner?: string
  readonly when: When
  readonly at: number
}

/** What is counted of a match, car by car. */
export class Counting {
  readonly topSpeed = new TallySheet()
  readonly heatPaid = new TallySheet()
  readonly inCorners = new TallySheet()
  readonly cooled = new TallySheet()
  readonly boosts = new TallySheet()
  readonly slipstreams = new TallySheet()
  readonly spinOuts = new TallySheet()
  readonly lost = new TallySheet()
  readonly sponsors = new TallySheet()
  readonly wins = new TallySheet()
  readonly mishaps: Mishap[] = []
  /** The entry in which a car was placed, of its last race. */
  readonly placedAt = new Map<Car, number>()
  #when: When = { round: 0 }
  /** What a car has lost in its turn so far. */
  #turn = { car: -1, lost: 0, at: 0 }

  constructor(steps: readonly ToldStep<Event>[]) {
    for (const { entry, events } of steps) for (const event of events) this.#hear(event, entry)
    this.#endTurn()
  }

  #hear(event: Event, at: number): void {
    switch (event.type) {
      case 'race-called':
        this.#when = { round: 0, ...(event.race === undefined ? {} : { race: event.race + 1 }) }
        return
      case 'round-began':
        this.#endTurn()
        this.#when = { ...this.#when, round: event.round }
        return
      case 'gear-shifted':
      case 'card-paid':
        this.heatPaid.add(event.seat, event.heat, at)
        return
      case 'boosted':
        this.boosts.add(event.seat, 1, at)
        this.heatPaid.add(event.seat, event.heat, at)
        return
      case 'heat-cooled':
        this.cooled.add(event.seat, event.heat, at)
        return
      case 'car-moved':
        this.#moved(event, at)
        return
      case 'corner-taken':
        this.#paid(event.seat, event.heat, at)
        if (event.heat > 0) this.#note(event.seat, 'paid', event.heat, at, event.corner)
        return
      case 'spun-out':
        // What the engine had left is gone as well.
        this.#paid(event.seat, event.heat, at)
        this.spinOuts.add(event.seat, 1, at)
        this.#note(event.seat, 'spun-out', event.from - event.to, at, event.corner)
        return
      case 'sponsor-gained':
        this.sponsors.add(event.seat, 1, at)
        return
      case 'car-placed':
        this.placedAt.set(event.seat, at)
        return
      case 'race-ended':
        this.wins.add(event.place.indexOf(1), 1, at)
        return
      default:
        return
    }
  }

  #paid(car: Car, heat: number, at: number): void {
    this.heatPaid.add(car, heat, at)
    this.inCorners.add(car, heat, at)
  }

  #moved({ seat: car, by, speed, lost }: Extract<Event, { type: 'car-moved' }>, at: number): void {
    this.topSpeed.most(car, speed, at)
    if (by === 'slipstream') this.slipstreams.add(car, 1, at)
    const isSameTurn = this.#turn.car === car && by !== 'cards' && by !== 'legend'
    if (!isSameTurn) this.#endTurn()
    // Where it drives again from where the turn began, nothing that it lost before counts.
    const before = isSameTurn && by !== 'again' ? this.#turn.lost : 0
    this.#turn = { car, lost: before + lost, at }
  }

  #endTurn(): void {
    const { car, lost, at } = this.#turn
    if (lost > 0) {
      this.lost.add(car, lost, at)
      this.#note(car, 'jammed', lost, at)
    }
    this.#turn = { car: -1, lost: 0, at: 0 }
  }

  #note(car: Car, kind: Mishap['kind'], amount: number, at: number, corner?: string): void {
    this.mishaps.push({ car, kind, amount, when: this.#when, at, ...(corner === undefined ? {} : { corner }) })
  }
}
