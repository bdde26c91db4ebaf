import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import { race } from '../../testing/table.ts'
import { allCars, colours } from '../cards.ts'
import { isOnTrack } from '../state.ts'
import { endSpaces, ends } from './movement.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** Cards that move red so many spaces, where every car above it is home. */
const redBy = { 1: 'B3', 2: 'B5', 3: 'A5', 4: 'B6', 5: 'D6', 6: 'B7', 8: '8-red' } as const
const lengths = [1, 2, 3, 4, 5, 6, 8] as const

/** Red plays with these cars around it, and these are the spaces where it can end. */
const playRed = (spaces: keyof typeof redBy, cars: Parameters<typeof road>[0]) =>
  road(cars).owns(0, 'red').hand(0, redBy[spaces], 'W').play(redBy[spaces])

describe('steps', () => {
  test('DF-MOVE-01: a car moves exactly as many steps as its row says, one space per step, whatever the size of the space', () => {
    for (const red of ['9a', '16b', '37a', '39c', '58b'] as const) {
      for (const spaces of lengths) {
        const start = () =>
          road({ red }).put('red', red, 0).owns(0, 'red').hand(0, redBy[spaces], 'W').play(redBy[spaces])
        const ends = start().phase === 'move' ? start().offers() : [start().where('red')]
        for (const end of ends) {
          const drive = start()
          if (drive.phase === 'move') drive.to(end)
          expect([steps(drive), drive.where('red')]).toEqual([[`red ${spaces}`], end])
        }
      }
    }
    // Four steps through the bend: one of them is six columns long on the inside, two on the outside.
    expect(driven(playRed(4, { red: '43a' }).to('57a'))).toEqual(['red 43a 49a 50a 56a 57a'])
    expect(driven(playRed(4, { red: '43c' }).to('50c'))).toEqual(['red 43c 45c 47c 49c 50c'])
  })

  test('DF-MOVE-02: a step goes to a touching space ahead, straight or diagonally, each step choosing afresh', () => {
    expect(playRed(1, { red: '3b' }).offers()).toEqual(['4a', '4b', '4c'])
    expect(playRed(1, { red: '3a' }).offers()).toEqual(['4a', '4b'])
    expect(() => playRed(1, { red: '3a' }).to('4c')).toThrow(illegal)
    expect(playRed(2, { red: '3a' }).offers().toSorted()).toEqual(['5a', '5b', '5c'])
    // Out and back in again.
    const slalom = playRed(3, { red: '14a', black: '15a', green: '16b' })
    expect(driven(slalom.to('17b'))).toEqual(['red 14a 15b 16a 17b'])
  })

  test('DF-MOVE-03: a touching space lies ahead when its front is farther along, even if the two lie partly side by side', () => {
    expect(playRed(1, { red: '46b' }).offers()).toEqual(['49a', '49b', '47c'])
    expect(playRed(1, { red: '45c' }).offers()).toEqual(['46b', '47c'])
    expect(playRed(1, { red: '7b' }).offers()).toEqual(['8a', '8b'])
  })

  test('DF-MOVE-04: a touching space whose front is level is sideways and may not be entered', () => {
    expect(playRed(1, { red: '49b' }).offers()).toEqual(['50a', '50b', '50c'])
    for (const beside of ['49a', '49c']) expect(() => playRed(1, { red: '49b' }).to(beside)).toThrow(illegal)
    // Not even when it is the only free one.
    const shut = playRed(1, { red: '12a', black: '13a', yellow: '13b' })
    expect([shut.where('red'), steps(shut)]).toEqual(['12a', ['red 0']])
  })

  test('DF-MOVE-05: a touching space whose front is behind may not be entered: no car ever goes back', () => {
    expect(playRed(1, { red: '31a' }).offers()).toEqual(['33a', '33b'])
    for (const behind of ['30b', '29a']) expect(() => playRed(1, { red: '31a' }).to(behind)).toThrow(illegal)
    const shut = playRed(1, { red: '49a', black: '50a', yellow: '50b' })
    expect([shut.where('red'), steps(shut)]).toEqual(['49a', ['red 0']])
  })

  test('DF-MOVE-07: a car may step diagonally between two cars whose spaces meet at the corner it crosses', () => {
    const between = playRed(1, { red: '3a', black: '3b', yellow: '4a' })
    expect(driven(between)).toEqual(['red 3a 4b'])
  })
})

