import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'
import { type DownforceTable, race } from '../../testing/table.ts'
import { type Colour, colours } from '../cards.ts'

const cars = (...names: Colour[]) => names.map((name) => colours.indexOf(name))

describe('over the finish line', () => {
  /** B7 is red 6, yellow 4, black 2, blue 1. Green and orange are on their way as well. */
  const homeStraight = (red: string, yellow: string, black: string, blue: string): DownforceTable =>
    race(3, { betting: 'off' })
      .put('red', red)
      .put('yellow', yellow)
      .put('black', black)
      .put('blue', blue)
      .put('green', '2a')
      .put('orange', '9a')
      .hand(0, 'B7', 'B3', 'W')

  test('DF-FIN-01: a car that crosses the line takes the best free place at once and leaves the track, so that it blocks nobody', () => {
    const table = homeStraight('58a', '57a', '24a', '25a').put('green', '58b', 0).play('B7')
    expect(table.told('car-finished')).toMatchObject([
      { car: colours.indexOf('red'), place: 1 },
      { car: colours.indexOf('yellow'), place: 2 },
    ])
    // Green still waits for its start on 58b: yellow went through the space that red had left.
    expect(driven(table).slice(0, 2)).toEqual(['red 58a home', 'yellow 57a 58a home'])
    expect([table.where('red'), table.state.finished]).toEqual(['home', cars('red', 'yellow')])
    // Two are home: the next one is third.
    table.playOn('card').put('black', '58a').hand(1, 'D2', 'W').play('D2')
    expect(table.told('car-finished').at(-1)).toMatchObject({ car: colours.indexOf('black'), place: 3 })
  })

  test('DF-FIN-02: crossing needs one step from the last space; steps left over are dropped and do not influence the place', () => {
    // B3 gives red one step: from 57 it comes to the line, from 58 over it.
    expect(road({ red: '57a' }).hand(0, 'B3', 'W').play('B3').offers()).toEqual(['58a', '58b'])
    expect(road({ red: '58a', blue: '2a' }).hand(0, 'B8', 'W').play('B8').to('8a').where('red')).toBe('home')

    // Red crosses with five steps to spare, yellow with none, and both before black with one.
    const table = homeStraight('58a', '52c', '58b', '24a').play('B7').playOn('card')
    expect(table.state.finished).toEqual(cars('red', 'black'))
    const exact = homeStraight('58a', '56a', '58b', '24a').play('B7').playOn('card')
    expect(exact.state.finished).toEqual(cars('red', 'yellow', 'black'))
    expect(exact.told('car-moved').slice(0, 3)).toMatchObject(
      [1, 3, 1].map((far) => ({ path: { length: far }, lost: 0 })),
    )
  })

  test('DF-FIN-03: cars that finish on the same card are placed in the order in which its rows are carried out', () => {
    const table = () => homeStraight('58a', '58b', '58c', '24a').owns(0, 'green').power(0, 'tricky')
    expect(table().play('B7').state.finished).toEqual(cars('red', 'yellow', 'black'))
    expect(table().play('B7', 'reversed').to('25a').state.finished).toEqual(cars('black', 'yellow', 'red'))
  })

  test('DF-FIN-06: when the player’s last car finishes in mid-card, the remaining rows are still carried out', () => {
    const table = homeStraight('58a', '9a', '14a', '24a').owns(0, 'red').play('B7')
    expect([table.where('red'), table.pending, table.phase]).toEqual(['home', [0], 'move'])
    expect(steps(table.to('13a').to('16a').to('25a'))).toEqual(['red 1', 'yellow 4', 'black 2', 'blue 1'])
    expect([table.state.turn, table.held(0)]).toEqual([1, []])
  })
})

describe('who is asked', () => {
  test('DF-R13: a Cunning owner is asked for the way of an own car only if more than one end exists', () => {
    const onOthersCard = (red: string) =>
      road({ red, yellow: '2a' }).owns(0, 'red').power(0, 'cunning').onTurn(1).hand(1, 'D6', 'W').play('D6')
    const lane = onOthersCard('18a')
    expect([lane.where('red'), lane.phase, lane.pending]).toEqual(['23a', 'card', [2]])
    const fork = onOthersCard('19a')
    expect([fork.where('red'), fork.phase, fork.pending]).toEqual(['19a', 'move', [0]])
    expect(fork.offers(0)).toEqual(['24a', '24b'])
  })

  test('DF-R13: each end is offered once, however many ways lead there, and the car takes one of them', () => {
    const start = () => road({ red: '39b', black: '41b', green: '46b' }).owns(0, 'red').power(0, 'cunning')
    const turn = () => start().onTurn(1).hand(1, 'B7', 'W').play('B7')
    const ends = turn().offers(0)
    expect(ends.toSorted()).toEqual([...new Set(ends)].sort())
    expect(ends.length).toBeGreaterThan(2)
    for (const end of ends) {
      const [move] = turn().to(end).told('car-moved')
      expect([move?.seat, move?.path.length, move?.lost]).toEqual([0, 6, 0])
      expect(turn().to(end).where('red')).toBe(end)
    }
  })
})
