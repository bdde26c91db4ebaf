/** A table for tests: arranged by hand, then only the rules move anything. */
import { defaultOptions, Rng, type Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { allCars, type Colour, carCalled, cardCalled, colours, faceOf } from '../rules/cards.ts'
import { type Account, accountOf } from '../rules/end/scoring.ts'
import { topRace } from '../rules/game.ts'
import { startingMoney } from '../rules/money.ts'
import { raceOrder } from '../rules/movement/race-order.ts'
import type { Options } from '../rules/options.ts'
import type { Action } from '../rules/state.ts'
import { turnPhase } from '../rules/turn/put-away.ts'
import { ArrangedTable, gridSpots } from './arranged-table.ts'
import { gridNames, nameOfSpace, type SpaceName, spaceCalled } from './spaces.ts'

export type { Places } from './arranged-table.ts'

/** The first driver is on offer and seat 0 speaks: the controller is the last seat. The same seed deals the same cards. */
export function auction(players: number, options: Partial<Options> = {}, seed = 'table-top'): TopRaceTable {
  const table = new TopRaceTable(players, { ...defaultOptions(topRace.meta), ...options }, Rng.fromSeed(seed))
  return table.arrange((state) => {
    Object.assign(state, { controller: players - 1, speaker: 0 })
  })
}

/**
 * The auction is over and seat 0 is on turn. The cars stand on the grid in the order of the colours and
 * go round the seats: green, black, white … to seats 0, 1, 2 … Nobody has paid anything.
 */
export function race(players: number, options: Partial<Options> = {}, seed = 'table-top'): TopRaceTable {
  return auction(players, options, seed).arrange((state) => {
    if (options.game === 'children') return
    const phase = turnPhase(state)
    if (state.options.auction === 'open-hands') {
      state.hands = state.openHands
      state.openHands = []
      state.handOf = state.hands.map((_, seat) => seat)
    }
    Object.assign(state, { phase, turn: 0, lot: -1, offers: 6, drivers: [], buyer: 0, bid: 0, bidder: -1, passed: [] })
    state.owner = allCars.map((car) => car % players)
    state.space = allCars.map((car) => spaceCalled(gridSpots[car] ?? ''))
  })
}

export class TopRaceTable extends ArrangedTable {
  /** Bids in thousands, or passes, one after the other by whoever is asked. */
  bids(...bids: (number | 'pass')[]): this {
    for (const bid of bids) this.decide(bid === 'pass' ? { type: 'pass' } : { type: 'bid', bid })
    return this
  }

  pickHand(hand: number): this {
    return this.decide({ type: 'hand', hand })
  }

  pickCar(colour: Colour): this {
    return this.decide({ type: 'car', car: carCalled(colour) })
  }

  /** The car just bought goes to this start space: 1a … 0c. */
  grid(name: string): this {
    return this.decide({ type: 'grid', place: gridNames.indexOf(name) })
  }

  token(distance: number): this {
    return this.decide({ type: 'token', distance })
  }

  /** Of everyone who is asked: of one seat on turn, of all in a total-move race. */
  play(...ids: string[]): this {
    return this.decide(...ids.map((id): Action => ({ type: 'play', card: cardCalled(id) })))
  }

  discard(id: string): this {
    return this.decide({ type: 'discard', card: cardCalled(id) })
  }

  draw(): this {
    return this.decide({ type: 'draw' })
  }

  accelerate(): this {
    return this.decide({ type: 'accelerate' })
  }

  breakDown(): this {
    return this.decide({ type: 'break-down' })
  }

  row(row: number): this {
    return this.decide({ type: 'row', row })
  }

  wild(colour: Colour): this {
    return this.decide({ type: 'wild', car: carCalled(colour) })
  }

  to(spot: SpaceName): this {
    return this.decide({ type: 'move', to: spaceCalled(spot) })
  }

  bet(...names: Colour[]): this {
    return this.decide(...names.map((name): Action => ({ type: 'bet', car: carCalled(name) })))
  }

  /** Where a car stands: a space, `home`, or `off` the track. */
  where(colour: Colour): SpaceName {
    const car = carCalled(colour)
    const space = this.state.space[car] ?? -1
    return space < 0 && !this.state.finished.includes(car) ? 'off' : nameOfSpace(space)
  }

  /** The cards of a seat, by name. */
  held(seat: Seat): string[] {
    return (this.state.hands[seat] ?? []).map((card) => faceOf(card).id)
  }

  /** The colours of the cars from first to last. */
  order(): Colour[] {
    return raceOrder(this.state).flatMap((car) => colours[car] ?? [])
  }

  /** What a race that is over brought to a seat; the latest, if none is named. */
  account(seat: Seat, race = this.state.results.length): Account {
    const result = this.state.results[race - 1]
    if (!result) throw new RangeError(`race ${race} is not over`)
    return accountOf(result, seat)
  }

  /** What a seat has won or lost since the start, by its purse. */
  gain(seat: Seat): number {
    return at(this.state.purse, seat) - startingMoney
  }
}
