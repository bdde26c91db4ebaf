/**
 * A table for tests. It starts from the game's own set-up and is arranged by hand: `gone` and `only`
 * take cars out, `put` moves them, `onTurn` comes last. From then on only the rules move anything,
 * and a card that is not among the choices is refused.
 */
import { defaultOptions, type Prospect, Rng, type Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { GameTable } from '@paddock/racing/testing'
import { type CardKind, kindOf } from '../rules/cards.ts'
import { type Car, carOf, numberOf, ownerOf } from '../rules/cars.ts'
import { formelFun } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { pointsOf } from '../rules/scoring.ts'
import { type Action, type Event, handOf, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { colourOf, type TeamColour, teamColours } from '../words/names.ts'

export type CarName = `${TeamColour} ${number}`

/** Players take the colours red, blue, green, yellow, black, orange; the same seed deals the same cards. */
export function table(players: number, options: Partial<Options> = {}, seed = 'table-top'): FormelFunTable {
  return new FormelFunTable(players, { ...defaultOptions(formelFun.meta), ...options }, Rng.fromSeed(seed))
}

export class FormelFunTable extends GameTable<State, Action, Event, View, Options> {
  /** Hands that were dealt on purpose, so that no card is taken from them. */
  readonly #dealt = new Set<number[]>()

  constructor(players: number, options: Options, rng: Rng) {
    super(formelFun, inWords, players, options, rng)
  }

  /** Puts a car on a space, into the slot that is named or the innermost free one. A round is about to start. */
  put(name: CarName, position: number, slot?: number): this {
    const { position: positions, slot: slots, order } = this.state
    const car = carCalled(name)
    const others = order.filter((other) => other !== car && placeOf(at(positions, other)) === placeOf(position))
    positions[car] = position
    slots[car] = slot ?? [1, 2, 3, 4].find((free) => !others.some((other) => slots[other] === free)) ?? 5
    order.sort((a, b) => at(positions, b) - at(positions, a) || at(slots, a) - at(slots, b))
    return this
  }

  /** These cars have left, first eliminated first; players without a car have laid down their cards. */
  gone(...names: CarName[]): this {
    return this.arrange((state) => {
      const { out, order, hands, discard } = state
      out.push(...names.map((name) => carCalled(name)))
      state.order = order.filter((car) => !out.includes(car))
      state.race = out.length + 1
      const driving = new Set(state.order.map(ownerOf))
      for (const [seat, hand] of hands.entries()) if (!driving.has(seat)) discard.push(...hand.splice(0))
    })
  }

  /** Only these cars are left. */
  only(...names: CarName[]): this {
    return this.gone(...this.order().filter((name) => !names.includes(name)))
  }

  /** It is this car's turn; those ahead of it have moved in this round. */
  onTurn(name: CarName): this {
    return this.arrange((state) => {
      state.turn = state.order.indexOf(carCalled(name))
    })
  }

  /** The player holds these cards, oldest first. */
  hand(colour: TeamColour, kinds: readonly CardKind[]): this {
    const hand = handOf(this.state, seatOf(colour))
    this.#dealt.add(hand)
    this.state.pile.unshift(...hand.splice(0))
    for (const kind of kinds) hand.push(this.#take(kind))
    return this
  }

  /** The draw pile is just these cards, the top one first; all others that nobody holds are discards. */
  pile(kinds: readonly CardKind[]): this {
    const { pile, discard } = this.state
    discard.push(...pile.splice(0))
    pile.push(...kinds.map((kind) => this.#take(kind)).reverse())
    return this
  }

  /** The player has played so many extra turbos before. */
  turbosPlayed(colour: TeamColour, count: number): this {
    this.state.turbos[seatOf(colour)] = count
    return this
  }

  /** Plays a card, or a card and a turbo, for the car on turn. */
  play(card: CardKind, extra?: 'turbo'): this {
    return this.decide(extra ? { card, turbo: true } : { card })
  }

  /** What the seat on turn has to decide. Nothing that a card brings is left to chance but the card then drawn. */
  decision(): { view: View; seat: Seat; choices: readonly Action[]; prospect(choice: number): Prospect<Event> } {
    const seat = at(this.pending, 0)
    const choices = this.choices(seat)
    return { view: this.view(seat), seat, choices, prospect: (choice) => this.#prospect(choices[choice]) }
  }

  #prospect(action: Action | undefined): Prospect<Event> {
    const certain: Event[] = []
    const copy = formelFun.clone(this.state)
    if (action) formelFun.apply(copy, [action], Rng.fromSeed('tried'), (event) => certain.push(event))
    return { certain: certain.filter(({ type }) => type !== 'card-drawn') }
  }

  override decide(...actions: Action[]): this {
    this.#inspect()
    return super.decide(...actions)
  }

  /** Plays a card which its owner is handed first, in place of the oldest: for when the hand does not matter. */
  drive(card: CardKind, extra?: 'turbo'): this {
    const hand = handOf(this.state, at(this.pending, 0))
    const kinds = extra ? [card, extra] : [card]
    this.state.pile.unshift(...hand.splice(0, kinds.length))
    hand.unshift(...kinds.map((kind) => this.#take(kind)))
    return this.play(card, extra)
  }

  /** Every car yet to move in this round drives by this card, or by any. */
  playRound(card?: CardKind): this {
    for (const _ of this.order().slice(this.state.turn)) card ? this.drive(card) : this.decideAny()
    return this
  }

  playOut(): this {
    return this.playUntil(() => false)
  }

  get race(): number {
    return this.state.race
  }

  where(name: CarName): number {
    return at(this.state.position, carCalled(name))
  }

  slot(name: CarName): number {
    return at(this.state.slot, carCalled(name))
  }

  /** The cars on a space, from the inside. */
  on(position: number): CarName[] {
    const there = this.order().filter((name) => this.where(name) === position)
    return there.sort((a, b) => this.slot(a) - this.slot(b))
  }

  /** The cars in the race, in the order in which they move in this round. */
  order(): CarName[] {
    return this.state.order.map((car) => this.name(car))
  }

  /** The car on turn; undefined when the match is over. */
  mover(): CarName | undefined {
    return this.order()[this.state.turn]
  }

  /** The cars that have moved so far, one after the other. */
  moved(): CarName[] {
    return this.told('car-moved').map(({ car }) => this.name(car))
  }

  /** What this player may play now: `red-7`, `red-7 + turbo`. */
  offersTo(colour: TeamColour): string[] {
    return this.offers(seatOf(colour))
  }

  holds(colour: TeamColour): CardKind[] {
    return handOf(this.state, seatOf(colour)).map(kindOf)
  }

  /** The face-down pile, its top card first. */
  drawPile(): CardKind[] {
    return this.state.pile.map(kindOf).reverse()
  }

  discards(): CardKind[] {
    return this.state.discard.map(kindOf)
  }

  /** The cars that are out, first eliminated first; at the very end also the winner. */
  eliminated(): CarName[] {
    return this.state.out.map((car) => this.name(car))
  }

  points(colour: TeamColour): number {
    return pointsOf(this.state, seatOf(colour))
  }

  /** The final ranking, best first: `1. red, 18`. */
  places(): string[] | undefined {
    return this.ranking()?.map(({ seat, place, score }) => `${place}. ${colourOf(seat)}, ${score}`)
  }

  name(car: Car): CarName {
    return `${colourOf(ownerOf(car))} ${numberOf(car)}`
  }

  /** Takes a card from the discards or from under the pile; if need be, one from a hand against one from there. */
  #take(kind: CardKind): number {
    const { pile, discard, hands } = this.state
    for (const cards of [discard, pile, ...hands.filter((hand) => !this.#dealt.has(hand))]) {
      const index = cards.findIndex((card) => kindOf(card) === kind)
      if (index < 0) continue
      const swapped = cards === pile || cards === discard ? [] : pile.splice(0, 1)
      return at(cards.splice(index, 1, ...swapped), 0)
    }
    throw new Error(`no ${kind} is left to take`)
  }

  /** Refuses an arrangement that could not lie on a table: a card missing, or two cars in one slot. */
  #inspect(): void {
    const { hands, pile, discard, order, position, slot } = this.state
    const cards = [...hands.flat(), ...pile, ...discard]
    if (cards.length !== 110 || new Set(cards).size !== 110) throw new Error('not every card is there once')
    const slots = order.map((car) => `${placeOf(at(position, car))}, slot ${at(slot, car)}`)
    if (new Set(slots).size < slots.length) throw new Error(`two cars in one slot: ${slots.join('; ')}`)
  }
}

function carCalled(name: CarName): Car {
  return carOf(
    teamColours.findIndex((colour) => name.startsWith(colour)),
    Number(name.at(-1)) - 1,
  )
}

function seatOf(colour: TeamColour): Seat {
  return teamColours.indexOf(colour)
}

/** The space on the board, whatever the lap. */
function placeOf(position: number): number {
  return ((position % 30) + 30) % 30
}

function inWords({ card, turbo }: Action): string {
  return turbo ? `${card} + turbo` : card
}
