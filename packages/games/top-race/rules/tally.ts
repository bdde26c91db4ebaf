/** What many matches tell of the game: what drivers cost, how races go, what pairs, bets and tokens bring, and who wins. */
import type { Count, Figure, Ranking, Tallied, Tally } from '@paddock/kernel'
import { numbered, shareOfWin } from '@paddock/racing'
import { countJams, jams } from '@paddock/racing/lanes'
import { type Car, carCount } from './cards.ts'
import { betPay } from './money.ts'
import type { Event, State } from './state.ts'

const drivers = numbered('driver', carCount)
const starts = numbered('start', carCount)
const lines = numbered('line', betPay.length)
const mostSeats = 6

const prices: Figure = { name: 'price of a driver, in thousands', as: 'mean', rows: ['all', ...drivers] }
const sold: Figure = { name: 'drivers in a race', as: 'mean', rows: ['refused', 'the last for 30', 'unwanted'] }
const fromStart: Figure = { name: 'place in the race by start space', as: 'mean', rows: starts }
const firstHome: Figure = { name: 'until the first car is home', as: 'mean', rows: ['cards'] }
const home: Figure = { name: 'cars home in a race', as: 'mean', rows: ['cars'] }
const pairs: Figure = { name: 'pairs in a race', as: 'mean', rows: ['breakdowns', 'accelerations', 'without effect'] }
const catchingUp: Figure = { name: 'pairs used to catch up', as: 'share', rows: ['all', 'level in the end'] }
const waiting: Figure = {
  name: 'cards that a broken-down car waits',
  as: 'mean',
  rows: ['passed in time', 'to the end'],
}
const betMoney: Figure = { name: 'bets, in thousands', as: 'mean', rows: lines }
const betsWon: Figure = { name: 'bets that brought money', as: 'share', rows: lines }
const tokenMoney: Figure = { name: 'tokens, in thousands', as: 'mean', rows: ['all', 'reached', 'missed'] }
const tokensReached: Figure = { name: 'tokens reached', as: 'share', rows: ['all'] }
const byController: Figure = {
  name: 'wins by seat from the first controller',
  as: 'share',
  rows: ['controller', ...numbered('left', mostSeats - 1)],
}
const purses: Figure = { name: 'final purse, in thousands', as: 'mean', rows: ['winner', 'last'] }

export const tallies: Tallied<State, Event>['tallies'] = {
  figures: [
    prices,
    sold,
    fromStart,
    firstHome,
    home,
    jams,
    pairs,
    catchingUp,
    waiting,
    betMoney,
    betsWon,
    tokenMoney,
    tokensReached,
    byController,
    purses,
  ],
  follow: (start, count) => new MatchTally(start, count),
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

class MatchTally implements Tally<State, Event> {
  readonly #count: Count
  readonly #options: State['options']
  readonly #controller: number
  #race = new RaceNotes()

  constructor(start: State, count: Count) {
    this.#count = count
    this.#options = start.options
    this.#controller = start.controller
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'driver-refused':
        this.#race.refused++
        return
      case 'driver-sold':
        this.#sold(event)
        return
      case 'car-placed':
        this.#race.start[event.car] = event.place
        return
      case 'card-played':
        this.#race.cards++
        return
      case 'car-moved':
        // In a blocking race a car may have stopped where it wanted to.
        if (this.#options.moves === 'full') countJams(this.#count, event)
        return
      case 'car-accelerated':
        this.#race.accelerations++
        this.#count(catchingUp, 'all', 1)
        this.#count(catchingUp, 'level in the end', event.isLevel ? 1 : 0)
        return
      case 'car-broke-down':
        this.#race.brokeDown.set(event.car, this.#race.cards)
        this.#race.breakdowns++
        this.#count(catchingUp, 'all', 0)
        return
      case 'pair-had-no-effect':
        this.#race.withoutEffect++
        return
      case 'car-returned':
        this.#endBreakdown(event.car, 'passed in time')
        return
      case 'car-finished':
        if (event.place === 1) this.#count(firstHome, 'cards', this.#race.cards)
        return
      case 'race-ended':
        this.#ended(event)
        return
      case 'bets-settled':
        this.#settledBets(event)
        return
      case 'token-settled':
        this.#settledToken(event)
        return
      default:
        return
    }
  }

  end({ options, seats }: State, ranking: Ranking): void {
    if (options.game === 'children') return
    for (const { seat } of ranking) {
      const left = (seat - this.#controller + seats) % seats
      this.#count(byController, byController.rows[left] ?? '', shareOfWin(ranking, seat))
    }
    this.#count(purses, 'winner', ranking[0]?.score ?? 0)
    this.#count(purses, 'last', ranking.at(-1)?.score ?? 0)
  }

  #sold({ price, why }: Told<'driver-sold'>): void {
    this.#count(prices, 'all', price)
    this.#count(prices, drivers[this.#race.sold++] ?? '', price)
    if (why === 'last') this.#race.last++
    if (why === 'unwanted') this.#race.unwanted++
  }

  #endBreakdown(car: Car, row: string): void {
    const since = this.#race.brokeDown.get(car)
    if (since === undefined) return
    this.#race.brokeDown.delete(car)
    this.#count(waiting, row, this.#race.cards - since)
  }

  #ended({ order, finished }: Told<'race-ended'>): void {
    const race = this.#race
    this.#count(home, 'cars', finished)
    for (const [place, car] of order.entries()) {
      const start = race.start[car]
      if (start !== undefined) this.#count(fromStart, starts[start] ?? '', place + 1)
    }
    for (const car of race.brokeDown.keys()) this.#endBreakdown(car, 'to the end')
    if (this.#options.game === 'children') return
    this.#count(sold, 'refused', race.refused)
    this.#count(sold, 'the last for 30', race.last)
    this.#count(sold, 'unwanted', race.unwanted)
    this.#count(pairs, 'breakdowns', race.breakdowns)
    this.#count(pairs, 'accelerations', race.accelerations)
    this.#count(pairs, 'without effect', race.withoutEffect)
    this.#race = new RaceNotes()
  }

  #settledBets({ bets }: Told<'bets-settled'>): void {
    for (const [line, { money }] of bets.entries()) {
      this.#count(betMoney, lines[line] ?? '', money)
      this.#count(betsWon, lines[line] ?? '', money > 0 ? 1 : 0)
    }
  }

  #settledToken({ token, distance, money }: Told<'token-settled'>): void {
    const isReached = distance >= token
    this.#count(tokenMoney, 'all', money)
    this.#count(tokenMoney, isReached ? 'reached' : 'missed', money)
    this.#count(tokensReached, 'all', isReached ? 1 : 0)
  }
}

/** What is noted of one race until it is over. */
class RaceNotes {
  sold = 0
  refused = 0
  last = 0
  unwanted = 0
  cards = 0
  breakdowns = 0
  accelerations = 0
  withoutEffect = 0
  /** The start space of each car, and since which card those beside the track have been there. */
  readonly start: number[] = []
  readonly brokeDown = new Map<Car, number>()
}
