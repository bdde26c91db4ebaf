import { describe, expect, test } from 'vitest'
import { auction, race } from '../testing/table.ts'
import { colours, faceOf, faces, wild } from './cards.ts'

/** Every card that four players are dealt: with four nothing is left over. */
function deck() {
  return auction(4).state.hands.flat().map(faceOf)
}

/** How many rows a colour or the wilds have, and how many spaces in all. */
function total(car: number) {
  const rows = deck()
    .flatMap((face) => face.rows)
    .filter((row) => row.car === car)
  return { rows: rows.length, spaces: rows.reduce((sum, { spaces }) => sum + spaces, 0) }
}

describe('what is in the box', () => {
  test('TR-SET-02: there are six cars and six drivers, one each in green, black, white, yellow, blue and red', () => {
    expect(colours).toEqual(['green', 'black', 'white', 'yellow', 'blue', 'red'])
    const { lot, drivers } = auction(3).state
    expect([lot, ...drivers].map((car) => colours[car]).toSorted()).toEqual([...colours].toSorted())
    expect(race(3).state.space.filter((space) => space >= 0)).toHaveLength(6)
  })

  test('TR-SET-03: the deck has 48 cards: 6 six-car, 12 four-car, 6 four-car with a wild 2, 6 single 5, 3 wild 5, 6 wild 5 with a 2, 6 single 10 and 3 pairs', () => {
    const shapes: Record<string, number> = {}
    for (const { rows, pair } of deck()) {
      const shape = rows.map(({ car, spaces }) => `${car === wild ? 'w' : ''}${spaces}`).join('-') || typeof pair
      shapes[shape] = (shapes[shape] ?? 0) + 1
    }
    expect(deck()).toHaveLength(48)
    expect(shapes).toEqual({
      '6-5-4-3-2-1': 6,
      '6-4-2-1': 12,
      '6-4-w2-1': 6,
      '5': 6,
      w5: 3,
      'w5-2': 6,
      '10': 6,
      object: 3,
    })
  })

  test('TR-SET-04: every number on a card is 1 to 6, except that each colour has exactly one 10', () => {
    const tens = deck().flatMap(({ rows }) => rows.filter(({ spaces }) => spaces === 10).map(({ car }) => colours[car]))
    expect(tens.toSorted()).toEqual([...colours].toSorted())
    const others = deck().flatMap(({ rows }) => rows.map(({ spaces }) => spaces).filter((spaces) => spaces !== 10))
    expect([...new Set(others)].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('TR-SET-05: every colour has 20 rows worth 75 spaces, and the wild rows are worth 57', () => {
    for (const car of colours.keys()) expect(total(car)).toEqual({ rows: 20, spaces: 75 })
    expect(total(wild).spaces).toBe(57)
  })

  test('no colour is on a card twice, and no two cards with colours are alike', () => {
    for (const { rows } of faces) {
      const printed = rows.map(({ car }) => car).filter((car) => car !== wild)
      expect(new Set(printed).size).toBe(printed.length)
    }
    expect(new Set(faces.map(({ rows, pair }) => JSON.stringify([rows, pair]))).size).toBe(faces.length)
  })

  test('TR-T14-01: no card has both a wild row and all six colours, so a wild always has a car to choose', () => {
    const wilds = deck().filter(({ hasWild }) => hasWild)
    expect(wilds).toHaveLength(15)
    for (const { id, rows } of wilds) {
      expect(rows.filter(({ car }) => car !== wild).length).toBeLessThan(6)
      const table = race(3).hand(0, id, 'D1').play(id).playOn('wild')
      expect(table.offers().length).toBeGreaterThan(0)
    }
  })
})
