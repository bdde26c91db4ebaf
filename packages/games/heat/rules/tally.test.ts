import type { Count } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { race } from '../testing/table.ts'
import { cardCalled } from './cards.ts'
import type { Event } from './state.ts'
import { tallies } from './tally.ts'

/** What is counted, by figure and row. */
function notes() {
  const counted = new Map<string, { amount: number; of: number }>()
  const count: Count = ({ name, rows }, row, amount, of = 1) => {
    expect(rows).toContain(row)
    const known = counted.get(`${name}: ${row}`) ?? { amount: 0, of: 0 }
    counted.set(`${name}: ${row}`, { amount: known.amount + amount, of: known.of + of })
  }
  return { counted, count }
}

/** The seats on the grid of this table are 1, 0, 2, from the front. */
function onGrid() {
  return race(3).put(1, -1).put(0, -1, { spot: 1 }).put(2, -2)
}

function hearing(...told: Event[]) {
  const { counted, count } = notes()
  const tally = tallies.follow(onGrid().state, count)
  for (const event of told) tally.hear(event)
  return { counted, tally }
}

const revealed = { type: 'cards-revealed', seat: 0, cards: [3] } as const
const moved = {
  type: 'car-moved',
  seat: 0,
  from: 5,
  to: 8,
  fromSpot: 0,
  spot: 0,
  spaces: 3,
  lost: 0,
  speed: 3,
} as const
const corner = { seat: 0, corner: 'A', speed: 9, limit: 7 } as const

test('boosts and slipstreams are a share of all turns, those of a cluttered hand among them', () => {
  const { counted } = hearing(
    { ...revealed, gear: 3 },
    { type: 'boosted', seat: 0, heat: 1, engine: 4 },
    { ...revealed, gear: 1 },
    { ...moved, by: 'slipstream' },
    { ...revealed, gear: 3 },
    { ...moved, by: 'cards' },
    { type: 'hand-cluttered', seat: 0, cards: [0, 0], gear: 2 },
  )
  expect(counted.get('turns with: boost')).toEqual({ amount: 1, of: 4 })
  expect(counted.get('turns with: slipstream')).toEqual({ amount: 1, of: 4 })
})

test('gears are counted where cards are turned over in them', () => {
  const { counted } = hearing({ ...revealed, gear: 3 }, { ...revealed, gear: 1 }, { ...revealed, gear: 3 })
  expect(counted.get('gears used: gear 3')).toEqual({ amount: 2, of: 3 })
  expect(counted.get('gears used: gear 4')).toEqual({ amount: 0, of: 3 })
})

test('moves cut short are a share of all moves, whatever moved the car', () => {
  const { counted } = hearing(
    { ...moved, by: 'cards' },
    { ...moved, by: 'boost', lost: 2 },
    { ...moved, by: 'slipstream', lost: 1 },
  )
  expect(counted.get('moves: cut short by full spaces')).toEqual({ amount: 2, of: 3 })
})

test('spin-outs, heat paid in corners and stress are counted for every driver of the race', () => {
  const { counted, tally } = hearing(
    { type: 'corner-taken', ...corner, heat: 2, engine: 4 },
    { type: 'corner-taken', ...corner, heat: 0, engine: 4 },
    { type: 'spun-out', ...corner, cost: 5, heat: 4, from: 14, to: 11, fromSpot: 0, spot: 0, stress: 2, gear: 4 },
    { type: 'hand-cluttered', seat: 0, cards: [0], gear: 1 },
    { type: 'race-ended', place: [1, 2, 3], points: [] },
  )
  const { state } = onGrid()
  tally.end({ ...state, stress: [5, 3, 3] }, [])
  expect(counted.get('per driver and race: spin-outs')).toEqual({ amount: 1, of: 3 })
  expect(counted.get('per driver and race: heat paid in corners')).toEqual({ amount: 6, of: 3 })
  expect(counted.get('cluttered hands in a race: hands')).toEqual({ amount: 1, of: 1 })
  expect(counted.get('per driver and race: stress at the end')).toEqual({ amount: 11, of: 3 })
})

