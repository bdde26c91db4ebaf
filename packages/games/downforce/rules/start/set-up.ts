import type { Rng, Tell } from '@paddock/kernel'
import { offerNext } from '../auction/auction.ts'
import { allCars, type Car, carCount, cardsEach, decks, noPower, powerCalled, powers } from '../cards.ts'
import { meta } from '../meta.ts'
import { effective, type Options, racesOf } from '../options.ts'
import { choosePowers } from '../powers/keep-power.ts'
import { type Event, type State, trackOf } from '../state.ts'

/** DF-BEG-06 */
const smallHand = 3

export function setUp(seats: number, chosen: Options, rng: Rng, tell: Tell<Event>, rules = meta.rules): State {
  const options = effective(chosen, seats, rules)
  const state: State = {
    rules,
    seats,
    options,
    race: 0,
    circuit: options.circuit,
    phase: 'over',
    ...emptyTable(seats),
    before: null,
  }
  setUpRace(state, rng, tell)
  return state
}

/** A whole race from the start: nothing of an earlier one is left but the score (DF-TOUR-01). */
export function setUpRace(state: State, rng: Rng, tell: Tell<Event>): void {
  const { seats, options } = state
  Object.assign(state, emptyTable(seats))
  state.race++
  state.phase = options.cars === 'auction' ? 'bid' : 'card'
  const grid = placeOnGrid(state, rng)
  dealCards(state, rng)
  state.lots = allCars.slice() // DF-SET-06
  rng.shuffle(state.lots)
  state.powerPile = options.powers === 'on' ? powersFor(state) : [] // DF-OPT-02, DF-BEG-05
  rng.shuffle(state.powerPile)
  tell({ type: 'grid-drawn', race: state.race, races: racesOf(options), circuit: state.circuit, grid })
  if (options.cars === 'auction') offerNext(state, rng, tell)
  else {
    dealCars(state, tell)
    choosePowers(state, rng, tell)
  }
}

/** DF-SET-03: at random, one car per start space. */
function placeOnGrid(state: State, rng: Rng): Car[] {
  const grid = allCars.slice()
  rng.shuffle(grid)
  for (const [place, space] of trackOf(state).grid.entries()) state.space[grid[place] ?? 0] = space
  return grid
}

/** DF-SET-04, DF-SET-05; three cards and a common pile: DF-BEG-06, with two players too (DF-R30). */
function dealCards(state: State, rng: Rng): void {
  const { seats, options } = state
  const cards = decks[options.deck].slice()
  rng.shuffle(cards)
  const each = options.hand === 'three' ? smallHand : cardsEach(seats)
  // In order, as people sort what they were dealt.
  state.hands = Array.from({ length: seats }, () => cards.splice(-each).sort((a, b) => a - b))
  if (options.hand === 'three') state.pile = cards
  else state.box = cards
}

/** DF-TWO-11: Cunning may be left out, so that the last car comes without a power; usually it is one like the others (DF-TWO-09). */
function powersFor({ seats, options }: State): number[] {
  const all = powers.map((_, power) => power)
  const isLeftOut = seats === 2 && options.twoPlayerCunning === 'remove'
  return isLeftOut ? all.filter((power) => power !== powerCalled('cunning')) : all
}

/** DF-BEG-03, DF-BEG-04: as many to each as there are for all. With powers, one comes with each car (DF-R29). */
function dealCars(state: State, tell: Tell<Event>): void {
  const each = Math.floor(carCount / state.seats)
  for (let seat = 0; seat < state.seats; seat++) {
    for (let dealt = 0; dealt < each; dealt++) {
      const car = state.lots.pop() ?? 0
      const power = state.powerPile.pop() ?? noPower
      state.owner[car] = seat
      state.speed8[seat]?.push(car)
      if (power !== noPower) state.powers[seat]?.push(power)
    }
  }
  // What is left over is out of play.
  state.lots = []
  state.powerPile = []
  tell({ type: 'cars-dealt', owner: state.owner.slice() })
}

/** DF-SET-08: nobody owns anything yet. */
function emptyTable(seats: number) {
  const lists = () => Array.from({ length: seats }, (): number[] => [])
  const cars = (value: number) => new Array<number>(carCount).fill(value)
  return {
    lot: null,
    isSecondOffer: false,
    aside: [],
    bids: [],
    owner: cars(-1),
    price: cars(0),
    powers: lists(),
    given: [],
    speed8: lists(),
    discard: [],
    shown: lists(),
    floors: Array.from({ length: seats }, () => [...cars(0), 0]),
    fresh: new Array<number>(seats).fill(0),
    space: cars(-1),
    lap: cars(0),
    finished: [],
    turn: 0,
    card: -1,
    isReversed: false,
    row: 0,
    car: -1,
    isGoing: false,
    hasSkipped: false,
    named: [],
    crossed: [],
    due: [],
    odds: [],
    areBetsShown: false,
    hands: lists(),
    piles: lists(),
    pile: [],
    box: [],
    lots: [],
    powerPile: [],
    bets: lists(),
  } satisfies Partial<State>
}
