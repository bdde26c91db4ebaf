import { describe, expect, test } from 'vitest'
import { type CarName, type FormelFunTable, table } from '../../testing/table.ts'
import type { CardKind } from '../cards.ts'
import { carOf } from '../cars.ts'
import { landing } from './drive.ts'

/** Puts these cars on a space, from the inside. */
function fill(race: FormelFunTable, position: number, ...names: CarName[]): FormelFunTable {
  for (const [index, name] of names.entries()) race.put(name, position, index + 1)
  return race
}

/** Five players; two spaces in a row full, on 19 and 20, and red 1 behind them. */
function jam(from: number): FormelFunTable {
  const race = table(5).put('red 1', from)
  fill(race, 20, 'blue 1', 'blue 2', 'green 1', 'green 2')
  return fill(race, 19, 'yellow 1', 'yellow 2', 'black 1', 'black 2').onTurn('red 1')
}

describe('driving', () => {
  test('FF-MOVE-01: each point moves the car one space, whatever the number on the space', () => {
    for (let space = 1; space <= 30; space++) {
      const ends = (card: CardKind, extra?: 'turbo') =>
        table(3).only('red 1', 'blue 1').put('red 1', space).drive(card, extra).where('red 1')
      expect([ends('blue-6'), ends('blue-7'), ends('turbo')]).toEqual([space + 6, space + 7, space + 5])
      expect(ends('blue-8', 'turbo')).toBe(space + 13)
    }
  })

  test('FF-MOVE-02: a car must drive its whole distance; only the rule on full spaces shortens it', () => {
    // Three cars on the space where it ends and others on the way do not shorten the drive.
    const race = table(4).put('red 1', 14)
    fill(race, 20, 'blue 1', 'blue 2', 'green 1')
    fill(race, 17, 'yellow 1', 'yellow 2').hand('red', ['blue-6', 'blue-6', 'blue-6', 'blue-6', 'blue-6'])
    race.onTurn('red 1')
    expect(race.offers()).toEqual(['blue-6'])
    expect(race.play('blue-6').where('red 1')).toBe(20)
    // Nor does the line.
    expect(table(3).put('red 1', 29).drive('blue-8').where('red 1')).toBe(37)
  })

  test('FF-MOVE-03: a car takes the innermost free slot of the space where it ends', () => {
    const alone = table(4).put('red 1', 14).drive('blue-6')
    expect(alone.slot('red 1')).toBe(1)

    const race = table(4).put('red 1', 14).put('blue 1', 20, 1).put('green 1', 20, 3).onTurn('red 1').drive('blue-6')
    expect(race.on(20)).toEqual(['blue 1', 'red 1', 'green 1'])
    expect(race.slot('red 1')).toBe(2)
  })

  test('FF-MOVE-04: cars standing on a space keep their slots when a slot further in becomes free', () => {
    const race = fill(table(4), 12, 'red 1', 'blue 1', 'green 1').put('yellow 1', 4)
    race.drive('blue-6')
    expect([race.slot('blue 1'), race.slot('green 1')]).toEqual([2, 3])
    race.onTurn('yellow 1').drive('blue-8')
    expect(race.on(12)).toEqual(['yellow 1', 'blue 1', 'green 1'])
    expect([race.slot('blue 1'), race.slot('green 1')]).toEqual([2, 3])
  })

  test('FF-F1-01: the step from p = 0 to p = 1 at the start is not a passing of the finish', () => {
    const race = table(3).playRound('red-3')
    expect(race.order().map((name) => race.where(name))).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1])
    expect(race.told('line-passed')).toEqual([])
    expect([race.race, race.eliminated()]).toEqual([1, []])
  })
})

test('where a car would end, for those who plan, is where it ends', () => {
  const cards = { turbo: 5, 'blue-6': 6, 'blue-7': 7, 'blue-8': 8 } as const
  for (const card of ['turbo', 'blue-6', 'blue-7', 'blue-8'] as const) {
    expect(landing(jam(14).state, carOf(0, 0), cards[card]).to).toBe(jam(14).drive(card).where('red 1'))
  }
})

