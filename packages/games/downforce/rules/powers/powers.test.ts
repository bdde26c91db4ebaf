import { describe, expect, test } from 'vitest'
import { road, steps } from '../../testing/road.ts'
import { auction } from '../../testing/table.ts'
import { colours, type PowerName, powerCalled } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

/** B6 is black 6, red 4, yellow 2, orange 1; C2 is blue 6, orange 4, wild 2, yellow 1. */
const cars = { black: '2a', red: '9a', yellow: '14a', orange: '24a', blue: '39a', green: '50a' } as const
const with0 = (power?: PowerName) => {
  const table = road(cars).owns(0, 'red').owns(1, 'black').owns(2, 'blue').hand(0, 'B6', 'C2').hand(1, 'B7', 'C1')
  return power ? table.power(0, power) : table
}

describe('where a power and a rule contradict each other, the power holds', () => {
  test('DF-POW-01: Strategic over the duty to carry out every row', () => {
    expect(() => with0().play('B6').skip()).toThrow(illegal)
    expect(with0('strategic').play('B6').skip().where('black')).toBe('2a')
  })

  test('DF-POW-01: Cunning over the right of the player of the card to choose every way', () => {
    const others = (power?: PowerName) => with0(power).onTurn(1).hand(1, 'D6', 'D1').play('D6').pending
    expect([others(), others('cunning')]).toEqual([[1], [0]])
  })

  test('DF-POW-01: Tricky over the order from top to bottom', () => {
    expect(() => with0().play('B6', 'reversed')).toThrow(illegal)
    expect(steps(with0('tricky').play('B6', 'reversed').to('25a'))).toEqual(['orange 1'])
  })

  test('DF-POW-01: Unpredictable over the ban on colours of the card', () => {
    const wild = (power?: PowerName) => with0(power).play('C2').to('49a').to('29a').offers()
    expect([wild(), wild('unpredictable')]).toEqual([['black', 'green', 'red'], [...colours]])
  })
})

describe('the kept power', () => {
  test('DF-POW-02: it serves all cars of its owner, is never used up, and is open to all', () => {
    const table = road({ red: '18a', blue: '35a', black: '2a' }).owns(0, 'red', 'blue').power(0, 'aggressive')
    // Red is on top of B7 and B4, blue of B8.
    table.hand(0, 'B7', 'B8', 'B4', 'W').hand(1, 'D2', 'D1').hand(2, 'D3', 'D4')
    for (const [card, own, start, end] of [
      ['B7', 'red', '18a', '25a'],
      ['B8', 'blue', '35a', '42a'],
      ['B4', 'red', '18a', '25b'],
    ] as const) {
      table.put(own, start).onTurn(0).play(card).to(end, 'more').playOn('card')
    }
    expect(table.told('car-moved').filter(({ bonus }) => bonus === 'aggressive')).toHaveLength(3)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.view(viewer).powers).toEqual([[powerCalled('aggressive')], [], []])
    }
  })

  test('DF-POW-02: it serves them whichever car it was bought with', () => {
    // Two lots are sold to seat 0: red with Tricky, then blue with Aggressive. Aggressive is kept.
    const table = auction(3)
    for (const [colour, power] of [
      ['red', 'tricky'],
      ['blue', 'aggressive'],
    ] as const) {
      table.hand(0, 'A2', 'A3', 'B7').lot(colour, power)
      table.bid(colour === 'red' ? 'A2' : 'A3', 'pass', 'pass')
    }
    table.playOn('keep')
    const kept = table.pending.map((seat) => (seat === 0 ? powerCalled('aggressive') : table.state.powers[seat]?.[0]))
    table.decide(...kept.map((power = -1) => ({ type: 'keep' as const, power })))
    table.put('red', '18a').onTurn(0).hand(0, 'B7', 'W').play('B7')
    expect(table.offers()).toEqual(['24a', '24b', '25a more', '25b more'])
  })

  test('DF-POW-24: Strategic, Tricky and Unpredictable do nothing on cards played by others', () => {
    const turn = (power: PowerName) => with0(power).onTurn(1).owns(0, 'yellow')
    const strategic = turn('strategic').play('B7')
    while (strategic.phase === 'move') {
      expect(strategic.offers()).not.toContain('skip')
      strategic.to(strategic.offers()[0] ?? '')
    }
    expect(strategic.told('car-moved')).toHaveLength(4)
    expect(turn('tricky').offers()).toEqual(['B7', 'C1', '8-black'])
    // C1 is yellow 6, blue 4, wild 2, orange 1.
    const wild = turn('unpredictable').play('C1').playOn('wild')
    expect(wild.offers()).toEqual(['black', 'green', 'red'])
  })
})