describe('cars in the way', () => {
  test('DF-MOVE-06: an occupied space may not be entered, and no car passes through or jumps another', () => {
    expect(playRed(1, { red: '3b', black: '4b' }).offers()).toEqual(['4a', '4c'])
    // All of the next column is full, the one after it is free.
    const wall = playRed(4, { red: '24a', black: '25a', yellow: '25b' })
    expect([wall.where('red'), wall.where('black'), wall.where('yellow')]).toEqual(['24a', '25a', '25b'])
    expect(steps(playRed(5, { red: '34a', black: '37a' }))).toEqual(['red 2'])
    // Also where the move would end.
    expect(playRed(3, { red: '9a', black: '12a' }).where('red')).toBe('12b')
  })

  test('DF-MOVE-08: as long as steps remain and a legal step exists the car must take one', () => {
    const open = playRed(5, { red: '9a' })
    expect(open.offers()).toEqual(['14a', '14b', '14c'])
    for (const early of ['9a', '10a', '12b', '13a']) expect(() => open.to(early)).toThrow(illegal)
    expect(() => open.skip()).toThrow(illegal)
    // The way ends on 36a: it must go there and may not stay on 34a or 35a.
    expect(driven(playRed(5, { red: '34a', black: '37a' }))).toEqual(['red 34a 35a 36a'])
  })

  test('DF-MOVE-09: among legal steps the mover is free, also to take one that leads to a dead end', () => {
    const fork = () => playRed(5, { red: '15a', black: '18a' })
    expect(fork().offers()).toEqual(['17a', '20a'])
    expect(fork().to('17a').told('car-moved')).toMatchObject([{ spaces: 5, lost: 3, blockers: [0] }])
    expect(fork().to('20a').told('car-moved')).toMatchObject([{ spaces: 5, lost: 0, blockers: [] }])
  })

  test('DF-MOVE-10: when no legal step exists the move is over and the unused steps are lost', () => {
    // B6: black 6, red 4, yellow 2, orange 1. Red gets one space far.
    const jam = road({ red: '36a', blue: '38a', green: '38b', yellow: '9a', orange: '2b' })
    jam.hand(0, 'B6', 'W').hand(1, 'D6').play('B6')
    expect(jam.told('car-moved')).toMatchObject([{ spaces: 4, lost: 3 }])
    expect(jam.offers()).toEqual(['11a', '11b'])
    expect(jam.to('11a').offers()).toEqual(['3a', '3b', '3c'])
    // Nor are they saved for the next card.
    jam.to('3a').put('blue', '50a').put('green', '50b').play('D6').to('42b')
    expect(steps(jam)).toEqual(['red 1', 'yellow 2', 'orange 1', 'red 5'])
  })

  test('DF-MOVE-11: a car that is fully blocked stays where it is, its whole row is lost, and the next row follows', () => {
    const jam = road({ red: '36a', blue: '37a', yellow: '9a' }).hand(0, 'B6', 'W').play('B6')
    expect(jam.told('car-moved')).toMatchObject([{ path: [], spaces: 4, lost: 4, blockers: [1] }])
    expect([jam.where('red'), jam.phase, jam.offers()]).toEqual(['36a', 'move', ['11a', '11b']])
  })

  test('DF-MOVE-12: a space left by a car is free at once, so a later row of the same card may use it', () => {
    const column = road({ black: '37a', red: '36a' }).hand(0, 'B6', 'W').play('B6').to('43a').to('40c')
    expect(driven(column)).toEqual(['black 37a 38a 39a 40a 41a 42a 43a', 'red 36a 37a 38b 39c 40c'])
  })
})

describe.each(['marina-bay', 'river-station'] as const)('one lap of %s', (circuit) => {
  const [last, before] = circuit === 'marina-bay' ? ['58', '57'] : ['56', '55']

  test('DF-MOVE-13: leaving the grid over the finish line at the start is not a finish', () => {
    for (const red of [`${last}a`, `${before}c`]) {
      const off = road({ red }, { circuit }).put('red', red, 0).hand(0, 'D6', 'W').play('D6').playOn('card')
      expect([off.where('red') === 'home', steps(off)]).toEqual([false, ['red 5']])
    }
    // A lap later the same step brings it home.
    const around = road({ red: `${last}a`, black: '2a' }, { circuit })
      .hand(0, 'D6', 'W')
      .play('D6')
    expect(driven(around)).toEqual([`red ${last}a home`])
  })

  test('DF-MOVE-14: a car still on its start space blocks that space for cars coming home', () => {
    const grid = race(6, { circuit })
    const lanes = ['a', 'b', 'c']
    expect(colours.map((colour) => grid.where(colour)).sort()).toEqual(
      [before, last].flatMap((column) => lanes.map((lane) => `${column}${lane}`)),
    )
    const [red, black, yellow] = [`${before}a`, `${last}a`, `${last}b`]
    const one = road({ red, black }, { circuit }).put('black', black, 0).hand(0, 'B3', 'W').play('B3')
    expect(one.where('red')).toBe(yellow)
    const two = road({ red, black, yellow }, { circuit }).put('black', black, 0).put('yellow', yellow, 0)
    expect(steps(two.hand(0, 'B3', 'W').play('B3'))).toEqual(['red 0'])
  })
})

test('the spaces where a car can end are those that a way leads to, each once', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const { state } = race(3, { circuit: seed < 'c' ? 'marina-bay' : 'river-station' }, seed).playOn('bet')
    for (const car of allCars.filter((car) => isOnTrack(state, car))) {
      for (let spaces = 1; spaces <= 10; spaces++) {
        const led = ends(state, car, spaces).map(({ to }) => to)
        expect(endSpaces(state, car, spaces).sort()).toEqual(led.sort())
        expect(new Set(led).size).toBe(led.length)
      }
    }
  }
})
