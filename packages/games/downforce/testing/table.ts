/** A table for tests, arranged by hand: who holds which cards, who owns which cars, where the cars stand. */
import { defaultOptions, Rng, type Seat } from '@paddock/kernel'
import { dealHand, PhasedTable } from '@paddock/racing/testing'
import { bidCards, bidMeans, bidOf } from '../rules/auction/bid-value.ts'
import { type Colour, carCalled, cardCalled, faceOf, type PowerName, powerCalled } from '../rules/cards.ts'
import { downforce } from '../rules/game.ts'
import { type Account, accountOf } from '../rules/money/scoring.ts'
import type { Options } from '../rules/options.ts'
import { type Action, type Event, home, type State, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { shortChoice } from './short-choice.ts'

/** A space by its name in the circuit, or `home`. */
export type SpaceName = string

/** The first lot is on offer. The same seed deals the same cards. */
export function auction(players: number, options: Partial<Options> = {}, seed = 'table-top'): DownforceTable {
  return new DownforceTable(players, { ...defaultOptions(downforce.meta), ...options }, Rng.fromSeed(seed))
}

/** The auction is over, seat 0 is on turn; nobody owns anything until it is given. */
export function race(players: number, options: Partial<Options> = {}, seed = 'table-top'): DownforceTable {
  return auction(players, options, seed).arrange((state) => {
    Object.assign(state, { phase: 'card', turn: 0, lot: null, lots: [], powerPile: [], aside: [] })
    Object.assign(state, { owner: state.owner.map(() => -1), powers: state.hands.map(() => []) })
    Object.assign(state, { speed8: state.hands.map(() => []), price: state.price.map(() => 0) })
  })
}

function bidWith(card: number | null): Action {
  return { type: 'bid', card }
}

export class DownforceTable extends PhasedTable<State, Action, Event, View, Options> {
  constructor(players: number, options: Options, rng: Rng) {
    super(downforce, (action) => shortChoice(action, (space) => this.#spot(space)), players, options, rng)
  }

  /** The seat holds just these cards; what it held before takes their place. */
  hand(seat: Seat, ...ids: string[]): this {
    return this.arrange(({ hands, box, pile, piles }) => {
      const others = [box, pile, ...piles, ...hands.filter((_, other) => other !== seat)]
      hands[seat] = dealHand(hands[seat] ?? [], ids.map(cardCalled), others, box)
    })
  }

  /** This car and this power are on offer. */
  lot(colour: Colour, power: PowerName): this {
    const [car, skill] = [carCalled(colour), powerCalled(power)]
    return this.arrange((state) => {
      const { lot, lots, powerPile } = state
      if (lots.includes(car)) lots.splice(lots.indexOf(car), 1, lot?.car ?? 0)
      if (powerPile.includes(skill)) powerPile.splice(powerPile.indexOf(skill), 1, lot?.power ?? 0)
      state.lot = { car, power: skill }
    })
  }

  /** The seat owns these cars, at no price, and has their Speed-8 cards. */
  owns(seat: Seat, ...names: Colour[]): this {
    return this.arrange((state) => {
      for (const car of names.map(carCalled)) {
        state.owner[car] = seat
        state.speed8[seat]?.push(car)
        state.lots = state.lots.filter((lot) => lot !== car)
      }
    })
  }

  paid(colour: Colour, price: number): this {
    return this.arrange((state) => {
      state.price[carCalled(colour)] = price
    })
  }

  power(seat: Seat, ...names: PowerName[]): this {
    return this.arrange((state) => {
      state.powers[seat] = names.map(powerCalled)
    })
  }

  /** The car stands there, on its way round (lap 1), or still before the start (lap 0). */
  put(colour: Colour, spot: SpaceName, lap = 1): this {
    const car = carCalled(colour)
    return this.arrange((state) => {
      state.space[car] = this.#space(spot)
      state.lap[car] = lap
    })
  }

  /** These cars are home, in this order. */
  finished(...names: Colour[]): this {
    return this.arrange(({ space, finished }) => {
      for (const car of names.map(carCalled)) {
        space[car] = home
        finished.push(car)
      }
    })
  }

  /** The cars wait on the grid in this order, the pole first. */
  onGrid(...order: Colour[]): this {
    const { grid } = trackOf(this.state)
    return this.arrange(({ space, lap }) => {
      for (const [place, car] of order.map(carCalled).entries()) {
        space[car] = grid[place] ?? 0
        lap[car] = 0
      }
    })
  }

  /** All Speed-8 cards have been played. */
  withoutSpeed8(): this {
    return this.arrange((state) => {
      state.speed8 = state.speed8.map(() => [])
    })
  }

  /** The last of these lines, counted from 0, has just been crossed: everyone is asked for a bet. */
  bettingAt(line: number): this {
    const crossed = Array.from({ length: line + 1 }, (_, index) => index)
    return this.arrange((state) => {
      Object.assign(state, { phase: 'bet', crossed, due: [line], odds: crossed.map(() => []) })
    })
  }

  /** The auction is over, and those who have several powers keep one. */
  keepingPowers(): this {
    return this.arrange((state) => {
      state.phase = 'keep'
    })
  }

  onTurn(seat: Seat): this {
    return this.arrange((state) => {
      state.turn = seat
    })
  }

  /** One card for every bidder in the order of the seats; `pass` by one that bids nothing, or openly. */
  bid(...ids: string[]): this {
    const bidders = this.pending
    return this.decide(
      ...ids.map((id, place): Action => (id === 'pass' ? this.#pass(bidders[place] ?? 0) : bidWith(cardCalled(id)))),
    )
  }

  #pass(seat: Seat): Action {
    const { lot, hands, speed8 } = this.state
    const car = lot?.car ?? 0
    const hand = hands[seat] ?? []
    const means = bidMeans(hand, car)
    const cards = bidCards({ seats: this.state.seats, speed8 }, seat, hand)
    return bidWith(cards.find((card) => bidOf(seat, card, means, car).value === 0) ?? null)
  }

  keep(...names: PowerName[]): this {
    return this.decide(...names.map((name): Action => ({ type: 'keep', power: powerCalled(name) })))
  }

  play(id: string, how?: 'reversed'): this {
    return this.decide({ type: 'play', card: cardCalled(id), ...(how ? { reversed: true } : {}) })
  }

  wild(colour: Colour): this {
    return this.decide({ type: 'wild', car: carCalled(colour) })
  }

  /** The car ends there; `more` with the space of Aggressive. */
  to(spot: SpaceName, how?: 'more'): this {
    return this.decide({ type: 'move', to: this.#space(spot), ...(how ? { more: true } : {}) })
  }

  /** The two spaces of Determined, or none of them. */
  bonus(spot: SpaceName | null): this {
    return this.decide({ type: 'bonus', to: spot === null ? null : this.#space(spot) })
  }

  skip(): this {
    return this.decide({ type: 'skip' })
  }

  go(): this {
    return this.decide({ type: 'go' })
  }

  bet(...names: Colour[]): this {
    return this.decide(...names.map((name): Action => ({ type: 'bet', car: carCalled(name) })))
  }

  /** Where a car stands: a space, `home`, or `off` the track. */
  where(colour: Colour): SpaceName {
    const car = carCalled(colour)
    const space = this.state.space[car] ?? home
    return space === home && !this.state.finished.includes(car) ? 'off' : this.#spot(space)
  }

  /** The cards of a seat, by name. */
  held(seat: Seat): string[] {
    return (this.state.hands[seat] ?? []).map((card) => faceOf(card).id)
  }

  account(seat: Seat): Account {
    return accountOf(this.state, seat, this.state.bets[seat] ?? [])
  }

  #space(spot: SpaceName): number {
    if (spot === 'home') return home
    const space = trackOf(this.state).circuit.spaces.findIndex(({ id }) => id === spot)
    if (space < 0) throw new RangeError(`no space ${spot}`)
    return space
  }

  #spot(space: number): SpaceName {
    return space === home ? 'home' : (trackOf(this.state).circuit.spaces[space]?.id ?? '')
  }
}
