import type { ToldStep } from '@paddock/page-kit/game-result.ts'
import { Driving } from '@paddock/page-kit/lanes/result/driving.ts'
import { TallySheet } from '@paddock/page-kit/tally-sheet.ts'
import type { Event } from '../../rules/event.ts'

/** What is counted of a match, team by team: money by its sources, and what became of the cars. */
export class Counting {
  readonly sources = [
    { name: 'race', sheet: new TallySheet() },
    { name: 'bets', sheet: new TallySheet() },
    /** Below zero: what was paid. */
    { name: 'prices', sheet: new TallySheet() },
  ] as const
  readonly wilds = new TallySheet()
  readonly driving = new Driving()
  /** When the best car of a seat came home. */
  readonly homeAt = new Map<number, number>()

  constructor(steps: readonly ToldStep<Event>[]) {
    for (const { entry, events } of steps) for (const event of events) this.#hear(event, entry)
  }

  #hear(event: Event, at: number): void {
    const [race, bets, prices] = this.sources
    switch (event.type) {
      case 'grid-drawn':
        this.driving.own([])
        this.homeAt.clear()
        return
      case 'cars-dealt':
        this.driving.own(event.owner)
        return
      case 'lot-sold':
        this.driving.give(event.lot.car, event.seat)
        prices.sheet.add(event.seat, -event.price, at)
        return
      case 'wild-named':
        this.wilds.add(event.seat, 1, at)
        return
      case 'car-moved':
        this.driving.moved(event, at)
        return
      case 'car-finished':
        if (!this.homeAt.has(event.owner)) this.homeAt.set(event.owner, at)
        return
      case 'money-counted': {
        const { seat, winnings } = event
        bets.sheet.add(seat, event.bets, at)
        race.sheet.add(seat, winnings - event.bets + event.prices, this.homeAt.get(seat) ?? at)
        return
      }
      default:
        return
    }
  }
}
