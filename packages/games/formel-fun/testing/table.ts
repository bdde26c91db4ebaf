/**
 * A table for tests. It starts from the game's own set-up and is arranged by hand: `gone` and `only`
 * take cars out, `put` moves them, `onTurn` comes last. From then on only the rules move anything,
 * and a card that is not among the choices is refused.
 */
import { defaultOptions, Refusal, Rng, type Seat, same } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type CardKind, kindOf } from '../rules/cards.ts'
import { formelFun } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { pointsOf } from '../rules/scoring.ts'
import { type Action, type Car, carOf, type Event, handOf, numberOf, ownerOf, type State } from '../rules/state.ts'
import { colourOf, type TeamColour, teamColours } from '../words/names.ts'

export type CarName = `${TeamColour} ${number}`

/** Players take the colours red, blue, green, yellow, black, orange; the same seed deals the same cards. */
export function table(players: number, options: Partial<Options> = {}, seed = 'table-top'): Table {
  return new Table(players, { ...defaultOptions(formelFun.meta), ...options }, Rng.fromSeed(seed))
}

export class Table {
  readonly events: Event[] = []
  readonly #rng: Rng
  readonly #state: State
  /** Hands that were dealt on purpose, so that no card is taken from them. */
  readonly #dealt = new Set<number[]>()

  constructor(players: number, options: Options, rng: Rng) {
    this.#rng = rng
    this.#state = formelFun.setup(players, options, rng, () => {})
  }

  /** Puts a car on a space, into the slot that is named or the innermost free one. A round is about to start. */
  put(name: CarName, position: number, slot?: number): this {
    const { position: positions, slot: slots, order } = this.#state
    const car = carCalled(name)
    const others = order.filter((other) => other !== car && placeOf(at(positions, other)) === placeOf(position))
    positions[car] = position
    slots[car] = slot ?? [1, 2, 3, 4].find((free) => !others.some((other) => slots[other] === free)) ?? 5
    order.sort((a, b) => at(positions, b) - at(positions, a) || at(slots, a) - at(slots, b))
    return this
  }

