/**
 * A table for tests. It starts from the game's own set-up and is arranged by hand: who holds which
 * cards, who owns which cars, where the cars stand. From then on only the rules move anything, and
 * what is not among the choices is refused.
 */
import { defaultOptions, type Ranking, Refusal, Rng, type Seat, same, type Viewer } from '@paddock/kernel'
import { type Card, type Colour, carCalled, cardCalled, faceOf, type PowerName, powerCalled } from '../cards.ts'
import { downforce } from '../game.ts'
import type { Options } from '../options.ts'
import { type Account, accountOf } from '../scoring.ts'
import { type Action, type Event, home, type State, trackOf } from '../state.ts'
import type { View } from '../view.ts'
import { inShort } from './in-short.ts'

/** A space by its name in the circuit, or `home`. */
export type Spot = string

/** The first lot is on offer. The same seed deals the same cards. */
export function auction(players: number, options: Partial<Options> = {}, seed = 'table-top'): Table {
  return new Table(players, { ...defaultOptions(downforce.meta), ...options }, Rng.fromSeed(seed))
}

/** The auction is over, seat 0 is on turn; nobody owns anything until it is given. */
export function race(players: number, options: Partial<Options> = {}, seed = 'table-top'): Table {
  return auction(players, options, seed).arrange((state) => {
    Object.assign(state, { phase: 'card', turn: 0, lot: null, lots: [], powerPile: [], aside: [] })
    Object.assign(state, { owner: state.owner.map(() => -1), powers: state.hands.map(() => []) })
    Object.assign(state, { speed8: state.hands.map(() => []), price: state.price.map(() => 0) })
  })
}

export class Table {
  readonly events: Event[] = []
  readonly #rng: Rng
  readonly #state: State

  constructor(players: number, options: Options, rng: Rng) {
    this.#rng = rng
    this.#state = downforce.setup(players, options, rng)
  }

  /** For what has no word of its own here. */
  arrange(change: (state: State) => void): this {
    change(this.#state)
    return this
  }

  /** The seat holds just these cards; what it held before takes their place. */
  hand(seat: Seat, ...ids: string[]): this {
    const { hands, box } = this.#state
    const before = hands[seat]?.splice(0) ?? []
    const wanted = ids.map(cardCalled)
    const missing = wanted.filter((card) => {
      const place = before.indexOf(card)
      if (place >= 0) before.splice(place, 1)
      return place < 0
    })
    hands[seat] = wanted
    this.#swapOut(seat, missing, before)
    box.push(...before)
    return this
  }

  /** Takes the wanted cards from wherever else they are and puts others there instead. */
  #swapOut(seat: Seat, wanted: readonly Card[], others: Card[]): void {
    const { hands, piles, pile, box } = this.#state
    const elsewhere = [box, pile, ...piles, ...hands.filter((_, other) => other !== seat)]
    for (const card of wanted) {
      const place = elsewhere.find((cards) => cards.includes(card))
      if (!place) continue
      const put = others.pop()
      place.splice(place.indexOf(card), 1, ...(put === undefined ? [] : [put]))
    }
  }

  /** This car and this power are on offer. */
  lot(colour: Colour, power: PowerName): this {
    const { lot, lots, powerPile } = this.#state
    const [car, skill] = [carCalled(colour), powerCalled(power)]
    if (lots.includes(car)) lots.splice(lots.indexOf(car), 1, lot?.car ?? 0)
    if (powerPile.includes(skill)) powerPile.splice(powerPile.indexOf(skill), 1, lot?.power ?? 0)
    this.#state.lot = { car, power: skill }
    return this
  }

  /** The seat owns these cars, at no price, and has their Speed-8 cards. */
  owns(seat: Seat, ...names: Colour[]): this {
    for (const car of names.map(carCalled)) {
      this.#state.owner[car] = seat
      this.#state.speed8[seat]?.push(car)
      this.#state.lots = this.#state.lots.filter((lot) => lot !== car)
    }
    return this
  }

