/** What many matches tell of the game: how many cars come home, what cars cost, who wins with what, and what jams eat. */
import type { Count, Figure, Ranking, Tallied, Tally } from '@paddock/kernel'
import { numbered, shareOfWin } from '@paddock/racing'
import { countJams, jams } from '@paddock/racing/lanes'
import { carCount, powers } from './cards.ts'
import type { Event, State } from './state.ts'

const onGrid = numbered('grid', carCount)
const lots = numbered('lot', carCount)
/** As many as there are on either circuit. */
const lines = numbered('line', 3)

const home: Figure = { name: 'cars home in a race', as: 'mean', rows: ['cars'] }
const firstHome: Figure = { name: 'until the first car is home', as: 'mean', rows: ['cards'] }
const bids: Figure = { name: 'winning bids', as: 'mean', rows: ['all', ...lots, 'second offer'] }
const unsold: Figure = { name: 'cars without an owner', as: 'mean', rows: ['cars'] }
const byPower: Figure = { name: 'wins by power kept', as: 'share', rows: [...powers, 'none'] }
const byGrid: Figure = { name: 'wins by grid place of an own car', as: 'share', rows: onGrid }
const fromGrid: Figure = { name: 'place in the race by grid place', as: 'mean', rows: onGrid }
const bets: Figure = { name: 'lines bet on', as: 'share', rows: lines }

export const tallies: Tallied<State, Event>['tallies'] = {
  figures: [home, firstHome, jams, bids, unsold, byPower, byGrid, fromGrid, bets],
  follow: (start, count) => new RaceTally(start, count),
}

class RaceTally implements Tally<State, Event> {
  readonly #count: Count
  /** The cars in the order of the grid, of the race that is on. */
  #grid: readonly number[] = []
  #lot = 0
  #isSecondOffer = false
  #cards = 0
  #bets = new Set<number>()
  readonly #isBetting: boolean

  constructor({ options }: State, count: Count) {
    this.#count = count
    this.#isBetting = options.betting !== 'off'
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'grid-drawn':
        this.#grid = event.grid
        this.#lot = 0
        this.#isSecondOffer = false
        this.#cards = 0
        this.#bets.clear()
        return
      case 'lot-offered':
        this.#lot++
        this.#isSecondOffer = event.isSecondOffer
        return
      case 'lot-sold':
        this.#count(bids, 'all', event.price)
        this.#count(bids, this.#isSecondOffer ? 'second offer' : (lots[this.#lot - 1] ?? ''), event.price)
        return
      case 'card-played':
        this.#cards++
        return
      case 'car-moved':
        countJams(this.#count, event)
        return
      case 'car-finished':
        if (event.place === 1) this.#count(firstHome, 'cards', this.#cards)
        return
      case 'bet-made':
        this.#bets.add(event.line)
        return
      case 'race-ended':
        this.#ended(event)
        return
      default:
        return
    }
  }

  end({ owner, powers: kept }: State, ranking: Ranking): void {
    for (const { seat } of ranking) {
      const [power] = kept[seat] ?? []
      this.#count(byPower, (power === undefined ? undefined : powers[power]) ?? 'none', shareOfWin(ranking, seat))
    }
    for (const [place, car] of this.#grid.entries()) {
      const seat = owner[car] ?? -1
      if (seat >= 0) this.#count(byGrid, onGrid[place] ?? '', shareOfWin(ranking, seat))
    }
    this.#count(unsold, 'cars', owner.filter((seat) => seat < 0).length)
  }

  #ended({ finished, stalled }: Extract<Event, { type: 'race-ended' }>): void {
    this.#count(home, 'cars', finished.length)
    const order = [...finished, ...stalled]
    for (const [place, car] of this.#grid.entries()) {
      // A car that was taken off the grid did not race.
      if (order.includes(car)) this.#count(fromGrid, onGrid[place] ?? '', order.indexOf(car) + 1)
    }
    if (!this.#isBetting) return
    for (const [line, name] of lines.entries()) this.#count(bets, name, this.#bets.has(line) ? 1 : 0)
  }
}
