/** Arranging a table by hand: where the cars stand, in which gear, with which cards. No card is made or lost by it. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { RoadToken, Weather } from '../modules/conditions/tokens.ts'
import { type Card, type CardName, cardCalled, heat as heatCard, inPlay } from '../rules/cards.ts'
import { standing } from '../rules/movement/movement.ts'
import { lastCars } from '../rules/phases/round/adrenaline.ts'
import { cardsOf, take } from '../rules/piles/piles.ts'
import type { State } from '../rules/state.ts'
import { circuitCalled } from '../rules/track.ts'

/** A state that is arranged by hand. */
export class Arrangement {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** The weather, and the road tokens of the corners, the first one first. */
  conditions(weather: Weather | 'none', ...road: RoadToken[]): this {
    this.#state.weather = weather
    this.#state.road = road
    return this
  }

  /** This legend card, by its number from 1 to 10, is the next to be turned up. */
  legendCard(number: number): this {
    const { legendDeck } = this.#state
    take(legendDeck, number - 1)
    legendDeck.push(number - 1)
    return this
  }

  /** For what has no word of its own here. */
  arrange(change: (state: State) => void): this {
    change(this.#state)
    return this
  }

  /** The car stands on this space of this lap, counted from 0; −1 to −4 is the grid. On the race line if nothing else is said. */
  put(seat: Seat, space: number, { lap = 0, spot = 0 } = {}): this {
    const { spaces } = circuitCalled(this.#state.circuit)
    this.#state.progress[seat] = lap * spaces + space
    this.#state.spot[seat] = spot
    const { phase } = this.#state
    if (phase === 'shift' || phase === 'plan') this.#lineUp()
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

  /** The driver's upgrades are just these; the ones it had are gone. */
  garage(seat: Seat, ...names: CardName[]): this {
    const { upgrades, hands, decks } = this.#state
    for (const card of cardsOf(upgrades, seat)) {
      const piles = [cardsOf(hands, seat), cardsOf(decks, seat)]
      const pile = piles.find((cards) => cards.includes(inPlay(card)))
      if (pile) take(pile, inPlay(card))
    }
    upgrades[seat] = names.map(cardCalled)
    cardsOf(decks, seat).unshift(...cardsOf(upgrades, seat).map(inPlay))
    return this
  }

  /** The driver has gained these sponsor cards before, and nobody has seen them. They are in the deck. */
  sponsored(seat: Seat, ...names: CardName[]): this {
    const { sponsors, decks, sponsorDeck } = this.#state
    for (const card of names.map(cardCalled)) {
      if (sponsorDeck.includes(card)) take(sponsorDeck, card)
      cardsOf(decks, seat).unshift(card)
      sponsors[seat] = at(sponsors, seat) + 1
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

  /** These cards lie in the discard, the last one on top. */
  discarded(seat: Seat, ...names: CardName[]): this {
    for (const card of names.map(cardCalled)) {
      this.#takeFromPiles(seat, card)
      cardsOf(this.#state.discard, seat).push(card)
    }
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
}
