import { defaultOptions, Rng } from '@paddock/kernel'
import { TallyNotes } from '@paddock/racing/testing'
import { expect, test } from 'vitest'
import { carCalled, carCount } from './cards.ts'
import { topRace } from './game.ts'
import type { Options } from './options.ts'
import type { Event, State } from './state.ts'
import { tallies } from './tally.ts'

function start(options: Partial<Options> = {}, seats = 4): State {
  return topRace.setup(seats, { ...defaultOptions(topRace.meta), ...options }, Rng.fromSeed('tally'), () => {})
}

/** What is counted of these events, in a match that has just begun. */
function told(events: readonly Event[], options: Partial<Options> = {}): TallyNotes {
  const notes = new TallyNotes()
  const tally = tallies.follow(start(options), notes.count)
  for (const event of events) tally.hear(event)
  return notes
}

const [green, white, blue] = [carCalled('green'), carCalled('white'), carCalled('blue')]
const card = { type: 'card-played', seat: 0, card: 3, wasDrawn: false } as const
const raceEnded = { type: 'race-ended', race: 1, order: [3, 0, 1, 2, 4, 5], finished: 2 } as const

test('prices are counted in the order of sale, anew in every race', () => {
  const sold = { type: 'driver-sold', seat: 1, car: green, owed: 0 } as const
  const notes = told([
    { ...sold, price: 80, why: 'bid' },
    { type: 'driver-refused', car: white },
    { ...sold, price: 30, why: 'last' },
    raceEnded,
    { ...sold, price: 60, why: 'bid' },
    { ...sold, price: 10, why: 'unwanted' },
    raceEnded,
  ])
  expect(notes.get('price of a driver, in thousands: driver 1')).toEqual({ amount: 140, of: 2 })
  expect(notes.get('price of a driver, in thousands: driver 2')).toEqual({ amount: 40, of: 2 })
  expect(notes.get('price of a driver, in thousands: all')).toEqual({ amount: 180, of: 4 })
  expect(notes.get('drivers in a race: refused')).toEqual({ amount: 1, of: 2 })
  expect(notes.get('drivers in a race: the last for 30')).toEqual({ amount: 1, of: 2 })
  expect(notes.get('drivers in a race: unwanted')).toEqual({ amount: 1, of: 2 })
})

test('a race tells how many came home, after how many cards, and from which start space', () => {
  const notes = told([
    { type: 'car-placed', seat: 0, car: 3, place: 0 },
    { type: 'car-placed', seat: 1, car: 0, place: 5 },
    card,
    card,
    { type: 'car-finished', car: 3, place: 1, owner: 0, prize: 200 },
    card,
    { type: 'car-finished', car: 0, place: 2, owner: 1, prize: 150 },
    raceEnded,
  ])
  expect(notes.get('until the first car is home: cards')).toEqual({ amount: 2, of: 1 })
  expect(notes.get('cars home in a race: cars')).toEqual({ amount: 2, of: 1 })
  expect(notes.get('place in the race by start space: start 1')).toEqual({ amount: 1, of: 1 })
  expect(notes.get('place in the race by start space: start 6')).toEqual({ amount: 2, of: 1 })
  expect(notes.has('place in the race by start space: start 2')).toBe(false)
})

test('a broken-down car waits so many cards until it is passed, or to the end of the race', () => {
  const notes = told([
    card,
    { type: 'car-broke-down', seat: 0, car: green, owner: 0, partner: white, space: 9 },
    card,
    { type: 'car-broke-down', seat: 1, car: blue, owner: 0, partner: carCalled('red'), space: 12 },
    card,
    { type: 'car-returned', car: green, partner: white, space: 9, isElsewhere: false },
    card,
    { type: 'car-accelerated', seat: 0, car: 3, target: 1, from: 2, path: [5, 8], isLevel: true },
    raceEnded,
  ])
  expect(notes.get('cards that a broken-down car waits: passed in time')).toEqual({ amount: 2, of: 1 })
  expect(notes.get('cards that a broken-down car waits: to the end')).toEqual({ amount: 2, of: 1 })
  expect(notes.get('pairs in a race: breakdowns')).toEqual({ amount: 2, of: 1 })
  expect(notes.get('pairs used to catch up: all')).toEqual({ amount: 1, of: 3 })
  expect(notes.get('pairs used to catch up: level in the end')).toEqual({ amount: 1, of: 1 })
})

