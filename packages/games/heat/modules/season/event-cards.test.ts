/** The ten event cards as they are printed, and as a race with each of them begins. */
import { expect, test } from 'vitest'
import { countOf, stress } from '../../rules/cards.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { last } from '../../testing/turn.ts'
import { type EventId, eventCard, pressCorners } from './event-cards.ts'
import { pointsOf } from './standings.ts'

/** A race of two with this event on its own circuit, without weather. */
function begin(event: EventId): HeatTable {
  return race(2, { event, circuit: eventCard(event).circuit })
}

/** What the card says: season, circuit, laps, sponsor cards, press corners. */
function printed(event: EventId) {
  const { season, circuit } = eventCard(event)
  const { laps, sponsors } = begin(event).state
  return [season, circuit, laps, sponsors, pressCorners(event, circuit)]
}

/** Of a driver at the start: Heat in the engine, Stress in hand and deck, cards in hand. */
function supplies(event: EventId): number[] {
  const { engine, hands, decks } = begin(event).state
  const [hand = [], deck = []] = [hands[1], decks[1]]
  return [engine[1] ?? -1, countOf([...hand, ...deck], stress), hand.length]
}

/** The points of six cars, from first to last. */
const points = (event: EventId) => pointsOf([1, 2, 3, 4, 5, 6], event, [])

const usual = [6, 3, 7]
const usualPoints = [9, 6, 4, 3, 2, 1]

