import type { Rng, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { allCards, deckSize } from '../cards.ts'
import { carOf } from '../cars.ts'
import { carsPerSeat, type Options } from '../options.ts'
import type { Event, State } from '../state.ts'
import { movingOrder } from './order.ts'

const handSize = 5

/** Cards shuffled and dealt (FF-SET-07), cars on the first grid. */
export function setUp(seats: number, options: Options, rng: Rng, tell: Tell<Event>): State {
  const carsEach = carsPerSeat(seats, options)
  const pile = allCards.slice()
  rng.shuffle(pile)
  const hands = Array.from({ length: seats }, () => pile.splice(-handSize))
  const state: State = {
    seats,
    scoring: options.scoring,
    carsEach,
    race: 0,
    round: 0,
    position: zeros(carOf(seats, 0)),
    slot: zeros(carOf(seats, 0)),
    order: [],
    turn: 0,
    out: [],
    hands,
    pile,
    discard: [],
    shuffles: 0,
    shuffleOf: zeros(deckSize),
    turbos: zeros(seats),
  }
  placeFirstGrid(state, rng)
  movingOrder(state)
  startRace(state, tell)
  return state
}

/** One car of each seat per row (FF-SET-06, FF-F7-01). */
function placeFirstGrid(state: State, rng: Rng): void {
  const front = Array.from({ length: state.seats }, (_, seat) => seat)
  rng.shuffle(front) // FF-F14-01
  for (let row = 0; row < state.carsEach; row++) {
    for (const [fromInside, seat] of front.entries()) {
      const car = carOf(seat, row)
      state.order.push(car)
      state.position[car] = 0 - row
      // FF-F14-02: the second row mirrored, the third like the first.
      state.slot[car] = row === 1 ? state.seats - fromInside : fromInside + 1
    }
  }
}

/** The cars stand on the grid; the first of them is on turn (FF-GRID-05), everyone with the cards they hold (FF-GRID-04). */
export function startRace(state: State, tell: Tell<Event>): void {
  state.race++
  state.round = 1
  state.turn = 0
  tell({ type: 'race-started', race: state.race, grid: state.order.slice() })
}

/** One behind the other, in the order of the race just driven (FF-GRID-01, FF-GRID-02, FF-GRID-03). */
export function placeInSingleFile(state: State): void {
  for (let place = 0; place < state.order.length; place++) {
    const car = at(state.order, place)
    state.position[car] = 0 - place
    state.slot[car] = 1
  }
}

function zeros(length: number): number[] {
  const list: number[] = []
  for (let index = 0; index < length; index++) list.push(0)
  return list
}
