/** Arranging a table by hand: where the cars stand, in which gear, with which cards. No card is made or lost by it. */
import type { Rng, Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { PhasedTable } from '@paddock/racing/testing'
import type { RoadToken, Weather } from '../modules/conditions/tokens.ts'
import { type Card, type CardName, cardCalled, heat as heatCard, inPlay } from '../rules/cards.ts'
import { heatGame } from '../rules/game.ts'
import { raceOrder } from '../rules/movement/movement.ts'
import type { Options } from '../rules/options.ts'
import { lastCars } from '../rules/phases/round/adrenaline.ts'
import { cardsOf, take } from '../rules/piles/piles.ts'
import type { Action, Event, RaceResult, State } from '../rules/state.ts'
import { circuitCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { shortChoice } from './short-choice.ts'

/** A table of Heat that is arranged by hand. */
export class Arrangement extends PhasedTable<State, Action, Event, View, Options> {
  constructor(drivers: number, options: Options, rng: Rng) {
    super(heatGame, shortChoice, drivers, options, rng)
  }

  /** The weather, and the road tokens of the corners, the first one first. */
  conditions(weather: Weather | 'none', ...road: RoadToken[]): this {
    return this.arrange((state) => {
      state.weather = weather
      state.road = road
    })
  }

  /** This legend card, by its number from 1 to 10, is the next to be turned up. */
  legendCard(number: number): this {
    return this.arrange((state) => {
      const { legendDeck } = state
      take(legendDeck, number - 1)
      legendDeck.push(number - 1)
    })
  }

  /** These legend cards have been used since the last shuffle, the latest one last. */
  usedLegendCards(...numbers: number[]): this {
    return this.arrange(({ legendDeck, legendCards }) => {
      for (const number of numbers) {
        take(legendDeck, number - 1)
        legendCards.push(number - 1)
      }
    })
  }

  /** This legend card lies open. */
  openLegendCard(number: number): this {
    return this.usedLegendCards(number).arrange((state) => {
      state.isLegendCardOpen = true
    })
  }

  /** Just these upgrades are on offer; what was on offer before is at the bottom of their deck. */
  market(...names: CardName[]): this {
    return this.arrange((state) => {
      const { upgradeDeck, market } = state
      upgradeDeck.unshift(...market.splice(0))
      for (const card of names.map(cardCalled)) {
        take(upgradeDeck, card)
        market.push(card)
      }
    })
  }

  /** These races of the season are over. */
  raced(...results: RaceResult[]): this {
    return this.arrange((state) => {
      state.results = results
    })
  }

  /** The car stands on this space of this lap, counted from 0; −1 to −4 is the grid. On the race line if nothing else is said. */
  put(seat: Seat, space: number, { lap = 0, spot = 0 } = {}): this {
    return this.arrange((state) => {
      const { spaces } = circuitCalled(state.circuit)
      state.progress[seat] = lap * spaces + space
      state.spot[seat] = spot
      const { phase } = state
      if (phase === 'shift' || phase === 'plan') lineUp(state)
    })
  }

  /** The gear lever stands here when the round begins. */
  gear(seat: Seat, gear: number): this {
    return this.arrange((state) => {
      state.gear[seat] = gear
      state.gearBefore[seat] = gear
    })
  }

  /** The engine holds so much Heat; the rest of it is at the bottom of the deck. */
  engine(seat: Seat, count: number): this {
    return this.arrange((state) => {
      const deck = cardsOf(state.decks, seat)
      while (at(state.engine, seat) > count) {
        deck.unshift(heatCard)
        state.engine[seat] = at(state.engine, seat) - 1
      }
      while (at(state.engine, seat) < count) {
        takeFromPiles(state, seat, heatCard)
        state.engine[seat] = at(state.engine, seat) + 1
      }
    })
  }

  /** The driver holds just these cards; what was held before is at the bottom of the deck. */
  hand(seat: Seat, ...names: CardName[]): this {
    return this.arrange((state) => {
      const { hands, decks } = state
      cardsOf(decks, seat).unshift(...cardsOf(hands, seat).splice(0))
      for (const name of names) {
        const card = cardCalled(name)
        takeFromPiles(state, seat, card)
        cardsOf(hands, seat).push(card)
      }
    })
  }

  /** The driver's upgrades are just these; the ones it had are gone. */
  garage(seat: Seat, ...names: CardName[]): this {
    return this.arrange((state) => {
      const { upgrades, hands, decks } = state
      for (const card of cardsOf(upgrades, seat)) {
        const piles = [cardsOf(hands, seat), cardsOf(decks, seat)]
        const pile = piles.find((cards) => cards.includes(inPlay(card)))
        if (pile) take(pile, inPlay(card))
      }
      upgrades[seat] = names.map(cardCalled)
      cardsOf(decks, seat).unshift(...cardsOf(upgrades, seat).map(inPlay))
    })
  }

  /** The driver has gained these sponsor cards before, and nobody has seen them. They are in the deck. */
  sponsored(seat: Seat, ...names: CardName[]): this {
    return this.arrange((state) => {
      const { sponsors, decks, sponsorDeck } = state
      for (const card of names.map(cardCalled)) {
        if (sponsorDeck.includes(card)) take(sponsorDeck, card)
        cardsOf(decks, seat).unshift(card)
        sponsors[seat] = at(sponsors, seat) + 1
      }
    })
  }

  /** These cards are on top of the deck, the first one first. */
  deck(seat: Seat, ...names: CardName[]): this {
    return this.arrange((state) => {
      const deck = cardsOf(state.decks, seat)
      const cards = names.map(cardCalled)
      for (const card of cards) takeFromPiles(state, seat, card)
      deck.push(...cards.toReversed())
    })
  }

  /** The deck is just these cards, the first one first; all others that are not in hand or engine are discarded. */
  lastOfDeck(seat: Seat, ...names: CardName[]): this {
    return this.arrange((state) => {
      const { decks, discard } = state
      this.deck(seat, ...names)
      const deck = cardsOf(decks, seat)
      cardsOf(discard, seat).push(...deck.splice(0, deck.length - names.length))
    })
  }

  /** These cards lie in the discard, the last one on top. */
  discarded(seat: Seat, ...names: CardName[]): this {
    return this.arrange((state) => {
      for (const card of names.map(cardCalled)) {
        takeFromPiles(state, seat, card)
        cardsOf(state.discard, seat).push(card)
      }
    })
  }

  /** The car is home since an earlier round, in this place. */
  finished(seat: Seat, place: number, round = 1): this {
    return this.arrange((state) => {
      state.place[seat] = place
      state.finishedIn[seat] = round
      lineUp(state)
    })
  }
}

function takeFromPiles({ decks, discard }: State, seat: Seat, card: Card): void {
  const pile = cardsOf(decks, seat).includes(card) ? cardsOf(decks, seat) : cardsOf(discard, seat)
  take(pile, card)
}

/** As if the round began now. */
function lineUp(state: State): void {
  state.order = raceOrder(state)
  state.adrenaline = lastCars(state)
}
