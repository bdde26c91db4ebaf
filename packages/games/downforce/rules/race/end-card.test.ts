import { describe, expect, test } from 'vitest'
import { road } from '../../testing/road.ts'
import { race } from '../../testing/table.ts'
import { cardCalled, colours } from '../cards.ts'

describe('after the last row', () => {
  test('DF-RACE-09: the card goes face up on the discard pile, is not replaced and never comes back', () => {
    const table = race(4, { betting: 'off' }).put('red', '18a').put('black', '9a')
    table.hand(0, 'D6', 'W', 'F').hand(1, 'D2', 'E1', 'E2').play('D6')
    expect([table.held(0), table.state.discard]).toEqual([['W', 'F'], [cardCalled('D6')]])
    table.play('D2').to('14a')
    expect([table.held(1), table.state.discard]).toEqual([['E1', 'E2'], ['D6', 'D2'].map(cardCalled)])
    // Nothing is drawn in a whole race, and no card is played twice but those there are several of.
    const match = race(4).playOn()
    expect(match.told('card-drawn')).toEqual([])
    const played = match.told('card-played').map(({ card }) => card)
    const several = ['W', 'F'].map(cardCalled)
    const single = played.filter((card) => !several.includes(card))
    expect(new Set(single).size).toBe(single.length)
    for (const card of several) expect(played.filter((other) => other === card).length).toBeLessThanOrEqual(3)
    expect(match.state.discard).toEqual(played)
  })

  test('DF-R20: the discard pile and the list of cards played are open to everybody', () => {
    const table = road({ red: '18a', black: '58a', yellow: '2a' }).owns(1, 'black').owns(0, 'red').owns(2, 'yellow')
    table.hand(0, 'D6', 'W').hand(1, 'B1', 'E3').hand(2, 'D2', 'W').play('D6').onTurn(2).play('D2')
    // Black is home, and its owner has laid down the rest: that lies open too.
    const open = ['D6', 'D2', 'B1', 'E3', '8-black'].map(cardCalled)
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(table.view(viewer).discard).toEqual(open)
    expect(table.told('card-played').map(({ card }) => card)).toEqual(open.slice(0, 2))
  })

  test('DF-FIN-04: a player all of whose cars have finished, on whoever’s card, discards the hand without effect and plays no more', () => {
    const cars = { red: '58a', blue: '9a', yellow: '2a', black: '58b' } as const
    const table = road(cars).owns(0, 'blue').owns(1, 'red').owns(2, 'black', 'yellow')
    table.hand(0, 'D6', 'D5').hand(1, 'D1', 'E3').hand(2, 'D2', 'D4').play('D6')
    expect([table.where('red'), table.held(1)]).toEqual(['home', []])
    expect(table.told('hand-discarded')).toEqual([
      { type: 'hand-discarded', seat: 1, cards: ['D1', 'E3', '8-red'].map(cardCalled) },
    ])
    expect([table.where('blue'), table.where('yellow')]).toEqual(['9a', '2a'])
    // Black alone does not take seat 2 out, and its owner has played the card himself.
    expect(table.pending).toEqual([2])
    table.play('D2')
    expect([table.where('black'), table.held(2), table.pending]).toEqual(['home', ['D4'], [0]])
    table.play('D5').to('14a')
    expect(table.pending).toEqual([2])
    table.put('yellow', '58c').play('D4')
    expect([table.told('hand-discarded').length, table.state.speed8[2]]).toEqual([2, []])
    expect(table.pending).toEqual([0])
  })
})

describe('the end of the race', () => {
  test('DF-RACE-10: the race ends when all cars have finished', () => {
    // Seat 2 has no car and cards to spare.
    const table = road({ red: '58a', blue: '58b' }).owns(0, 'red').owns(1, 'blue')
    table.hand(0, 'D6', 'W').hand(1, 'D5', 'W').hand(2, 'D1', 'W').play('D6')
    expect([table.phase, table.pending]).toEqual(['card', [1]])
    table.play('D5')
    expect([table.phase, table.pending, table.held(2)]).toEqual(['over', [], ['D1', 'W']])
    expect(table.told('race-ended')).toMatchObject([{ stalled: [] }])
    expect(table.ranking()).toBeDefined()
  })

  test('DF-RACE-11: the race also ends, cars still on the track, when no player still in it holds a card', () => {
    // Seat 1 is stranded without a card; green is nobody’s.
    const stranded = road({ red: '58a', blue: '9a', green: '2a' }).owns(0, 'red').owns(1, 'blue')
    stranded
      .arrange((state) => (state.speed8[1] = []))
      .hand(0, 'D6', 'W')
      .hand(1)
      .hand(2)
    stranded.play('D6')
    expect([stranded.phase, stranded.where('blue'), stranded.where('green')]).toEqual(['over', '9a', '2a'])
    // Only unowned cars are left.
    const unowned = road({ red: '58a', blue: '58b', green: '2a' }).owns(0, 'red').owns(1, 'blue').hand(2)
    unowned.hand(0, 'D6', 'W').hand(1, 'D5', 'W').play('D6')
    expect(unowned.phase).toBe('card')
    unowned.play('D5')
    expect([unowned.phase, unowned.told('race-ended')]).toMatchObject([
      'over',
      [{ stalled: [colours.indexOf('green')] }],
    ])
  })
})
