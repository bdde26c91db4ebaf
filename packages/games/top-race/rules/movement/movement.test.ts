import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import type { Places } from '../../testing/table.ts'
import { race } from '../../testing/table.ts'
import { allCars, carCalled, colours, faces } from '../cards.ts'
import { moveEnds, moveWays } from './movement.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

const lengths = [1, 2, 3, 4, 5, 6, 10] as const

/** A card that moves red so many spaces and none of the other cars on the road. */
function cardFor(spaces: number, cars: Places): string {
  const others = colours.filter((colour) => colour !== 'red' && cars[colour]).map(carCalled)
  const found = faces.find(
    ({ rows, hasWild }) =>
      !hasWild &&
      rows.some((row) => row.car === carCalled('red') && row.spaces === spaces) &&
      !rows.some(({ car }) => others.includes(car)),
  )
  if (!found) throw new Error(`no card moves red alone by ${spaces}`)
  return found.id
}

/** Seat 0 moves red with these cars around it. */
function playRed(spaces: (typeof lengths)[number], cars: Places) {
  const card = cardFor(spaces, cars)
  return road(cars).owns(0, 'red').hand(0, card, 'W').play(card)
}

describe('steps', () => {
  test('TR-MOVE-03: a car moves the whole number of its row if any free path of that length exists', () => {
    for (const red of ['2b', '14a', '27b', '36a', '45a']) {
      for (const spaces of lengths) {
        const drive = playRed(spaces, { red }).playOn('card')
        expect(steps(drive)).toEqual([`red ${spaces}`])
      }
    }
    // The inside is shut after one step: the whole number leads by the middle.
    expect(driven(playRed(2, { red: '25a', black: '27a' }))).toEqual(['red 25a 26b 27b'])
    expect(driven(playRed(6, { red: '25c', black: '27b' }))).toEqual(['red 25c 26b 27a 28a 29a 30a 31a'])
  })

  test('TR-MOVE-04: stopping early, or a path that gets stuck although a longer one is free, is refused', () => {
    const open = playRed(5, { red: '11a' })
    expect(open.offers().toSorted()).toEqual(['16b', '17a'])
    for (const early of ['11a', '12a', '13b', '14a', '15a']) expect(() => open.to(early)).toThrow(illegal)
    // By 26a it would be stuck before 27a; one more step leads farther, although not the whole number either.
    const stuck = () => playRed(4, { red: '25b', black: '27a', blue: '28a' })
    expect(driven(stuck())).toEqual(['red 25b 26b 27b'])
    expect(stuck().told('car-moved')).toMatchObject([{ spaces: 4, lost: 2 }])
    const fork = playRed(2, { red: '25b', black: '27a' })
    expect(fork.phase).toBe('card')
    expect(fork.where('red')).toBe('27b')
  })

  test('TR-MOVE-05: each step goes directly or diagonally ahead: 6b leads to 7a and 7b, 10b to 11b and 11c', () => {
    const next = (red: string) => playRed(1, { red }).offers()
    expect(next('6b')).toEqual(['7a', '7b'])
    expect(next('10b')).toEqual(['11b', '11c'])
    expect(next('3a')).toEqual(['4a', '4b'])
    expect(next('3b')).toEqual(['4a', '4b', '4c'])
    expect(next('3c')).toEqual(['4b', '4c'])
    expect(playRed(1, { red: '6a' }).where('red')).toBe('7a')
    expect(() => playRed(1, { red: '3a' }).to('4c')).toThrow(illegal)
  })

  test('TR-MOVE-06: a step sideways or backwards is refused, even where nothing else is free', () => {
    for (const spot of ['3a', '3c', '2a', '2b', '2c']) expect(() => playRed(1, { red: '3b' }).to(spot)).toThrow(illegal)
    const shut = playRed(1, { red: '12a', black: '13a', yellow: '13b' })
    expect([shut.where('red'), steps(shut)]).toEqual(['12a', ['red 0']])
    // Level in the long bend: 57a, 57b and 57c all end with column 57.
    expect(playRed(1, { red: '57b' }).offers().toSorted()).toEqual(['58a', '58b', '58c'])
  })

  test('TR-MOVE-07: a car may change lane with every step, as often as the spaces allow', () => {
    const slalom = playRed(5, { red: '20a', black: '21a', white: '22b', green: '22c', yellow: '23a', blue: '24b' })
    expect(driven(slalom.to('25b'))).toEqual([expect.stringMatching(/^red 20a 21b 22a 23b 24[ac] 25b$/)])
    expect(playRed(2, { red: '20a' }).offers().toSorted()).toEqual(['22a', '22b', '22c'])
  })

  test('TR-MOVE-09: cars beside the line of travel do not hinder a diagonal step into a free space', () => {
    expect(driven(playRed(1, { red: '3a', black: '3b', yellow: '4a' }))).toEqual(['red 3a 4b'])
    expect(driven(playRed(1, { red: '3c', black: '3b', yellow: '4c' }))).toEqual(['red 3c 4b'])
  })

  test('TR-MOVE-14: a long inside corner space is one step: 7a-9a-10a costs 2 points, 7b-8b-9b-10b costs 3', () => {
    expect(driven(playRed(2, { red: '7a' }).to('10a'))).toEqual(['red 7a 9a 10a'])
    const outside = { red: '7b', black: '9a' } as const
    expect(driven(playRed(4, outside).to('11c'))).toEqual(['red 7b 8b 9b 10b 11c'])
    expect(playRed(2, outside).where('red')).toBe('9b')
    // Six columns of the long bend in one step.
    expect(driven(playRed(3, { red: '51a' }).to('64a'))).toEqual(['red 51a 57a 58a 64a'])
  })
})

