import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import { race, type TopRaceTable } from '../../testing/table.ts'
import { carCalled, colours } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** Every car stands free for itself. */
function open(): TopRaceTable {
  const table = race(3, { races: 1 }).put('green', '2b').put('black', '11b').put('white', '20b')
  return table.put('yellow', '33a').put('blue', '46b').put('red', '36a').hand(0, 'B3', 'C2', 'E3', 'W', 'A1')
}

const moved = (table: TopRaceTable) => table.told('car-moved').map(({ car }) => colours[car])

describe('the rows of a card', () => {
  test('TR-MOVE-01: they are carried out from top to bottom, each one finished before the next begins', () => {
    // Blue 6, white 4, green 2, red 1.
    const table = open().play('B3')
    const order: string[] = []
    while (table.phase === 'move') {
      order.push(colours[table.state.car] ?? '')
      expect(moved(table)).toEqual(order.slice(0, -1))
      table.to(table.offers()[0] ?? '')
    }
    expect(order).toEqual(['blue', 'white', 'green', 'red'])
    expect(steps(table)).toEqual(['blue 6', 'white 4', 'green 2', 'red 1'])
    // So a car further up makes room for one further down, and not the other way round.
    const narrow = () => race(3).put('white', '29a').put('blue', '30a').hand(0, 'B3', 'W')
    expect(driven(narrow().play('B3').to('36a').to('33a')).slice(0, 2)).toEqual([
      expect.stringMatching(/^blue 30a .* 36a$/),
      'white 29a 30a 31a 32a 33a',
    ])
    const shut = race(3).put('blue', '29a').put('white', '30a').hand(0, 'B3', 'W').play('B3')
    expect(steps(shut)[0]).toBe('blue 0')
  })

  test('TR-MOVE-02: the mover may not skip the row of a car that is able to move', () => {
    const table = open().play('B3')
    for (const place of [0, 1, 2, 3]) {
      expect(table.phase).toBe('move')
      const stands = table.where(colours[table.state.car] ?? 'red')
      expect(table.offers()).not.toContain(stands)
      expect(() => table.to(stands)).toThrow(illegal)
      for (const skip of [{ type: 'pass' }, { type: 'row', row: place + 1 }] as const) {
        expect(() => table.decide(skip)).toThrow(illegal)
      }
      table.to(table.offers()[0] ?? '')
    }
    expect(moved(table)).toEqual(['blue', 'white', 'green', 'red'])
  })

  test('TR-MOVE-12: rows of cars that have crossed the finish are ignored, the others are carried out', () => {
    // Red 6, yellow 4, black 2, blue 1.
    const table = road({ yellow: '11a', blue: '33a' }).hand(0, 'B7', 'W').play('B7')
    expect(table.told('row-lost')).toMatchObject([{ car: carCalled('red'), spaces: 6, why: 'finished' }])
    table.to('15a').to('34b')
    expect([steps(table), table.where('red'), table.where('black')]).toEqual([['yellow 4', 'blue 1'], 'home', 'home'])
    expect(table.state.finished.filter((car) => car === carCalled('red'))).toHaveLength(1)
    // Also if the car came home by an earlier row of the same card or of another.
    const home = open().put('blue', '68a').play('B3')
    expect(home.where('blue')).toBe('home')
    expect(home.playOn('card').hand(1, 'D5', 'W').play('D5').told('row-lost')).toMatchObject([{ why: 'finished' }])
  })

  test('TR-MOVE-13: a card whose rows all belong to finished cars may still be played, without effect', () => {
    const table = road({ yellow: '11a', blue: '33a', white: '2a' }).hand(0, 'X6', 'D1', 'W')
    expect(table.offers()).toEqual(['X6', 'D1', 'W'])
    table.play('X6')
    expect([driven(table), table.pending, table.held(0)]).toEqual([[], [1], ['D1', 'W']])
    // A card is worth keeping for that: a lone one does not end the race.
    const alone = road({ yellow: '11a' }).hand(0, 'D6', 'D5').hand(1).hand(2).play('D6')
    expect([alone.phase, alone.offers()]).toEqual(['card', ['D5']])
  })
})

