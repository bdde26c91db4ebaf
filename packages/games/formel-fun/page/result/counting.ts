import type { ToldStep } from '@paddock/page-kit/game-result.ts'
import { TallySheet } from '@paddock/page-kit/tally-sheet.ts'
import { type Car, ownerOf } from '../../rules/cars.ts'
import type { Event } from '../../rules/state.ts'

/** What is counted of a match, team by team. */
export class Counting {
  readonly turbos = new TallySheet()
  readonly driven = new TallySheet()
  readonly longest = new TallySheet()
  readonly lost = new TallySheet()
  readonly points = new TallySheet()
  readonly firstOut = new TallySheet()
  readonly lastOut = new TallySheet()
  /** The winner of the final, with its points and when. */
  final: { readonly car: Car; readonly points: number; readonly at: number } | undefined
  readonly teamsOut: { readonly seat: number; readonly race: number; readonly at: number }[] = []
  #race = 1

  constructor(steps: readonly ToldStep<Event>[]) {
    for (const { entry, events } of steps) for (const event of events) this.#hear(event, entry)
  }

  #hear(event: Event, at: number): void {
    switch (event.type) {
      case 'race-started':
        this.#race = event.race
        return
      case 'card-played':
        if (event.turbo) this.turbos.add(event.seat, 1, at)
        return
      case 'car-moved':
        this.driven.add(event.seat, event.to - event.from, at)
        this.longest.most(event.seat, event.to - event.from, at)
        this.lost.add(event.seat, event.fellBack, at)
        return
      case 'car-eliminated':
        this.#out(ownerOf(event.car), event.race, at)
        this.points.add(event.seat, event.points, at)
        return
      case 'team-out':
        this.teamsOut.push({ seat: event.seat, race: this.#race, at })
        return
      case 'final-won':
        // Beyond the last race: it was never out.
        this.#out(event.seat, this.#race + 1, at)
        this.points.add(event.seat, event.points, at)
        this.final = { car: event.car, points: event.points, at }
        return
      default:
        return
    }
  }

  #out(seat: number, race: number, at: number): void {
    if (this.firstOut.of(seat) === 0) this.firstOut.most(seat, race, at)
    this.lastOut.most(seat, race, at)
  }
}
