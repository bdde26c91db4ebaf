import { defaultOptions, Rng } from '@paddock/kernel'
import { TallyNotes } from '@paddock/racing/testing'
import { expect, test } from 'vitest'
import { carCount, powerCalled } from './cards.ts'
import { downforce } from './game.ts'
import type { Event, State } from './state.ts'
import { tallies } from './tally.ts'

const usual = defaultOptions(downforce.meta)

function start(seats = 4): State {
  return downforce.setup(seats, usual, Rng.fromSeed('tally'), () => {})
}

/** The cars stand on the grid as they are listed. */
const gridDrawn: Event = { type: 'grid-drawn', race: 1, races: 1, circuit: 'marina-bay', grid: [0, 1, 2, 3, 4, 5] }

test('spaces lost in jams are a share of all spaces, and moves cut short of all moves', () => {
  const counted = new TallyNotes()
  const tally = tallies.follow(start(), counted.count)
  const moved = { type: 'car-moved', seat: 0, turn: 0, car: 1, from: 5, blockers: [], bonus: 'none' } as const
  tally.hear({ ...moved, path: [7, 10], spaces: 6, lost: 4 })
  tally.hear({ ...moved, path: [], spaces: 2, lost: 2 })
  tally.hear({ ...moved, path: [1, 2], spaces: 2, lost: 0 })
  expect(counted.get('jams: spaces lost')).toEqual({ amount: 6, of: 10 })
  expect(counted.get('jams: moves cut short')).toEqual({ amount: 2, of: 3 })
  expect(counted.get('jams: moves not begun')).toEqual({ amount: 1, of: 3 })
})

test('a price belongs to the round of the auction in which it was paid', () => {
  const counted = new TallyNotes()
  const tally = tallies.follow(start(), counted.count)
  const lot = { car: 2, power: 0 }
  const sold = { type: 'lot-sold', lot, seat: 1, reason: 'highest', tied: [] } as const
  const offered = { type: 'lot-offered', lot, bidders: [0, 1] } as const
  tally.hear({ ...offered, isSecondOffer: false })
  tally.hear({ ...sold, price: 6 })
  tally.hear({ ...offered, isSecondOffer: false })
  tally.hear({ ...sold, price: 3 })
  tally.hear({ ...offered, isSecondOffer: true })
  tally.hear({ ...sold, price: 1 })
  expect(counted.get('winning bids: lot 1')).toEqual({ amount: 6, of: 1 })
  expect(counted.get('winning bids: lot 2')).toEqual({ amount: 3, of: 1 })
  expect(counted.get('winning bids: second offer')).toEqual({ amount: 1, of: 1 })
  expect(counted.get('winning bids: all')).toEqual({ amount: 10, of: 3 })
})

test('a shared win counts in parts, for the power kept and for the grid places of the cars', () => {
  const counted = new TallyNotes()
  const state = start()
  const tally = tallies.follow(state, counted.count)
  tally.hear(gridDrawn)
  state.powers = [[powerCalled('tricky')], [powerCalled('cunning')], [], []]
  state.owner = [0, 0, 1, 2, 3, -1]
  tally.end(state, [
    { seat: 0, place: 1, score: 9 },
    { seat: 2, place: 1, score: 9 },
    { seat: 1, place: 3, score: 4 },
    { seat: 3, place: 4, score: 1 },
  ])
  expect(counted.get('wins by power kept: tricky')).toEqual({ amount: 0.5, of: 1 })
  expect(counted.get('wins by power kept: cunning')).toEqual({ amount: 0, of: 1 })
  expect(counted.get('wins by power kept: none')).toEqual({ amount: 0.5, of: 2 })
  expect(counted.get('wins by grid place of an own car: grid 2')).toEqual({ amount: 0.5, of: 1 })
  expect(counted.get('wins by grid place of an own car: grid 3')).toEqual({ amount: 0, of: 1 })
  expect(counted.has('wins by grid place of an own car: grid 6')).toBe(false)
  expect(counted.get('cars without an owner: cars')).toEqual({ amount: 1, of: 1 })
})

test('a race tells how many came home, from where on the grid, after how many cards and with which bets', () => {
  const counted = new TallyNotes()
  const state = start()
  const tally = tallies.follow(state, counted.count)
  tally.hear(gridDrawn)
  const told: Event[] = [
    { type: 'card-played', seat: 0, card: 3, isReversed: false },
    { type: 'card-played', seat: 1, card: 4, isReversed: false },
    { type: 'bet-made', seat: 0, line: 0, car: 1 },
    { type: 'bet-made', seat: 1, line: 0, car: 2 },
    { type: 'car-finished', car: 3, place: 1, owner: 0 },
    { type: 'card-played', seat: 2, card: 5, isReversed: false },
    { type: 'car-finished', car: 0, place: 2, owner: 1 },
    { type: 'race-ended', race: 1, finished: [3, 0], stalled: [1, 5, 2, 4] },
  ]
  for (const event of told) tally.hear(event)
  expect(counted.get('cars home in a race: cars')).toEqual({ amount: 2, of: 1 })
  expect(counted.get('until the first car is home: cards')).toEqual({ amount: 2, of: 1 })
  expect(counted.get('place in the race by grid place: grid 1')).toEqual({ amount: 2, of: 1 })
  expect(counted.get('place in the race by grid place: grid 4')).toEqual({ amount: 1, of: 1 })
  expect(counted.get('place in the race by grid place: grid 6')).toEqual({ amount: 4, of: 1 })
  expect(counted.get('lines bet on: line 1')).toEqual({ amount: 1, of: 1 })
  expect(counted.get('lines bet on: line 2')).toEqual({ amount: 0, of: 1 })
})

test('the second race of a tour has its own grid, its own auction and its own bets', () => {
  const counted = new TallyNotes()
  const rng = Rng.fromSeed('tour')
  const opening: Event[] = []
  const state = downforce.setup(3, { ...usual, format: 'world-tour' }, rng, (event) => opening.push(event))
  const tally = tallies.follow(state, counted.count)
  for (const event of opening) tally.hear(event)
  for (let pending = downforce.pending(state); pending.length > 0; pending = downforce.pending(state)) {
    const moves = pending.map((seat) => rng.pick(downforce.choices(state, seat)))
    downforce.apply(state, moves, rng, (event) => tally.hear(event))
  }
  tally.end(state, downforce.ranking(state) ?? [])
  expect(counted.get('cars home in a race: cars')?.of).toBe(2)
  expect(counted.get('lines bet on: line 1')?.of).toBe(2)
  for (let place = 1; place <= carCount; place++) {
    expect(counted.get(`place in the race by grid place: grid ${place}`)?.of).toBe(2)
  }
})
