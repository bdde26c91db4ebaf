/**
 * A table for tests. It starts from the game's own set-up and is arranged by hand: where the cars
 * stand, in which gear, with which cards. From then on only the rules move anything, and what is not
 * among the choices is refused. No card is made or lost by arranging.
 */
import { defaultOptions, type Ranking, Refusal, Rng, type Seat, same, type Viewer } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { lastCars } from '../adrenaline.ts'
import { type Card, type CardName, cardCalled, cardName, heat as heatCard } from '../cards.ts'
import { heat } from '../game.ts'
import { standing } from '../movement.ts'
import type { Options } from '../options.ts'
import { cardsOf, take } from '../piles.ts'
import type { Action, Event, State } from '../state.ts'
import { circuitCalled, spaceAt } from '../track.ts'
import type { View } from '../view.ts'
import { inShort } from './in-short.ts'

/** The first round begins: everyone is on the grid in gear 1. The same seed deals the same cards. */
export function race(drivers: number, options: Partial<Options> = {}, seed = 'table-top'): Table {
  return new Table(drivers, { ...defaultOptions(heat.meta), ...options }, Rng.fromSeed(seed))
}

export class Table {
  readonly events: Event[] = []
  readonly #rng: Rng
  readonly #state: State

  constructor(drivers: number, options: Options, rng: Rng) {
    this.#rng = rng
    this.#state = heat.setup(drivers, options, rng)
  }