test('spaces that a car did not want to use in a blocking race are no jam', () => {
  const moved = { type: 'car-moved', seat: 0, car: 1, from: 5, path: [7], spaces: 6, lost: 5, blockers: [] } as const
  expect(told([moved]).get('jams: spaces lost')).toEqual({ amount: 5, of: 6 })
  expect(told([moved], { moves: 'blocking' }).has('jams: spaces lost')).toBe(false)
})

test('bets count line by line, tokens by whether they were reached', () => {
  const bets = [
    { car: 1, place: 6, money: -30 },
    { car: 2, place: 1, money: 60 },
    { car: 3, place: 3, money: 10 },
  ]
  const settled = { type: 'token-settled', owner: 0 } as const
  const notes = told([
    { type: 'bets-settled', seat: 0, bets, money: 40 },
    { ...settled, car: 1, token: 3, distance: 21, money: 30 },
    { ...settled, car: 2, token: 10, distance: 6, money: -40 },
  ])
  expect(notes.get('bets, in thousands: line 1')).toEqual({ amount: -30, of: 1 })
  expect(notes.get('bets that brought money: line 1')).toEqual({ amount: 0, of: 1 })
  expect(notes.get('bets that brought money: line 2')).toEqual({ amount: 1, of: 1 })
  expect(notes.get('tokens reached: all')).toEqual({ amount: 1, of: 2 })
  expect(notes.get('tokens, in thousands: reached')).toEqual({ amount: 30, of: 1 })
  expect(notes.get('tokens, in thousands: missed')).toEqual({ amount: -40, of: 1 })
})

test('a shared win counts in parts, by how far the seat is from the first controller', () => {
  const notes = new TallyNotes()
  const state = start()
  state.controller = 1
  tallies.follow(state, notes.count).end(state, [
    { seat: 0, place: 1, score: 400 },
    { seat: 2, place: 1, score: 400 },
    { seat: 1, place: 3, score: 300 },
    { seat: 3, place: 4, score: -20 },
  ])
  expect(notes.get('wins by seat from the first controller: controller')).toEqual({ amount: 0, of: 1 })
  expect(notes.get('wins by seat from the first controller: left 1')).toEqual({ amount: 0.5, of: 1 })
  expect(notes.get('wins by seat from the first controller: left 3')).toEqual({ amount: 0.5, of: 1 })
  expect(notes.get('final purse, in thousands: winner')).toEqual({ amount: 400, of: 1 })
  expect(notes.get('final purse, in thousands: last')).toEqual({ amount: -20, of: 1 })
})

/** A match at random, followed from its start to its end. */
function wholeMatch(options: Partial<Options>): TallyNotes {
  const notes = new TallyNotes()
  const rng = Rng.fromSeed('whole')
  const state = start(options)
  const tally = tallies.follow(state, notes.count)
  for (let pending = topRace.pending(state); pending.length > 0; pending = topRace.pending(state)) {
    const moves = pending.map((seat) => rng.pick(topRace.choices(state, seat)))
    topRace.apply(state, moves, rng, (event) => tally.hear(event))
  }
  tally.end(state, topRace.ranking(state) ?? [])
  return notes
}

test('each of three races sells six drivers, places six cars and settles the bets of every seat', () => {
  const notes = wholeMatch({ bets: 'on' })
  expect(notes.get('price of a driver, in thousands: all')?.of).toBe(3 * carCount)
  expect(notes.get('price of a driver, in thousands: driver 6')?.of).toBe(3)
  expect(notes.get('place in the race by start space: start 4')?.of).toBe(3)
  expect(notes.get('bets, in thousands: line 3')?.of).toBe(3 * 4)
})

test('a children’s race has no purse and no price to count', () => {
  const notes = wholeMatch({ game: 'children' })
  expect(notes.has('final purse, in thousands: winner')).toBe(false)
  expect(notes.has('price of a driver, in thousands: all')).toBe(false)
  expect(notes.get('cars home in a race: cars')?.of).toBe(1)
})
