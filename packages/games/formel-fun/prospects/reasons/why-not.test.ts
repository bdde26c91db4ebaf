import { reasonAgainst, reasonFor } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { box } from '../../box.ts'
import type { CardKind } from '../../rules/cards.ts'
import { carOf } from '../../rules/cars.ts'
import { formelFun } from '../../rules/game.ts'
import { type FormelFunTable, table } from '../../testing/table.ts'
import type { Piece } from './pieces.ts'

const { reasons } = box

function asked(race: FormelFunTable) {
  return { view: formelFun.view(race.state, 0), seat: 0, choices: race.choices(0) }
}

function why(race: FormelFunTable, piece: Piece): string | undefined {
  return reasonFor(reasons, asked(race), piece)?.why
}

const hand: readonly CardKind[] = ['turbo', 'red-7', 'blue-6', 'red-2', 'red-2']
const boost: Piece = { piece: 'boost', kind: 'red-7' }

describe('a turbo on top of a card', () => {
  const race = () => table(3).put('red 1', 14).hand('red', hand)

  test('is within reach as long as it may be added', () => {
    expect(why(race(), boost)).toBeUndefined()
  })

  test('FF-TURN-08: three times is all anyone gets', () => {
    expect(why(race().turbosPlayed('red', 3), boost)).toBe('no-more-turbos')
  })

  test('FF-TURN-07: two cards in hand are too few', () => {
    expect(why(table(3).put('red 1', 14).hand('red', ['turbo', 'red-7']), boost)).toBe('too-few-cards')
  })

  test('is told to a program that asks for it all the same', () => {
    const race3 = race().turbosPlayed('red', 3)
    expect(reasonAgainst(reasons, asked(race3), { card: 'red-7', turbo: true })).toMatchObject({ rule: 'FF-TURN-08' })
  })
})

describe('a car that is not on turn', () => {
  const race = () => table(3).put('red 1', 14).put('red 2', 9).put('blue 1', 11)
  const car = (seat: number, index: number): Piece => ({ piece: 'car', car: carOf(seat, index) })

  test('FF-TURN-09: waits for its place in the order', () => {
    expect(why(race(), car(0, 1))).toBe('not-on-turn')
    expect(why(race(), car(0, 0))).toBeUndefined()
  })

  test('FF-TURN-01: is for its owner to drive', () => {
    expect(why(race(), car(1, 0))).toBe('other-team')
  })
})

describe('a space', () => {
  const space = (number: number): Piece => ({ piece: 'space', space: number })

  test('FF-MOVE-02: is out of reach where no card drives as far', () => {
    const race = table(3).put('red 1', 14).hand('red', ['blue-6', 'blue-6', 'red-2', 'red-2', 'red-2'])
    expect(why(race, space(20))).toBeUndefined()
    expect(reasonFor(reasons, asked(race), space(16))).toEqual({
      why: 'no-card-that-far',
      rule: 'FF-MOVE-02',
      distance: 2,
      reach: [3, 6],
    })
    // Behind the car is nearly a lap ahead.
    expect(reasonFor(reasons, asked(race), space(13))).toMatchObject({ distance: 29 })
    expect(reasonFor(reasons, asked(race), space(14))).toMatchObject({ distance: 30 })
  })

  test('FF-MOVE-06: is out of reach when it is full', () => {
    const race = table(4).put('red 1', 14)
    for (const [index, name] of (['blue 1', 'blue 2', 'green 1', 'green 2'] as const).entries())
      race.put(name, 20, index + 1)
    race.hand('red', ['blue-6', 'blue-6', 'blue-6', 'blue-6', 'blue-6']).onTurn('red 1')
    expect(why(race, space(20))).toBe('space-full')
    expect(why(race, space(19))).toBeUndefined()
  })
})