  /** For what has no word of its own here. */
  arrange(change: (state: State) => void): this {
    change(this.#state)
    return this
  }

  /** The car stands on this space of this lap, counted from 0; −1 to −4 is the grid. On the race line if nothing else is said. */
  put(seat: Seat, space: number, { lap = 0, spot = 0 } = {}): this {
    const { spaces } = circuitCalled(this.#state.options.circuit)
    this.#state.progress[seat] = lap * spaces + space
    this.#state.spot[seat] = spot
    if (this.phase === 'shift' || this.phase === 'plan') this.#lineUp()
    return this
  }

  /** The gear lever stands here when the round begins. */
  gear(seat: Seat, gear: number): this {
    this.#state.gear[seat] = gear
    this.#state.gearBefore[seat] = gear
    return this
  }

  /** The engine holds so much Heat; the rest of it is at the bottom of the deck. */
  engine(seat: Seat, count: number): this {
    const deck = cardsOf(this.#state.decks, seat)
    while (at(this.#state.engine, seat) > count) {
      deck.unshift(heatCard)
      this.#state.engine[seat] = at(this.#state.engine, seat) - 1
    }
    while (at(this.#state.engine, seat) < count) {
      this.#takeFromPiles(seat, heatCard)
      this.#state.engine[seat] = at(this.#state.engine, seat) + 1
    }
    return this
  }

  /** The driver holds just these cards; what was held before is at the bottom of the deck. */
  hand(seat: Seat, ...names: CardName[]): this {
    const { hands, decks } = this.#state
    cardsOf(decks, seat).unshift(...cardsOf(hands, seat).splice(0))
    for (const name of names) {
      const card = cardCalled(name)
      this.#takeFromPiles(seat, card)
      cardsOf(hands, seat).push(card)
    }
    return this
  }

  /** These cards are on top of the deck, the first one first. */
  deck(seat: Seat, ...names: CardName[]): this {
    const deck = cardsOf(this.#state.decks, seat)
    const cards = names.map(cardCalled)
    for (const card of cards) this.#takeFromPiles(seat, card)
    deck.push(...cards.toReversed())
    return this
  }

  /** The deck is just these cards, the first one first; all others that are not in hand or engine are discarded. */
  lastOfDeck(seat: Seat, ...names: CardName[]): this {
    const { decks, discard } = this.#state
    this.deck(seat, ...names)
    const deck = cardsOf(decks, seat)
    cardsOf(discard, seat).push(...deck.splice(0, deck.length - names.length))
    return this
  }

  #takeFromPiles(seat: Seat, card: Card): void {
    const { decks, discard } = this.#state
    const pile = cardsOf(decks, seat).includes(card) ? cardsOf(decks, seat) : cardsOf(discard, seat)
    take(pile, card)
  }

  /** The car is home since an earlier round, in this place. */
  finished(seat: Seat, place: number, round = 1): this {
    this.#state.place[seat] = place
    this.#state.finishedIn[seat] = round
    this.#lineUp()
    return this
  }

  /** As if the round began now. */
  #lineUp(): void {
    this.#state.order = standing(this.#state)
    this.#state.adrenaline = lastCars(this.#state)
  }

  /** One gear for every driver who is asked, in the order of the seats. */
  shift(...gears: number[]): this {
    return this.decide(...gears.map((gear): Action => ({ type: 'shift', gear })))
  }

  /** The cards of every driver who is asked, in the order of the seats. */
  play(...plays: CardName[][]): this {
    return this.decide(...plays.map((names): Action => ({ type: 'play', cards: inOrder(names) })))
  }

  cool(count: number): this {
    return this.decide({ type: 'cool', heat: count })
  }

  boost(): this {
    return this.decide({ type: 'boost' })
  }

  adrenaline(): this {
    return this.decide({ type: 'adrenaline' })
  }

  /** React is over. */
  done(): this {
    return this.decide({ type: 'done' })
  }

  slipstream(spaces = 2): this {
    return this.decide({ type: 'slipstream', spaces })
  }

  stay(): this {
    return this.decide({ type: 'stay' })
  }

  discard(...names: CardName[]): this {
    return this.decide({ type: 'discard', cards: inOrder(names) })
  }

  /** One action for every seat that is asked, in the order of the seats. */
  decide(...actions: Action[]): this {
    const moves = this.pending.map((seat, place) => {
      const choice = heat.choices(this.#state, seat).find((offered) => same(offered, actions[place]))
      if (!choice) {
        throw new Refusal('illegal', `${JSON.stringify(actions[place])} is not among: ${this.offers(seat).join(', ')}`)
      }
      return choice
    })
    if (moves.length !== actions.length) throw new Refusal('illegal', `${moves.length} seats are asked`)
    heat.apply(this.#state, moves, this.#rng, (event) => this.events.push(event))
    return this
  }

  /** Uses no symbol, takes no slipstream and keeps every card, until this driver is asked, or the round is over. */
  passTo(seat?: Seat): this {
    while (['react', 'slipstream', 'discard'].includes(this.phase) && this.pending[0] !== seat) this.pass()
    return this
  }

  /** The driver on turn declines what is asked. */
  pass(): this {
    if (this.phase === 'react') return this.done()
    return this.phase === 'slipstream' ? this.stay() : this.discard()
  }

  /** Everyone who is asked decides anything. */
  decideAny(): this {
    return this.decide(...this.pending.map((seat) => this.#rng.pick(heat.choices(this.#state, seat))))
  }

  /** Decides anything, until the phase or the end that is named. */
  playOn(until: State['phase'] = 'over'): this {
    while (this.phase !== until && this.phase !== 'over') this.decideAny()
    return this
  }

  /** What the seat may choose, in short: see `inShort`. */
  offers(seat: Seat = this.pending[0] ?? 0): string[] {
    return heat.choices(this.#state, seat).map(inShort)
  }

  get phase(): State['phase'] {
    return this.#state.phase
  }

  get pending(): readonly Seat[] {
    return heat.pending(this.#state)
  }

  get state(): Readonly<State> {
    return this.#state
  }

  /** The space a car stands on, and the whole way it has come. */
  space(seat: Seat): number {
    return spaceAt(circuitCalled(this.#state.options.circuit), this.progress(seat))
  }

  progress(seat: Seat): number {
    return at(this.#state.progress, seat)
  }

  /** The cards of a zone of a driver, by name; of deck and discard the top one first. */
  zone(seat: Seat, zone: 'hands' | 'decks' | 'discard' | 'area' | 'played' | 'known'): CardName[] {
    const names = cardsOf(this.#state[zone], seat).map(cardName)
    return zone === 'decks' || zone === 'discard' ? names.toReversed() : names
  }

  /** The events of one kind so far. */
  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
  }

  ranking(): Ranking | undefined {
    return heat.ranking(this.#state)
  }

  view(viewer: Viewer): View {
    return heat.view(this.#state, viewer)
  }
}

/** As choices list them. */
function inOrder(names: readonly CardName[]): Card[] {
  return names.map(cardCalled).sort((a, b) => a - b)
}
