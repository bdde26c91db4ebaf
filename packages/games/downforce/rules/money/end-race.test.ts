import { describe, expect, test } from 'vitest'
import { road } from '../../testing/road.ts'
import { race } from '../../testing/table.ts'
import { colours } from '../cards.ts'

const firstCar = { format: 'first-car' } as const
const seatsByPlace = (ranking: ReturnType<ReturnType<typeof race>['ranking']>) =>
  ranking?.map(({ seat, place }) => [place, seat])

test('DF-FIN-07: a car that has not crossed when the race ends has stalled: it has no place and earns no race money', () => {
  const table = race(3, { betting: 'off' }).finished('red', 'black').put('blue', '58a').put('yellow', '2a')
  table.owns(0, 'red').owns(1, 'blue', 'yellow').owns(2, 'black').hand(1, 'D1').onTurn(1)
  table
    .arrange((state) => (state.speed8[1] = []))
    .put('green', '18a')
    .play('D1')
  expect(table.phase).toBe('over')
  const [{ finished = [], stalled = [] } = {}] = table.told('race-ended')
  expect(finished.map((car) => colours[car])).toEqual(['red', 'black'])
  expect(stalled.map((car) => colours[car])).toEqual(expect.arrayContaining(['blue', 'yellow', 'green', 'orange']))
  // Blue stood third, on the last space, and third place would have paid 6.
  expect(table.account(1).cars).toMatchObject([
    { car: colours.indexOf('blue'), place: 0, money: 0 },
    { car: colours.indexOf('yellow'), place: 0, money: 0 },
  ])
  expect([table.account(0).race, table.account(1).race, table.account(2).race]).toEqual([12, 0, 9])
})

describe('the first car home wins', () => {
  test('DF-R27: the match is over after the card on which the first owned car finishes', () => {
    // B7: red 6, yellow 4, black 2, blue 1.
    const table = race(3, { ...firstCar, betting: 'off' })
      .put('red', '58a')
      .put('yellow', '9a')
      .put('black', '58b')
    table.put('blue', '24a').owns(0, 'blue').owns(1, 'red').owns(2, 'black', 'yellow').hand(0, 'B7', 'W').play('B7')
    // The card is carried out to its end.
    expect([table.where('red'), table.phase]).toEqual(['home', 'move'])
    table.to('13a')
    expect([table.where('black'), table.phase]).toEqual(['home', 'move'])
    table.to('25a')
    expect([table.phase, table.pending]).toEqual(['over', []])
    expect(seatsByPlace(table.ranking())).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ])
    expect(table.told('money-counted')).toEqual([])
  })

  test('DF-R27: an unowned car that finishes earlier takes its place but does not win', () => {
    const table = race(3, { ...firstCar, betting: 'off' })
      .put('red', '58a')
      .put('yellow', '58b')
      .put('blue', '24a')
    table.owns(0, 'blue').owns(1, 'yellow').owns(2, 'green').hand(0, 'D6', 'W').hand(1, 'D4', 'W').play('D6')
    expect([table.where('red'), table.phase, table.pending]).toEqual(['home', 'card', [1]])
    table.play('D4')
    expect(table.told('car-finished')).toMatchObject([
      { place: 1, owner: -1 },
      { place: 2, owner: 1 },
    ])
    expect([table.phase, table.ranking()?.find(({ place }) => place === 1)?.seat]).toEqual(['over', 1])
  })

  test('DF-R28: if no owned car has finished when the race ends, the owned car farthest ahead wins, level cars by the inside lane', () => {
    const end = (red: string, blue: string, yellow: string) => {
      const table = road({ red, blue, yellow, green: '57a' }, firstCar).owns(0, 'red').owns(1, 'blue').owns(2, 'yellow')
      table
        .arrange((state) => (state.speed8 = [[], [], []]))
        .hand(0, 'D2')
        .hand(1)
        .hand(2)
      return seatsByPlace(table.play('D2').ranking())?.map(([, seat]) => seat)
    }
    // Green, orange and black, which are home or farther ahead, are nobody’s.
    expect(end('24a', '42a', '18a')).toEqual([1, 0, 2])
    expect(end('40c', '40b', '40a')).toEqual([2, 1, 0])
    expect(end('40a', '40c', '39a')).toEqual([0, 1, 2])
  })
})