test('a win belongs to the grid place of its car, and rounds are counted for those who came home', () => {
  const { counted } = hearing(
    { type: 'car-placed', seat: 0, place: 1, round: 16, past: 4 },
    { type: 'car-placed', seat: 1, place: 2, round: 18, past: 9 },
    { type: 'race-ended', place: [1, 2, 3], points: [] },
  )
  expect(counted.get('wins by grid place: grid 1')).toEqual({ amount: 0, of: 1 })
  expect(counted.get('wins by grid place: grid 2')).toEqual({ amount: 1, of: 1 })
  expect(counted.get('wins by grid place: grid 3')).toEqual({ amount: 0, of: 1 })
  expect(counted.has('wins by grid place: grid 4')).toBe(false)
  expect(counted.get('winner past the line: spaces')).toEqual({ amount: 4, of: 1 })
  expect(counted.get('rounds per lap: drivers')).toEqual({ amount: 34, of: 4 })
  expect(counted.get('rounds per lap: winner')).toEqual({ amount: 16, of: 2 })
  expect(counted.has('races won by: drivers')).toBe(false)
})

test('Legends have a share of the races and a pace of their own', () => {
  const { counted, count } = notes()
  const table = race(1, { legends: 2 }).put(0, -1).put(1, -1, { spot: 1 }).put(2, -2)
  const tally = tallies.follow(table.state, count)
  tally.hear({ type: 'car-placed', seat: 2, place: 1, round: 16, past: 0 })
  tally.hear({ type: 'race-ended', place: [2, 3, 1], points: [] })
  expect(counted.get('races won by: Legends')).toEqual({ amount: 1, of: 1 })
  expect(counted.get('races won by: drivers')).toEqual({ amount: 0, of: 1 })
  expect(counted.get('rounds per lap: Legends')).toEqual({ amount: 16, of: 2 })
  expect(counted.get('wins by grid place: grid 3')).toEqual({ amount: 1, of: 1 })
})

test('a race is won with each part of the car that was improved', () => {
  const { counted, count } = notes()
  const tally = tallies.follow(race(2, { workshop: 'draft' }).state, count)
  const [brakes, otherBrakes, cooling] = [cardCalled('brakes-8'), cardCalled('brakes-9'), cardCalled('cooling-12')]
  for (const card of [brakes, otherBrakes]) tally.hear({ type: 'upgrade-picked', seat: 0, card })
  tally.hear({ type: 'upgrade-picked', seat: 1, card: brakes })
  tally.hear({ type: 'upgrade-swapped', seat: 1, give: brakes, take: cooling })
  tally.hear({ type: 'race-ended', place: [1, 2], points: [] })
  expect(counted.get('races won with an upgrade of: brakes')).toEqual({ amount: 1, of: 1 })
  expect(counted.get('races won with an upgrade of: cooling')).toEqual({ amount: 0, of: 1 })
})

test('every race of a season counts, with its own grid and laps, points and sponsors', () => {
  const { counted, count } = notes()
  const tally = tallies.follow(race(1, { season: '1961', legends: 1 }).state, count)
  tally.hear({ type: 'sponsor-gained', seat: 0, by: 'press', corner: 'A' })
  tally.hear({ type: 'race-ended', place: [1, 2], points: [9, 6] })
  tally.hear({ type: 'race-called', race: 1, circuit: 'usa', event: 'speed-record', laps: 3, grid: [1, 0] })
  tally.hear({ type: 'car-placed', seat: 0, place: 1, round: 24, past: 2 })
  tally.hear({ type: 'race-ended', place: [1, 2], points: [9, 6] })
  expect(counted.get('points per car and race: drivers')).toEqual({ amount: 18, of: 2 })
  expect(counted.get('sponsors gained per driver and race: press')).toEqual({ amount: 1, of: 2 })
  expect(counted.get('rounds per lap: drivers')).toEqual({ amount: 24, of: 3 })
  expect(counted.get('wins by grid place: grid 2')?.amount).toBeGreaterThanOrEqual(1)
})

test('a whole race adds up: a winner from one grid place, every turn in one gear', () => {
  const { counted, count } = notes()
  const table = race(4, { laps: 1 }, 'tally')
  const tally = tallies.follow(structuredClone(table.state), count)
  table.playOn()
  for (const event of table.events) tally.hear(event)
  tally.end(table.state, table.ranking() ?? [])
  const sum = (figure: string) =>
    [...counted].reduce((total, [name, { amount }]) => total + (name.startsWith(`${figure}: `) ? amount : 0), 0)
  expect(sum('wins by grid place')).toBe(1)
  expect(sum('gears used')).toBe(table.told('cards-revealed').length)
  expect(counted.get('turns with: boost')?.amount).toBe(table.told('boosted').length)
})