test('HT-EVT-01: 1961, race 1: Great Britain, 2 laps, 2 sponsor cards, press at A; a card for the first three over the line', () => {
  expect(printed('grandstand')).toEqual([1961, 'gb', 2, [2, 2], ['A']])
  expect([supplies('grandstand'), points('grandstand')]).toEqual([usual, usualPoints])
  // Four drivers before the end of the first lap; the last of them comes too late.
  const table = race(4, { event: 'grandstand', circuit: 'gb' })
  for (const seat of [0, 1, 2, 3]) table.put(seat, 62 - Math.floor(seat / 2), { spot: seat % 2 }).hand(seat, 2, 4)
  table.shift(1, 1, 1, 1).play([2], [2], [2], [2]).passTo()
  expect(table.told('lap-completed').map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  expect(table.told('sponsor-gained').map(({ seat, by }) => [seat, by])).toEqual([
    [0, 'first-over-the-line'],
    [1, 'first-over-the-line'],
    [2, 'first-over-the-line'],
  ])
})

test('HT-EVT-02: 1961, race 2: USA, 2 laps, 1 sponsor card, press at B; a card for speed 15, every time', () => {
  expect(printed('speed-record')).toEqual([1961, 'usa', 2, [1, 1], ['B']])
  expect([supplies('speed-record'), points('speed-record')]).toEqual([usual, usualPoints])
  const table = begin('speed-record').put(1, 2)
  const drive = (...cards: (2 | 3 | 4)[]) => {
    table
      .put(0, 13)
      .gear(0, 4)
      .hand(0, ...cards, 1)
      .gear(1, 1)
      .hand(1, 1, 2)
    table.shift(4, 1).play(cards, [1]).passTo()
    return table.told('sponsor-gained').map(({ seat, by }) => `${seat} ${by}`)
  }
  const record = '0 record-speed'
  expect(drive(4, 4, 4, 2)).toEqual([])
  expect(drive(4, 4, 4, 3)).toEqual([record])
  expect(drive(4, 4, 4, 3)).toEqual([record, record])
})

test('HT-EVT-03: 1961, race 3: Italy, 2 laps, 1 sponsor card, press at C; the winner scores 2 extra points', () => {
  expect(printed('strike')).toEqual([1961, 'italy', 2, [1, 1], ['C']])
  expect([supplies('strike'), points('strike')]).toEqual([usual, [11, 6, 4, 3, 2, 1]])
})

test('HT-EVT-04: 1962, race 1: Italy, 3 laps, 2 sponsor cards, press at B; 1 extra Heat in the engine', () => {
  expect(printed('restrictions-lifted')).toEqual([1962, 'italy', 3, [2, 2], ['B']])
  expect([supplies('restrictions-lifted'), points('restrictions-lifted')]).toEqual([[7, 3, 7], usualPoints])
})

test('HT-EVT-05: 1962, race 2: Great Britain, 3 laps, 1 sponsor card, press at C and E; 8 cards in hand', () => {
  expect(printed('record-crowds')).toEqual([1962, 'gb', 3, [1, 1], ['C', 'E']])
  expect([supplies('record-crowds'), points('record-crowds')]).toEqual([[6, 3, 8], usualPoints])
})

test('HT-EVT-06: 1962, race 3: France, 2 laps, 1 sponsor card, press at C; 1 extra point for the first three', () => {
  expect(printed('corruption')).toEqual([1962, 'france', 2, [1, 1], ['C']])
  expect([supplies('corruption'), points('corruption')]).toEqual([usual, [10, 7, 5, 3, 2, 1]])
})

test('HT-EVT-07: 1963, race 1: USA, 2 laps, 3 sponsor cards, press at A; no special rule', () => {
  expect(printed('title-sponsor')).toEqual([1963, 'usa', 2, [3, 3], ['A']])
  expect([supplies('title-sponsor'), points('title-sponsor')]).toEqual([usual, usualPoints])
  expect(Object.keys(eventCard('title-sponsor'))).toEqual(['season', 'circuit', 'sponsors', 'press'])
})

test('HT-EVT-08: 1963, race 2: Great Britain, 2 laps, 1 sponsor card, press at B and D; a card for passing three cars in a round', () => {
  expect(printed('live-tv')).toEqual([1963, 'gb', 2, [1, 1], ['B', 'D']])
  expect([supplies('live-tv'), points('live-tv')]).toEqual([usual, usualPoints])
  const passing = (...spaces: number[]) => {
    const table = race(5, { event: 'live-tv', circuit: 'gb' }).put(0, 16).gear(0, 2).hand(0, 4, 3, 1)
    for (const [index, space] of spaces.entries()) table.put(index + 1, space).hand(index + 1, 0, 1)
    table.shift(2, 1, 1, 1, 1).play([4, 3], [0], [0], [0], [0]).passTo()
    return table.told('sponsor-gained').map(({ seat, by }) => `${seat} ${by}`)
  }
  expect(passing(17, 19, 22, 40)).toEqual(['0 cars-passed'])
  expect(passing(17, 19, 20, 22)).toEqual(['0 cars-passed'])
  expect(passing(17, 19, 41, 40)).toEqual([])
})

test('HT-EVT-09: 1963, race 3: France, 2 laps, 1 sponsor card, press at D; 2 Heat and 1 Stress fewer, 6 cards in hand', () => {
  expect(printed('safety')).toEqual([1963, 'france', 2, [1, 1], ['D']])
  expect([supplies('safety'), points('safety')]).toEqual([[4, 2, 6], usualPoints])
})

test('HT-EVT-10: 1963, race 4: Italy, 3 laps, no sponsor card, press at A; 1 extra Stress, and whoever spins out is eliminated', () => {
  expect(printed('future-unknown')).toEqual([1963, 'italy', 3, [0, 0], ['A']])
  expect([supplies('future-unknown'), points('future-unknown')]).toEqual([[6, 4, 7], usualPoints])
  // Italy, B: limit 2, line before 19.
  const table = begin('future-unknown').put(0, 18).engine(0, 0).hand(0, 4, 1).put(1, 2).hand(1, 1, 2)
  table.shift(1, 1).play([4], [1]).passTo()
  expect(last(table, 'eliminated')).toEqual({ type: 'eliminated', seat: 0, place: 2 })
  expect([pointsOf([2, 1], 'future-unknown', [0]), table.pending]).toEqual([[0, 9], [1]])
})

test('HT-R16: a single race may have an event, on whatever circuit', () => {
  const { state } = race(2, { event: 'record-crowds', circuit: 'italy' })
  expect([state.laps, state.hands[0]?.length, state.sponsors]).toEqual([4, 8, [1, 1]])
})