describe('gold numbers', () => {
  test('TR-WILD-01: a gold number moves one car chosen by the mover by that number, under all rules of movement', () => {
    const table = open().play('W').wild('white')
    expect([table.pending, table.offers().toSorted()]).toEqual([[0], ['25a', '25b', '25c']])
    for (const early of ['20b', '21b', '24a']) expect(() => table.to(early)).toThrow(illegal)
    table.to('25c')
    expect([steps(table), table.pending]).toEqual([['white 5'], [1]])
    // One car only, and as far as its way is free.
    const jam = open().put('red', '29a').put('blue', '31a').play('W').wild('red')
    expect(jam.told('car-moved')).toMatchObject([{ spaces: 5, lost: 4 }])
  })

  test('TR-WILD-02: a car whose colour is printed on the same card may not be chosen', () => {
    // Blue 6, white 4, wild 2, yellow 1; wild 5, white 2.
    const four = open().play('C2').playOn('wild')
    for (const printed of ['blue', 'white', 'yellow'] as const) expect(() => four.wild(printed)).toThrow(illegal)
    expect(() => open().play('E3').wild('white')).toThrow(illegal)
  })

  test('TR-WILD-03: every colour not printed on the card may be chosen, whoever owns the car', () => {
    expect(open().play('C2').playOn('wild').offers()).toEqual(['green', 'black', 'red'])
    expect(open().play('E3').offers()).toEqual(['green', 'black', 'yellow', 'blue', 'red'])
    expect(open().play('W').offers()).toEqual([...colours])
    for (const colour of colours) {
      expect(steps(open().play('W').wild(colour).playOn('card'))).toEqual([`${colour} 5`])
    }
  })

  test('TR-WILD-04: a finished car may be chosen, and then the points are lost', () => {
    const cars = { yellow: '11a', blue: '33a', white: '2a' } as const
    const table = road(cars).hand(0, 'W', 'D1').play('W')
    expect(table.offers()).toEqual([...colours])
    table.wild('red')
    expect(table.told('row-lost')).toMatchObject([{ car: carCalled('red'), spaces: 5, why: 'finished' }])
    expect([driven(table), table.pending]).toEqual([[], [1]])
    // If all its cars are home, nobody is asked: blue, white and yellow are on the card.
    const all = road(cars).hand(0, 'C2', 'D1').play('C2').to('39a').to('6a')
    expect(all.told('row-lost')).toMatchObject([{ spaces: 2, why: 'finished' }])
    expect([all.phase, all.told('wild-named')]).toEqual(['move', []])
  })

  test('TR-WILD-05: the wild row takes its place in the order: before the 2 of a wild 5 + 2, third of a 6-4-wild 2-1', () => {
    expect(steps(open().play('E3').wild('red').playOn('card'))).toEqual(['red 5', 'white 2'])
    const four = open().play('C2').playOn('wild')
    expect(moved(four)).toEqual(['blue', 'white'])
    expect(steps(four.wild('red').playOn('card'))).toEqual(['blue 6', 'white 4', 'red 2', 'yellow 1'])
  })

  test('TR-WILD-06: the car is chosen when its row is reached, after the rows above it have been carried out', () => {
    const table = open().play('C2')
    expect(() => table.wild('red')).toThrow(illegal)
    table.to('53c')
    expect(() => table.wild('red')).toThrow(illegal)
    table.to('24a')
    expect([table.phase, table.where('blue'), table.where('white')]).toEqual(['wild', '53c', '24a'])
  })

  test('TR-WILD-07: a blocked or broken-down car may be chosen, and the points it cannot use are lost', () => {
    const table = () => open().put('red', '30a').put('blue', '31a').brokenDown('green', '2b').play('W')
    expect(table().offers()).toEqual([...colours])
    const blocked = table().wild('red')
    expect(blocked.told('car-moved')).toMatchObject([{ path: [], spaces: 5, lost: 5 }])
    expect([blocked.where('red'), blocked.pending]).toEqual(['30a', [1]])
    const broken = table().wild('green')
    expect(broken.told('row-lost')).toMatchObject([{ car: carCalled('green'), spaces: 5, why: 'broken-down' }])
    expect([broken.where('green'), driven(broken), broken.pending]).toEqual(['off', [], [1]])
  })
})

test('cards that look alike are one choice, and one of them is played', () => {
  const table = open().hand(0, 'W', 'W', 'D1')
  expect(table.offers()).toEqual(['W', 'D1'])
  expect(table.play('W').wild('red').playOn('card').held(0)).toEqual(['W', 'D1'])
})