  paid(colour: Colour, price: number): this {
    this.#state.price[carCalled(colour)] = price
    return this
  }

  power(seat: Seat, ...names: PowerName[]): this {
    this.#state.powers[seat] = names.map(powerCalled)
    return this
  }

  /** The car stands there, on its way round (lap 1), or still before the start (lap 0). */
  put(colour: Colour, spot: Spot, lap = 1): this {
    const car = carCalled(colour)
    this.#state.space[car] = this.#space(spot)
    this.#state.lap[car] = lap
    return this
  }

  /** These cars are home, in this order. */
  finished(...names: Colour[]): this {
    for (const car of names.map(carCalled)) {
      this.#state.space[car] = home
      this.#state.finished.push(car)
    }
    return this
  }

  onTurn(seat: Seat): this {
    this.#state.turn = seat
    return this
  }

  /** One card, or `pass`, for every bidder in the order of the seats. */
  bid(...ids: string[]): this {
    return this.decide(...ids.map((id): Action => ({ type: 'bid', card: id === 'pass' ? null : cardCalled(id) })))
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
  to(spot: Spot, how?: 'more'): this {
    return this.decide({ type: 'move', to: this.#space(spot), ...(how ? { more: true } : {}) })
  }

  /** The two spaces of Determined, or none of them. */
  bonus(spot: Spot | null): this {
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

  /** One action for every seat that is asked, in the order of the seats. */
  decide(...actions: Action[]): this {
    const moves = this.pending.map((seat, place) => {
      const choice = downforce.choices(this.#state, seat).find((offered) => same(offered, actions[place]))
      if (!choice) {
        throw new Refusal('illegal', `${JSON.stringify(actions[place])} is not among: ${this.offers(seat).join(', ')}`)
      }
      return choice
    })
    if (moves.length !== actions.length) throw new Refusal('illegal', `${moves.length} seats are asked`)
    downforce.apply(this.#state, moves, this.#rng, (event) => this.events.push(event))
    return this
  }

  /** Decides anything, until the phase or the end that is named. */
  playOn(until: State['phase'] = 'over'): this {
    while (this.phase !== until && this.phase !== 'over') {
      this.decide(...this.pending.map((seat) => this.#rng.pick(downforce.choices(this.#state, seat))))
    }
    return this
  }

  /** What the seat may choose, in short: cards and powers by name, cars by colour, ends by space. */
  offers(seat: Seat = this.pending[0] ?? 0): string[] {
    return downforce.choices(this.#state, seat).map((action) => inShort(action, (space) => this.#spot(space)))
  }

  get phase(): State['phase'] {
    return this.#state.phase
  }

  get pending(): readonly Seat[] {
    return downforce.pending(this.#state)
  }

  get state(): Readonly<State> {
    return this.#state
  }

  /** Where a car stands: a space, `home`, or `off` the track. */
  where(colour: Colour): Spot {
    const car = carCalled(colour)
    const space = this.#state.space[car] ?? home
    return space === home && !this.#state.finished.includes(car) ? 'off' : this.#spot(space)
  }

  /** The cards of a seat, by name. */
  held(seat: Seat): string[] {
    return (this.#state.hands[seat] ?? []).map((card) => faceOf(card).id)
  }

  /** The events of one kind so far. */
  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
  }

  account(seat: Seat): Account {
    return accountOf(this.#state, seat, this.#state.bets[seat] ?? [])
  }

  ranking(): Ranking | undefined {
    return downforce.ranking(this.#state)
  }

  view(viewer: Viewer): View {
    return downforce.view(this.#state, viewer)
  }

  #space(spot: Spot): number {
    if (spot === 'home') return home
    const space = trackOf(this.#state).circuit.spaces.findIndex(({ id }) => id === spot)
    if (space < 0) throw new RangeError(`no space ${spot}`)
    return space
  }

  #spot(space: number): Spot {
    return space === home ? 'home' : (trackOf(this.#state).circuit.spaces[space]?.id ?? '')
  }
}