describe('cars in the way', () => {
  test('TR-MOVE-08: a space with another car may neither be entered nor passed, so a space never holds two cars', () => {
    expect(playRed(1, { red: '3b', black: '4b' }).offers()).toEqual(['4a', '4c'])
    // All of the next column is full, the one after it is free.
    expect(steps(playRed(6, { red: '36a', black: '37a', yellow: '37b' }))).toEqual(['red 0'])
    expect(driven(playRed(10, { red: '28a', black: '32a' }))).toEqual(['red 28a 29a 30a 31a'])
    // Where the move would end.
    expect(playRed(4, { red: '32a', black: '36a' }).where('red')).toBe('36b')
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = race(4, { races: 1 }, seed)
      match.playUntil(({ space }) => {
        const standing = space.filter((spot) => spot >= 0)
        expect(new Set(standing).size).toBe(standing.length)
        return false
      })
    }
  })

  test('TR-MOVE-10: a car whose way is blocked goes as far as possible, and the points left over are lost to everybody', () => {
    // B6: black 6, red 4, yellow 2, white 1. Red gets one space far.
    const jam = road({ red: '29a', blue: '31a', yellow: '9a', white: '2b' }).hand(0, 'B6', 'W').hand(1, 'D6', 'W')
    jam.play('B6')
    expect(jam.told('car-moved')).toMatchObject([{ spaces: 4, lost: 3, blockers: [4] }])
    expect(jam.offers()).toEqual(['11a', '11b', '11c'])
    expect(jam.to('11a').offers()).toEqual(['3a', '3b', '3c'])
    // Nor are they saved for the next card.
    jam.to('3a').put('blue', '50a').play('D6').playOn('card')
    expect(steps(jam)).toEqual(['red 1', 'yellow 2', 'white 1', 'red 5'])
  })

  test('TR-MOVE-11: a car is blocked and moves 0 only if all spaces straight and diagonally ahead are occupied', () => {
    const shut = playRed(5, { red: '20b', black: '21a', white: '21b', blue: '21c' })
    expect([shut.where('red'), shut.told('car-moved')]).toMatchObject(['20b', [{ path: [], spaces: 5, lost: 5 }]])
    for (const gap of ['21a', '21b', '21c']) {
      const [black = '', yellow = ''] = ['21a', '21b', '21c'].filter((spot) => spot !== gap)
      const open = playRed(1, { red: '20b', black, yellow })
      expect([open.where('red'), steps(open)]).toEqual([gap, ['red 1']])
    }
    // A car on the grid is in the way of those that come round.
    expect(steps(playRed(2, { red: '67a', black: '68a', blue: '68b' }))).toEqual(['red 0'])
  })
})

describe('a choice of paths', () => {
  test('TR-T18-01: among paths of the same greatest length the mover chooses freely', () => {
    expect(playRed(6, { red: '20b' }).offers().toSorted()).toEqual(['26a', '26b', '26c'])
    for (const spot of ['26a', '26b', '26c']) expect(playRed(6, { red: '20b' }).to(spot).where('red')).toBe(spot)
    // Blocked on both sides after the same number of steps.
    const jam = { red: '25b', black: '27a', white: '27b' } as const
    expect(playRed(5, jam).offers().toSorted()).toEqual(['26a', '26b', '26c'])
  })

  test('TR-T18-02: a path over the finish counts as the whole number: 10 from 51b may end at home by 57a or on 67c', () => {
    const ten = () => playRed(10, { red: '51b', yellow: '9a' })
    expect(ten().offers()).toEqual(expect.arrayContaining(['home', '67c']))
    expect(ten().to('67c').told('car-moved')).toMatchObject([{ spaces: 10, lost: 0 }])
    const home = ten().to('home')
    expect(driven(home)).toEqual(['red 51b 57a 58a 64a 65a 66a 67a 68a home'])
    expect(home.told('car-moved')).toMatchObject([{ spaces: 10, lost: 0, blockers: [] }])
    // A path that gets stuck short of the line is not the whole number.
    const shut = { red: '66a', yellow: '9a', black: '68a', blue: '68b', white: '67b' } as const
    expect(driven(playRed(5, shut))).toEqual(['red 66a 67a'])
    expect(driven(playRed(5, { ...shut, blue: '2a' }))).toEqual(['red 66a 67a 68b home'])
  })
})

test('the spaces where a car can end are those that a way leads to, each once', () => {
  for (const moves of ['full', 'blocking'] as const) {
    for (const distance of ['lap', 'long'] as const) {
      const { state } = race(3, { bets: 'on', moves, distance }).playOn('bet')
      for (const car of allCars.filter((other) => (state.space[other] ?? -1) >= 0)) {
        for (let spaces = 1; spaces <= 10; spaces++) {
          const led = moveWays(state, car, spaces).map(({ to }) => to)
          expect(moveEnds(state, car, spaces)).toEqual(led)
          expect(new Set(led).size).toBe(led.length)
        }
      }
    }
  }
})
