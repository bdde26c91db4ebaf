import type { ToldStep } from '@paddock/page-kit/game-result.ts'
import { Driving } from '@paddock/page-kit/lanes/result/driving.ts'
import { TallySheet } from '@paddock/page-kit/tally-sheet.ts'
import type { Event } from '../../rules/event.ts'

/** What is counted of a match, stable by stable: money by its sources, and what became of the cars. */
export class Counting {
  readonly sources = [
    { name: 'prizes', sheet: new TallySheet() },
    { name: 'bets', sheet: new TallySheet() },
    { name: 'tokens', sheet: new TallySheet() },
    /** Below zero: what was paid. */
    { name: 'prices', sheet: new TallySheet() },
  ] as const
  readonly suffered = new TallySheet()
  readonly breakdowns = new TallySheet()
  readonly accelerations = new TallySheet()
  readonly driving = new Driving()
  readonly broken: { readonly owner: number; readonly car: number; readonly seat: number; readonly at: number }[] = []
  /** When the best car of a seat came home. */
  readonly homeAt = new Map<number, number>()

  /** Where nothing is sold, as in a children's race, the owners are known from the start. */
  constructor(steps: readonly ToldStep<Event>[], owner: readonly number[] = []) {
    this.driving.own(owner)
    for (const { entry, events } of steps) for (const event of events) this.#hear(event, entry)
  }

  #hear(event: Event, at: number): void {
    const [prizes, bets, tokens, prices] = this.sources
    switch (event.type) {
      case 'race-prepared':
        this.driving.own([])
        this.homeAt.clear()
        return
      case 'driver-sold':
        prices.sheet.add(event.seat, -event.price, at)
        if (event.car >= 0) this.driving.give(event.car, event.seat)
        return
      case 'car-chosen':
        this.driving.give(event.car, event.seat)
        return
      case 'car-moved':
        this.driving.moved(event, at)
        return
      case 'car-accelerated':
        this.accelerations.add(event.seat, 1, at)
        this.driving.moved({ ...event, lost: 0, blockers: [] }, at)
        return
      case 'car-broke-down':
        this.breakdowns.add(event.seat, 1, at)
        if (event.owner < 0) return
        this.suffered.add(event.owner, 1, at)
        this.broken.push({ owner: event.owner, car: event.car, seat: event.seat, at })
        return
      case 'car-finished':
      case 'prize-paid':
        if (event.owner < 0) return
        prizes.sheet.add(event.owner, event.prize, at)
        if (event.type === 'car-finished' && !this.homeAt.has(event.owner)) this.homeAt.set(event.owner, at)
        return
      case 'bets-settled':
        bets.sheet.add(event.seat, event.money, at)
        return
      case 'token-settled':
        tokens.sheet.add(event.owner, event.money, at)
        return
      default:
        return
    }
  }
}