  /** These cars have left, first eliminated first; players without a car have laid down their cards. */
  gone(...names: CarName[]): this {
    const { out, order, hands, discard } = this.#state
    out.push(...names.map((name) => carCalled(name)))
    this.#state.order = order.filter((car) => !out.includes(car))
    this.#state.race = out.length + 1
    const driving = new Set(this.#state.order.map(ownerOf))
    for (const [seat, hand] of hands.entries()) if (!driving.has(seat)) discard.push(...hand.splice(0))
    return this
  }

  /** Only these cars are left. */
  only(...names: CarName[]): this {
    return this.gone(...this.order().filter((name) => !names.includes(name)))
  }

  /** It is this car's turn; those ahead of it have moved in this round. */
  onTurn(name: CarName): this {
    this.#state.turn = this.#state.order.indexOf(carCalled(name))
    return this
  }

  /** The player holds these cards, oldest first. */
  hand(colour: TeamColour, kinds: readonly CardKind[]): this {
    const hand = handOf(this.#state, seatOf(colour))
    this.#dealt.add(hand)
    this.#state.pile.unshift(...hand.splice(0))
    for (const kind of kinds) hand.push(this.#take(kind))
    return this
  }

  /** The draw pile is just these cards, the top one first; all others that nobody holds are discards. */
  pile(kinds: readonly CardKind[]): this {
    const { pile, discard } = this.#state
    discard.push(...pile.splice(0))
    pile.push(...kinds.map((kind) => this.#take(kind)).reverse())
    return this
  }

  /** The player has played so many extra turbos before. */
  turbosPlayed(colour: TeamColour, count: number): this {
    this.#state.turbos[seatOf(colour)] = count
    return this
  }

  /** Plays a card, or a card and a turbo, for the car on turn. */
  play(card: CardKind, extra?: 'turbo'): this {
    this.#inspect()
    const said: Action = extra ? { card, turbo: true } : { card }
    const choice = this.#choices().find((offered) => same(offered, said))
    if (!choice) throw new Refusal('illegal', `${inWords(said)} is not among: ${this.offers().join(', ')}`)
    formelFun.apply(this.#state, [choice], this.#rng, (event) => this.events.push(event))
    return this
  }

  /** Plays a card which its owner is handed first, in place of the oldest: for when the hand does not matter. */
  drive(card: CardKind, extra?: 'turbo'): this {
    const hand = handOf(this.#state, at(formelFun.pending(this.#state), 0))
    const kinds = extra ? [card, extra] : [card]
    this.#state.pile.unshift(...hand.splice(0, kinds.length))
    hand.unshift(...kinds.map((kind) => this.#take(kind)))
    return this.play(card, extra)
  }

  /** Plays any of the choices. */
  playAny(): this {
    const { card, turbo } = this.#rng.pick(this.#choices())
    return this.play(card, turbo && 'turbo')
  }

  /** Every car yet to move in this round drives by this card, or by any. */
  playRound(card?: CardKind): this {
    for (const _ of this.order().slice(this.#state.turn)) card ? this.drive(card) : this.playAny()
    return this
  }

  playOut(): this {
    while (this.mover()) this.playAny()
    return this
  }

  get race(): number {
    return this.#state.race
  }

  where(name: CarName): number {
    return at(this.#state.position, carCalled(name))
  }

  slot(name: CarName): number {
    return at(this.#state.slot, carCalled(name))
  }

  /** The cars on a space, from the inside. */
  on(position: number): CarName[] {
    const there = this.order().filter((name) => this.where(name) === position)
    return there.sort((a, b) => this.slot(a) - this.slot(b))
  }

  /** The cars in the race, in the order in which they move in this round. */
  order(): CarName[] {
    return this.#state.order.map((car) => this.name(car))
  }

  /** The car on turn; undefined when the match is over. */
  mover(): CarName | undefined {
    return this.order()[this.#state.turn]
  }

  /** The cars that have moved so far, one after the other. */
  moved(): CarName[] {
    return this.told('car-moved').map(({ car }) => this.name(car))
  }

  /** What may be played now: `red-7`, `red-7 + turbo`. Without a colour, by whoever owes a decision. */
  offers(colour?: TeamColour): string[] {
    return this.#choices(colour).map(inWords)
  }

  holds(colour: TeamColour): CardKind[] {
    return handOf(this.#state, seatOf(colour)).map(kindOf)
  }

  /** The face-down pile, its top card first. */
  drawPile(): CardKind[] {
    return this.#state.pile.map(kindOf).reverse()
  }

  discards(): CardKind[] {
    return this.#state.discard.map(kindOf)
  }

  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
  }

  /** A photograph of the whole table, for those who ask the rules themselves. */
  state(): State {
    return formelFun.clone(this.#state)
  }

  /** The cars that are out, first eliminated first; at the very end also the winner. */
  eliminated(): CarName[] {
    return this.#state.out.map((car) => this.name(car))
  }

  points(colour: TeamColour): number {
    return pointsOf(this.#state, seatOf(colour))
  }

  /** The final ranking, best first: `1. red, 18`. */
  ranking(): string[] | undefined {
    const ranking = formelFun.ranking(this.#state)
    return ranking?.map(({ seat, place, score }) => `${place}. ${colourOf(seat)}, ${score}`)
  }

  name(car: Car): CarName {
    return `${colourOf(ownerOf(car))} ${numberOf(car)}`
  }

  #choices(colour?: TeamColour): Action[] {
    const seats = colour ? [seatOf(colour)] : formelFun.pending(this.#state)
    return seats.flatMap((seat) => formelFun.choices(this.#state, seat))
  }

  /** Takes a card from the discards or from under the pile; if need be, one from a hand against one from there. */
  #take(kind: CardKind): number {
    const { pile, discard, hands } = this.#state
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
    const { hands, pile, discard, order, position, slot } = this.#state
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
