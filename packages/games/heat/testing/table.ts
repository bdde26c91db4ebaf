/**
 * A table for tests. It starts from the game's own set-up and is arranged by hand. From then on only the rules move
 * anything, and what is not among the choices is refused.
 */
import { defaultOptions, type Ranking, Refusal, Rng, type Seat, same, type Viewer } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, type CardName, cardCalled, cardName } from '../rules/cards.ts'
import { heat } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { cardsOf } from '../rules/piles/piles.ts'
import { type Action, type Event, isTurnPhase, type State } from '../rules/state.ts'
import { circuitCalled, spaceAt } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { Arrangement } from './arrangement.ts'
import { inShort } from './in-short.ts'

/** The first round begins: everyone is on the grid in gear 1. The same seed deals the same cards. */
export function race(drivers: number, options: Partial<Options> = {}, seed = 'table-top'): Table {
  return new Table(drivers, { ...defaultOptions(heat.meta), ...options }, Rng.fromSeed(seed))
}

export class Table extends Arrangement {
  readonly events: Event[] = []
  readonly #rng: Rng
  readonly #state: State

  constructor(drivers: number, options: Options, rng: Rng) {
    const state = heat.setup(drivers, options, rng, () => {})
    super(state)
    this.#rng = rng
    this.#state = state
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

  values(...values: number[]): this {
    return this.decide({ type: 'values', values })
  }

  /** One of the symbols that only cards of the workshop bear. */
  pay(name: CardName): this {
    return this.decide({ type: 'pay', card: cardCalled(name) })
  }

  replace(name: CardName): this {
    return this.decide({ type: 'replace', card: cardCalled(name) })
  }

  scrap(cards: number): this {
    return this.decide({ type: 'scrap', cards })
  }

  relieve(stress: number): this {
    return this.decide({ type: 'relieve', stress })
  }

  salvage(...names: CardName[]): this {
    return this.decide({ type: 'salvage', cards: inOrder(names) })
  }

  accelerate(): this {
    return this.decide({ type: 'accelerate' })
  }

  direct(name: CardName): this {
    return this.decide({ type: 'direct', card: cardCalled(name) })
  }

  /** Onto the deck, the topmost first. */
  refresh(...names: CardName[]): this {
    return this.decide({ type: 'refresh', cards: names.map(cardCalled) })
  }

  pick(name: CardName): this {
    return this.decide({ type: 'pick', card: cardCalled(name) })
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
    while (isTurnPhase(this.phase) && this.pending[0] !== seat) this.pass()
    return this
  }

  /** The driver on turn declines what is asked, or does the first thing that cannot be declined. */
  pass(): this {
    const [seat = 0] = this.pending
    const choices = heat.choices(this.#state, seat)
    const declining = choices.find(isDeclining) ?? choices[0]
    return declining ? this.decide(declining) : this
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
    return spaceAt(circuitCalled(this.#state.circuit), this.progress(seat))
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

function isDeclining(action: Action): boolean {
  if (action.type === 'discard' || action.type === 'refresh') return action.cards.length === 0
  return action.type === 'done' || action.type === 'stay' || action.type === 'no-swap'
}

/** As choices list them. */
function inOrder(names: readonly CardName[]): Card[] {
  return names.map(cardCalled).sort((a, b) => a - b)
}
