import type { Rng, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { offerNext } from '../auction/auction.ts'
import { allCars, carCount, deck, deckWithoutPairs } from '../cards.ts'
import { allMoney, startingMoney } from '../money.ts'
import { effective, hasFinish, type Options } from '../options.ts'
import type { Event, State } from '../state.ts'
import { track } from '../track.ts'
import { beginRace } from '../turn/turn.ts'

/** TR-LUCKY-01 */
const luckyHand = 6

export function setUp(seats: number, chosen: Options, rng: Rng, tell: Tell<Event>): State {
  const options = effective(chosen)
  const isForMoney = options.game === 'full'
  const state: State = {
    seats,
    options,
    race: 0,
    phase: 'over',
    controller: isForMoney ? rng.int(seats) : -1, // TR-SET-11, TR-T16-01
    purse: new Array<number>(seats).fill(isForMoney ? startingMoney : 0),
    bank: isForMoney ? allMoney - seats * startingMoney : 0,
    results: [],
    carried: [],
    named: [],
    ...emptyTable(seats),
  }
  setUpRace(state, rng, tell)
  return state
}

/** A race from the start: nothing of an earlier one counts but the money (TR-GAME-02, TR-GAME-03, TR-GAME-04). */
export function setUpRace(state: State, rng: Rng, tell: Tell<Event>): void {
  Object.assign(state, emptyTable(state.seats))
  state.race++
  if (state.options.game === 'children') {
    setUpForChildren(state, rng, tell)
    return
  }
  dealCards(state, rng)
  state.drivers = allCars.slice() // TR-SET-10
  rng.shuffle(state.drivers)
  if (state.options.auction === 'open-hands') layOpen(state)
  state.phase = 'bid'
  tell({ type: 'race-prepared', race: state.race, controller: state.controller })
  offerNext(state, rng, tell)
}

/** TR-SET-07, TR-SET-08, TR-T15-01; six each: TR-LUCKY-01; none: TR-BINGO-01, TR-BINGO-02; all: TR-LONG-01, TR-R9. */
function dealCards(state: State, rng: Rng): void {
  const { seats, options } = state
  const cards = deck.slice()
  rng.shuffle(cards)
  if (options.cards === 'bingo') {
    state.pile = cards
    return
  }
  const each = options.cards === 'lucky' ? luckyHand : Math.floor(deck.length / seats)
  state.hands = Array.from({ length: seats }, () => cards.splice(-each))
  if (options.cards === 'lucky') state.pile = cards
  else if (hasFinish(options)) state.box = cards
  else for (const [more, card] of cards.entries()) state.hands[(state.controller + 1 + more) % seats]?.push(card)
  // In order, as people sort what they were dealt.
  for (const hand of state.hands) hand.sort((a, b) => a - b)
}

/** TR-OPEN-01, TR-OPEN-02: the hands lie on the table, and no driver is turned up. */
function layOpen(state: State): void {
  state.openHands = state.hands
  state.hands = state.openHands.map(() => [])
  state.drivers = []
}

/** Cars, drivers and cards by chance, and no money (TR-KIDS-01, TR-KIDS-03). */
function setUpForChildren(state: State, rng: Rng, tell: Tell<Event>): void {
  const { seats } = state
  // TR-KIDS-02
  const grid = allCars.slice()
  rng.shuffle(grid)
  for (const [place, space] of track.grid.entries()) state.space[at(grid, place)] = space
  // TR-KIDS-04; the other cars are nobody's (TR-KIDS-05).
  const drivers = allCars.slice()
  rng.shuffle(drivers)
  const carsEach = Math.min(2, Math.floor(carCount / seats))
  for (const car of drivers.slice(0, carsEach * seats)) state.owner[car] = drivers.indexOf(car) % seats
  // TR-KIDS-06
  const cards = deckWithoutPairs.slice()
  rng.shuffle(cards)
  const each = Math.floor(cards.length / seats)
  state.piles = Array.from({ length: seats }, () => cards.splice(-each))
  state.box = cards
  beginRace(state, 0, tell) // TR-KIDS-07, TR-R6: the youngest sits there.
}

/** A table on which nothing lies yet. */
export function emptyTable(seats: number) {
  const lists = () => Array.from({ length: seats }, (): number[] => [])
  const cars = (value: number) => new Array<number>(carCount).fill(value)
  return {
    lot: -1,
    offers: 0,
    wasRefused: false,
    refused: [],
    bid: 0,
    bidder: -1,
    passed: [],
    speaker: 0,
    buyer: -1,
    openHands: [],
    handOf: new Array<number>(seats).fill(-1),
    owner: cars(-1),
    price: cars(0),
    token: cars(0),
    discard: [],
    space: cars(-1),
    lap: cars(0),
    aside: cars(-1),
    finished: [],
    turn: 0,
    card: -1,
    shown: [],
    done: [],
    row: -1,
    car: -1,
    crossed: [],
    betting: -1,
    hands: lists(),
    piles: lists(),
    pile: [],
    box: [],
    drivers: [],
    bets: lists(),
  } satisfies Partial<State>
}
