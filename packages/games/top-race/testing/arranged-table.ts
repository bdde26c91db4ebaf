/** How a table is arranged: who has how much, who holds which cards and owns which cars, where they stand. */
import type { Rng, Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { dealHand, PhasedTable } from '@paddock/racing/testing'
import { type Colour, carCalled, cardCalled, colours, faceOf } from '../rules/cards.ts'
import { topRace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { type Action, type Event, home, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { shortChoice } from './short-choice.ts'
import { type SpaceName, spaceCalled } from './spaces.ts'

export type Places = Readonly<Partial<Record<Colour, SpaceName>>>

export const gridSpots: readonly SpaceName[] = ['68a', '68b', '68c', '67a', '67b', '67c']

export class ArrangedTable extends PhasedTable<State, Action, Event, View, Options> {
  constructor(players: number, options: Options, rng: Rng) {
    super(topRace, shortChoice, players, options, rng)
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
        if (state.phase !== 'bid' || at(state.space, car) >= 0) continue
        state.space[car] = gridSpots.map(spaceCalled).find((space) => !state.space.includes(space)) ?? -1
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

  /** These cards lie in the open hand, and what it lacks of sixteen comes from the others. */
  openHand(hand: number, ...ids: string[]): this {
    return this.arrange(({ openHands }) => {
      const others = openHands.filter((_, other) => other !== hand)
      const rest = (openHands[hand] ?? []).filter((card) => !ids.includes(faceOf(card).id))
      openHands[hand] = dealHand(openHands[hand] ?? [], [...ids.map(cardCalled), ...rest.slice(ids.length)], others, [])
    })
  }

  /** All are asked for their bet of this line. */
  betting(line: number): this {
    const crossed = Array.from({ length: line + 1 }, (_, passed) => passed)
    return this.arrange((state) => {
      Object.assign(state, { phase: 'bet', crossed, betting: line })
    })
  }

  inRace(race: number): this {
    return this.arrange((state) => {
      state.race = race
    })
  }

  /** These cars stand on the grid, from the pole on. */
  onGrid(...names: Colour[]): this {
    return this.arrange(({ space }) => {
      for (const [place, name] of names.entries()) space[carCalled(name)] = spaceCalled(gridSpots[place] ?? '')
    })
  }

  /** The car stands there, on its way round (lap 1), before the start (lap 0), or beyond the line (lap 2). */
  put(colour: Colour, spot: SpaceName, lap = 1): this {
    const car = carCalled(colour)
    return this.arrange((state) => {
      state.space[car] = spaceCalled(spot)
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
  brokenDown(colour: Colour, spot: SpaceName, lap = 1): this {
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
}