describe('full spaces', () => {
  test('FF-MOVE-05, FF-MOVE-06: a space holds at most 4 cars; a fifth is put on the space directly behind', () => {
    const race = fill(table(4).put('red 1', 14), 20, 'blue 1', 'blue 2', 'green 1').put('yellow 1', 13).onTurn('red 1')
    race.drive('blue-6')
    expect(race.on(20)).toEqual(['blue 1', 'blue 2', 'green 1', 'red 1'])
    race.drive('blue-7')
    expect(race.on(20)).toHaveLength(4)
    expect(race.on(19)).toEqual(['yellow 1'])
    expect(race.told('car-moved').map(({ fellBack }) => fellBack)).toEqual([0, 1])
  })

  test('FF-MOVE-07: if that space is full too, the car goes on falling back to the first space with a free slot', () => {
    const race = jam(14).drive('blue-6')
    expect([race.where('red 1'), race.slot('red 1')]).toEqual([18, 1])

    const beside = fill(jam(12), 18, 'blue 3', 'green 3', 'yellow 3').onTurn('red 1').drive('blue-8')
    expect([beside.where('red 1'), beside.slot('red 1')]).toEqual([18, 4])
  })

  test('FF-MOVE-08: full spaces never stop a car that drives past them', () => {
    const race = jam(14).drive('blue-7')
    expect(race.where('red 1')).toBe(21)
    expect(jam(18).drive('red-3').where('red 1')).toBe(21)
  })

  test('FF-F2-01: the limit of 4 counts all cars on the same physical space, so cars at p = 3 and p = 33 count together', () => {
    const cars = ['red 1', 'red 2', 'blue 1', 'blue 2', 'green 1', 'green 2'] as const
    const full = table(3)
      .only(...cars)
      .put('red 1', 27)
    full.put('blue 1', 33, 1).put('blue 2', 33, 3).put('green 1', 3, 2).put('green 2', 3, 4).onTurn('red 1')
    expect(full.drive('blue-6').where('red 1')).toBe(32)

    const lapped = table(3)
      .only(...cars)
      .put('red 1', -3)
    lapped
      .put('blue 1', 33, 1)
      .put('blue 2', 33, 3)
      .put('red 2', 33, 2)
      .put('green 2', 3, 4)
      .put('green 1', -5)
      .onTurn('red 1')
    expect(lapped.drive('blue-6').where('red 1')).toBe(2)

    const room = table(3)
      .only(...cars)
      .put('red 1', 27)
      .put('green 1', 3, 1)
      .put('green 2', 3, 3)
    expect(room.drive('blue-6').where('red 1')).toBe(33)
    expect(room.slot('red 1')).toBe(2)
  })

  test('FF-F3-01: a car may fall back as far as the space it started from, where it takes the innermost free slot, and never further', () => {
    const onOne = (slot: number) => fill(table(4), 12, 'blue 1', 'blue 2', 'green 1', 'green 2').put('red 1', 11, slot)
    // On a space 1 the card with red 1 drives only 1, onto the full space.
    const race = onOne(3).put('yellow 1', 11, 2).onTurn('red 1').drive('red-1')
    expect([race.where('red 1'), race.slot('red 1'), race.slot('yellow 1')]).toEqual([11, 1, 2])

    const own = onOne(1).put('yellow 1', 11, 2).put('yellow 2', 11, 3).put('yellow 3', 11, 4).onTurn('red 1')
    own.drive('red-1')
    expect([own.where('red 1'), own.slot('red 1')]).toEqual([11, 1])
    const outside = onOne(4).put('yellow 1', 11, 1).put('yellow 2', 11, 2).put('yellow 3', 11, 3).onTurn('red 1')
    outside.drive('red-1')
    expect([outside.where('red 1'), outside.slot('red 1')]).toEqual([11, 4])
  })

  test('FF-F4-01: only the final space counts: a car that falls back from p = 31 to p = 30 has not passed the line', () => {
    const race = table(3).only('red 1', 'blue 1', 'blue 2', 'green 1', 'green 2').put('red 1', 25)
    fill(race, 1, 'blue 1', 'blue 2', 'green 1', 'green 2').drive('blue-6')
    expect(race.where('red 1')).toBe(30)
    race.playRound('red-3')
    expect(race.told('line-passed')).toEqual([])
    expect(race.told('round-started')).toHaveLength(1)
    expect(race.order()).toHaveLength(5)
  })

  test('FF-F8-01: as long as 4 or more cars stand on a first-race grid space, no other car can stop on it and a car due there falls back further', () => {
    // The first grid of five players, but red 3 starts further back and is due on p = 0.
    const grid = () => table(5).put('red 3', -6)
    const [, second = 'red 1', third = 'red 1'] = grid().on(0)
    const five = grid().onTurn('red 3').drive('blue-6')
    expect([0, -1, -2].map((position) => five.on(position).length)).toEqual([5, 5, 4])
    expect([five.where('red 3'), five.slot('red 3')]).toEqual([-3, 1])

    // The third slot is empty, and yet four cars stand there.
    const four = grid().put(third, 7).onTurn('red 3').drive('blue-6')
    expect([four.on(0).length, four.where('red 3')]).toEqual([4, -3])
    const three = grid().put(third, 7).put(second, 7).onTurn('red 3').drive('blue-6')
    expect([three.where('red 3'), three.slot('red 3')]).toEqual([0, 2])
  })
})
