import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import { race } from '../../testing/table.ts'
import { colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** B7 is red 6, yellow 4, black 2, blue 1; C2 is blue 6, orange 4, wild 2, yellow 1; E1 is wild 5, green 2. */
const apart = { red: '2a', yellow: '9a', black: '14a', blue: '24a', orange: '39a', green: '50a' } as const
const open = () => road(apart).hand(0, 'B7', 'C2', 'E1', 'F', 'W')

describe('row by row', () => {
  test('DF-RACE-04: rows are carried out from top to bottom, each move being finished before the next row starts', () => {
    const turn = open().play('B7')
    expect(turn.offers().toSorted()).toEqual(['8a', '8b', '9b'])
    turn.to('8b')
    expect([turn.where('yellow'), turn.where('black')]).toEqual(['9a', '14a'])
    turn.to('13a')
    expect([turn.where('yellow'), turn.where('black')]).toEqual(['13a', '14a'])
    turn.to('16c').to('25b')
    expect(steps(turn)).toEqual(['red 6', 'yellow 4', 'black 2', 'blue 1'])

    // Yellow leaves the lane only after red has stood behind it in vain.
    const lane = road({ red: '20a', yellow: '21a' }).hand(0, 'B7', 'W').play('B7').to('25a')
    expect(driven(lane)).toEqual(['red 20a', 'yellow 21a 22a 23a 24a 25a'])
  })

  test('DF-RACE-05: every row is carried out, whether its car is the own, a rival’s or nobody’s, and none may be left out', () => {
    const turn = open().owns(0, 'blue').owns(1, 'red', 'yellow').play('B7')
    for (const end of ['8a', '13a', '16a', '25a']) {
      expect(turn.offers()).not.toContain('skip')
      expect(() => turn.skip()).toThrow(illegal)
      turn.to(end)
    }
    expect(steps(turn)).toEqual(['red 6', 'yellow 4', 'black 2', 'blue 1'])
    expect(turn.told('car-moved').map(({ car }) => turn.state.owner[car])).toEqual([1, 1, -1, 0])
  })

  test('DF-RACE-06: the player of the card chooses the way of every car on it, except cars of a Cunning owner', () => {
    const turn = open().owns(0, 'blue').owns(1, 'red').owns(2, 'yellow').power(2, 'cunning').play('B7')
    expect([turn.pending, turn.offers(1)]).toEqual([[0], []])
    turn.to('8a')
    expect([turn.pending, turn.offers(0)]).toEqual([[2], []])
    turn.to('13a')
    expect(turn.pending).toEqual([0])
    turn.to('16a')
    expect(turn.pending).toEqual([0])
    expect(turn.to('25a').told('car-moved')).toMatchObject([0, 2, 0, 0].map((seat) => ({ seat, turn: 0 })))
  })

  test('DF-RACE-07: the row of a car that has already finished has no effect and the next row follows', () => {
    const turn = road({ yellow: '9a', blue: '24a' }).hand(0, 'B7', 'W').play('B7')
    expect(turn.told('row-lost')).toMatchObject([{ car: colours.indexOf('red'), spaces: 6, why: 'finished' }])
    expect([turn.where('red'), turn.offers()]).toEqual(['home', ['13a', '13b']])
    turn.to('13a').to('25a')
    expect([steps(turn), turn.told('row-lost').length]).toEqual([['yellow 4', 'blue 1'], 2])
    expect(turn.state.finished.filter((car) => colours[car] === 'red')).toHaveLength(1)
  })
})

describe('wilds', () => {
  test('DF-WILD-01: the player of the card names a car, own, rival’s or unowned, and it moves the number of the row at that place', () => {
    const first = () => open().owns(0, 'red').owns(1, 'yellow').play('E1')
    for (const colour of ['red', 'yellow', 'orange'] as const) {
      const turn = first().wild(colour)
      expect(turn.told('wild-named')).toMatchObject([{ seat: 0, car: colours.indexOf(colour), spaces: 5 }])
      expect(steps(turn.playOn('card'))).toEqual([`${colour} 5`, 'green 2'])
    }
    const third = open().play('C2').to('34a').to('43a').wild('red').to('4b').to('10a')
    expect(steps(third)).toEqual(['blue 6', 'orange 4', 'red 2', 'yellow 1'])
  })

  test('DF-WILD-02: a wild may not take a colour printed anywhere on the same card, above or below it', () => {
    expect(open().play('E1').offers()).toEqual(['black', 'blue', 'orange', 'red', 'yellow'])
    const turn = open().play('C2').to('34a').to('43a')
    expect(turn.offers()).toEqual(['black', 'green', 'red'])
    for (const printed of ['blue', 'orange', 'yellow'] as const) expect(() => turn.wild(printed)).toThrow(illegal)
    expect(open().play('W').offers()).toEqual([...colours])
  })

  test('DF-WILD-03: a wild may take a car that has finished or one that is blocked; the row then has no effect', () => {
    const cars = { red: '36a', blue: '37a', yellow: '9a' } as const
    const turn = () => road(cars).hand(0, 'W', 'D1').play('W')
    expect(turn().offers()).toEqual([...colours])
    const finished = turn().wild('black')
    expect([finished.told('row-lost').length, driven(finished), finished.state.turn]).toEqual([1, [], 1])
    const blocked = turn().wild('red')
    expect([driven(blocked), blocked.where('red'), blocked.state.turn]).toEqual([['red 36a'], '36a', 1])
  })

  test('DF-WILD-04: several wilds on one card must take different colours', () => {
    const turn = open().play('F')
    expect(turn.offers()).toEqual([...colours])
    turn.wild('red').to('6a')
    expect(turn.offers()).toEqual(colours.filter((colour) => colour !== 'red'))
    expect(() => turn.wild('red')).toThrow(illegal)
    expect(steps(turn.wild('yellow').to('11a'))).toEqual(['red 4', 'yellow 2'])
    // What the wilds of one card took is free for the next one.
    expect(turn.hand(1, 'F', 'D1').play('F').offers()).toEqual([...colours])
  })

  test('DF-WILD-05: a wild row may not be declined: some colour must be named, and if that car can move it must', () => {
    const turn = open().play('W')
    for (const decline of [() => turn.skip(), () => turn.go()]) expect(decline).toThrow(illegal)
    turn.wild('yellow')
    expect(turn.offers()).toEqual(['14b', '14c'])
    expect(() => turn.to('9a')).toThrow(illegal)
    expect(() => turn.skip()).toThrow(illegal)
  })

  test('DF-WILD-06: the colour is named when the wild row is reached, after the rows before it have moved', () => {
    const turn = open().play('C2')
    expect(() => turn.wild('red')).toThrow(illegal)
    turn.to('34a')
    expect(() => turn.wild('red')).toThrow(illegal)
    turn.to('43b')
    expect([turn.phase, turn.where('blue'), turn.where('orange')]).toEqual(['wild', '34a', '43b'])
  })

  test('DF-R16: if only one colour is left to a wild, that colour is forced; the row is lost only if no colour is left', () => {
    // C2 shows blue, orange and yellow. Cars that are off the track cannot be named.
    const turn = (...off: ('red' | 'green' | 'black')[]) => {
      const table = race(3, { betting: 'off' }).put('red', '2a').put('blue', '9a').put('orange', '14a')
      for (const colour of off) table.put(colour, 'home')
      return table.put('yellow', '24a').hand(0, 'C2', 'W').play('C2').to('15a').to('18a')
    }
    expect([turn('green').phase, turn('green').offers()]).toEqual(['wild', ['black', 'red']])
    const forced = turn('green', 'black')
    expect(forced.told('wild-named')).toMatchObject([{ car: colours.indexOf('red'), spaces: 2 }])
    expect([forced.phase, forced.offers()]).toEqual(['move', ['4a', '4b', '4c']])
    const none = turn('green', 'black', 'red')
    expect(none.told('row-lost')).toMatchObject([{ spaces: 2, why: 'no-car' }])
    expect([none.phase, none.offers()]).toEqual(['move', ['25a', '25b']])

    // The second wild of a card, in a race of one car.
    const lost = road({ blue: '36a' }).hand(0, 'F', 'W')
    for (const colour of colours) if (colour !== 'blue') lost.put(colour, 'home')
    lost
      .arrange((state) => state.finished.splice(0))
      .play('F')
      .to('40a')
    expect([steps(lost), lost.state.turn]).toEqual([['blue 4'], 1])
    expect(lost.told('row-lost')).toMatchObject([{ spaces: 2, why: 'no-car' }])
  })
})
