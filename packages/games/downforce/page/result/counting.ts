import type { ToldStep } from '@paddock/page-kit/game-result.ts'
import { Driving } from '@paddock/page-kit/lanes/result/driving.ts'
import { TallySheet } from '@paddock/page-kit/tally-sheet.ts'
import type { Event } from '../../rules/event.ts'

/** What is counted of a match, team by team: money by its sources, and what became of the cars. */
export class Counting {
  readonly race = new TallySheet()
  readonly bets = new TallySheet()
  /** Below zero: what was paid. */
  readonly prices = new TallySheet()
  readonly wilds = new TallySheet()
  readonly driving = new Driving()
  /** When the best car of a seat came home. */
  #homeAt = new Map<number, number>()

  constructor(steps: readonly ToldStep<Event>[]) {
    for (const { entry, events } of steps) for (const event of events) this.#hear(event, entry)
  }

  homeAt(seat: number): number | undefined {
    return this.#homeAt.get(seat)
  }

  #hear(event: Event, at: number): void {
    switch (event.type) {
      case 'grid-drawn':
        this.driving.own([])
        this.#homeAt.clear()
        return
      case 'cars-dealt':
        this.driving.own(event.owner)
        return
      case 'lot-sold':
        this.driving.give(event.lot.car, event.seat)
        this.prices.add(event.seat, -event.price, at)
        return
      case 'wild-named':
        this.wilds.add(event.seat, 1, at)
        return
      case 'car-moved':
        this.driving.moved(event, at)
        return
      case 'car-finished':
        if (!this.#homeAt.has(event.owner)) this.#homeAt.set(event.owner, at)
        return
      case 'money-counted': {
        const { seat, bets, prices, winnings } = event
        this.bets.add(seat, bets, at)
        this.race.add(seat, winnings - bets + prices, this.#homeAt.get(seat) ?? at)
        return
      }
      default:
        return
    }
  }
}
