import { describe, expect, test } from 'vitest'
import { driven, road } from '../../testing/road.ts'
import { auction, race } from '../../testing/table.ts'
import { colours } from '../cards.ts'

describe('whose turn it is', () => {
  test('DF-RACE-01: the owner of the car on the pole takes the first turn', () => {
    const starters = new Set<number | undefined>()
    for (const circuit of ['marina-bay', 'river-station'] as const) {
      const pole = circuit === 'marina-bay' ? '58a' : '56a'
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
        // With as many players as cars, none is left without an owner.
        const table = auction(6, { circuit, cars: 'dealt', powers: 'off' }, seed)
        const car = colours.findIndex((colour) => table.where(colour) === pole)
        expect([table.phase, table.pending]).toEqual(['card', [table.state.owner[car]]])
        starters.add(table.pending[0])
      }
    }
    expect(starters.size).toBeGreaterThan(1)
    const bought = auction(3).playOn('card')
    expect(bought.told('race-started')).toMatchObject([{ seat: bought.state.turn, why: 'pole' }])
    const car = colours.findIndex((colour) => bought.where(colour) === '58a')
    expect(bought.pending).toEqual([bought.state.owner[car]])
  })

  test('DF-RACE-02: turns go to the left, one speed card per turn', () => {
    const table = race(4, { betting: 'off' }).onTurn(2)
    table.hand(2, 'D1', 'D5').hand(3, 'D2', 'D6').hand(0, 'D3', 'W').hand(1, 'D4', 'W')
    const turns: number[] = []
    for (const card of ['D1', 'D2', 'D3', 'D4', 'D5', 'D6']) {
      turns.push(...table.pending)
      table.play(card).playOn('card')
    }
    expect(turns).toEqual([2, 3, 0, 1, 2, 3])
    expect(table.told('card-played').map(({ seat }) => seat)).toEqual(turns)
  })

  test('DF-R15: a player with an empty hand and a car on the track is skipped and still makes every bet', () => {
    const table = race(3).put('red', '17a').put('blue', '9a').owns(0, 'red').owns(1, 'blue').owns(2, 'green')
    table.arrange((state) => (state.speed8[1] = [])).hand(1)
    table.hand(0, 'D6', 'W').hand(2, 'D1', 'W').play('D6')
    expect([table.phase, table.pending]).toEqual(['bet', [0, 1, 2]])
    table.bet('red', 'red', 'red')
    expect([table.phase, table.pending, table.state.bets[1]]).toEqual(['card', [2], [4]])
    table.play('D1').playOn('card')
    expect(table.pending).toEqual([0])
    expect(driven(table).length).toBe(2)
  })

  test('DF-FIN-05: a player with a car still on the track keeps playing although another own car has finished', () => {
    const table = road({ red: '58a', blue: '9a', yellow: '2a' }).owns(1, 'red', 'blue').hand(0, 'D6', 'W')
    table.hand(1, 'D5', 'D4').play('D6')
    expect([table.where('red'), table.pending, table.held(1)]).toEqual(['home', [1], ['D5', 'D4']])
    // Its Speed-8 is a card like any other, though it moves nothing any more.
    expect(table.offers()).toEqual(['D5', 'D4', '8-red', '8-blue'])
    expect(table.play('8-red').state.turn).toBe(2)
  })
})
