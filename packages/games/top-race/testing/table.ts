/** A table for tests, arranged by hand: who has how much, who holds which cards and owns which cars, where they stand. */
import { defaultOptions, Rng, type Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { dealHand, GameTable } from '@paddock/racing/testing'
import { allCars, type Colour, carCalled, cardCalled, colours, faceOf } from '../rules/cards.ts'
import { type Account, accountOf } from '../rules/end/scoring.ts'
import { topRace } from '../rules/game.ts'
import { startingMoney } from '../rules/money.ts'
import { standing } from '../rules/movement/standing.ts'
import type { Options } from '../rules/options.ts'
import { type Action, type Event, home, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { gridNames, inShort, type Spot, spaceAt, spotOf } from './in-short.ts'

/** The first driver is on offer and seat 0 speaks: the controller is the last seat. The same seed deals the same cards. */
export function auction(players: number, options: Partial<Options> = {}, seed = 'table-top'): Table {
  const table = new Table(players, { ...defaultOptions(topRace.meta), ...options }, Rng.fromSeed(seed))
  return table.arrange((state) => {
    Object.assign(state, { controller: players - 1, speaker: 0 })
  })
}

/**
 * The auction is over and seat 0 is on turn. The cars stand on the grid in the order of the colours and
 * go round the seats: green, black, white … to seats 0, 1, 2 … Nobody has paid anything.
 */
export function race(players: number, options: Partial<Options> = {}, seed = 'table-top'): Table {
  return auction(players, options, seed).arrange((state) => {
    if (options.game === 'children') return
    const phase = options.cards === 'bingo' ? 'draw' : options.turns === 'total-move' ? 'choose' : 'card'
    if (state.options.auction === 'open-hands') {
      state.hands = state.openHands
      state.openHands = []
      state.handOf = state.hands.map((_, seat) => seat)
    }
    Object.assign(state, { phase, turn: 0, lot: -1, offers: 6, drivers: [], buyer: 0, bid: 0, bidder: -1, passed: [] })
    state.owner = allCars.map((car) => car % players)
    state.space = allCars.map((car) => spaceAt(gridSpots[car] ?? ''))
  })
}

const gridSpots: readonly Spot[] = ['68a', '68b', '68c', '67a', '67b', '67c']

export type Places = Readonly<Partial<Record<Colour, Spot>>>

export class Table extends GameTable<State, Action, Event, View, Options> {
  constructor(players: number, options: Options, rng: Rng) {
    super(topRace, inShort, players, options, rng)
  }

  /** The purse of each seat; the bank has the rest. */
  purses(...money: number[]): this {
    return this.arrange((state) => {
      for (const [seat, purse] of money.entries()) {
        state.bank += at(state.purse, seat) - purse
        state.purse[seat] = purse
      }
    })
  }

  /** These drivers are unsold, the first of them is on offer, the others come up in this order. */
  comingUp(...names: Colour[]): this {
    return this.arrange((state) => {
      const [first = -1, ...rest] = names.map(carCalled)
      state.lot = first
      state.drivers = rest.reverse()
    })
  }

  /** The best bid for what is on offer, whose it is, and who has passed. */
  onOffer({ bid, by, passed = [] }: { bid: number; by: Seat; passed?: readonly Seat[] }): this {
    return this.arrange((state) => {
      Object.assign(state, { bid, bidder: by, passed: [...passed] })
    })
  }

  /** The seat owns these cars and, during the auction, has put them on free places of the grid. */
  owns(seat: Seat, ...names: Colour[]): this {
    return this.arrange((state) => {
      for (const car of names.map(carCalled)) {
        state.owner[car] = seat
        state.drivers = state.drivers.filter((driver) => driver !== car)
        if (at(state.space, car) >= 0) continue
        state.space[car] = gridSpots.map(spaceAt).find((space) => !state.space.includes(space)) ?? -1
      }
    })
  }

  paid(colour: Colour, price: number): this {
    return this.arrange((state) => {
      state.price[carCalled(colour)] = price
    })
  }

  /** The seat holds just these cards; what it held before takes their place. */
  hand(seat: Seat, ...ids: string[]): this {
    return this.arrange(({ hands, box, pile, piles }) => {
      const others = [box, pile, ...piles, ...hands.filter((_, other) => other !== seat)]
      hands[seat] = dealHand(hands[seat] ?? [], ids.map(cardCalled), others, box)
    })
  }

  /** These cards come next from the pile, or from the seat's own pile in a children's race. */
  onTop(ids: readonly string[], seat?: Seat): this {
    return this.arrange((state) => {
      const pile = (seat === undefined ? state.pile : state.piles[seat]) ?? []
      const wanted = ids.map(cardCalled)
      for (const card of wanted) {
        for (const cards of [pile, state.box, state.discard, ...state.hands, ...state.piles]) {
          if (!cards.includes(card)) continue
          cards.splice(cards.indexOf(card), 1)
          break
        }
      }
      pile.push(...wanted.reverse())
    })
  }

  /** The car stands there, on its way round (lap 1), before the start (lap 0), or beyond the line (lap 2). */
  put(colour: Colour, spot: Spot, lap = 1): this {
    const car = carCalled(colour)
    return this.arrange((state) => {
      state.space[car] = spaceAt(spot)
      state.lap[car] = lap
    })
  }

  /** Each of these cars on its way round, home, or beside the space that it broke down on: `!24a`. */
  cars(places: Places): this {
    for (const colour of colours) {
      const spot = places[colour]
      if (spot === 'home') this.finished(colour)
      else if (spot?.startsWith('!')) this.brokenDown(colour, spot.slice(1))
      else if (spot !== undefined) this.put(colour, spot)
    }
    return this
  }

  /** The car broke down on this space. */
  brokenDown(colour: Colour, spot: Spot, lap = 1): this {
    const car = carCalled(colour)
    return this.put(colour, spot, lap).arrange((state) => {
      state.aside[car] = at(state.space, car)
      state.space[car] = -1
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

  onTurn(seat: Seat): this {
    return this.arrange((state) => {
      state.turn = seat
    })
  }

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

  to(spot: Spot): this {
    return this.decide({ type: 'move', to: spaceAt(spot) })
  }

  bet(...names: Colour[]): this {
    return this.decide(...names.map((name): Action => ({ type: 'bet', car: carCalled(name) })))
  }

  /** Decides anything, until the phase or the end that is named. */
  playOn(until: State['phase'] = 'over'): this {
    return this.playUntil(({ phase }) => phase === until)
  }

  get phase(): State['phase'] {
    return this.state.phase
  }

  /** Where a car stands: a space, `home`, or `off` the track. */
  where(colour: Colour): Spot {
    const car = carCalled(colour)
    const space = this.state.space[car] ?? -1
    return space < 0 && !this.state.finished.includes(car) ? 'off' : spotOf(space)
  }

  /** The cards of a seat, by name. */
  held(seat: Seat): string[] {
    return (this.state.hands[seat] ?? []).map((card) => faceOf(card).id)
  }

  /** The colours of the cars from first to last. */
  order(): Colour[] {
    return standing(this.state).flatMap((car) => colours[car] ?? [])
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
