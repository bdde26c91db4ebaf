import { describe, expect, test } from 'vitest'
import { comingUp } from '../../testing/coming-up.ts'
import { auction, type DownforceTable } from '../../testing/table.ts'
import type { Colour } from '../cards.ts'
import { carCalled } from '../cards.ts'
import { trackCalled } from '../track.ts'

/** The owners of the cars on the start spaces, that of the pole first; −1 for nobody. */
function gridOwners({ state }: DownforceTable): number[] {
  return trackCalled(state.circuit).grid.map((space) => state.owner[state.space.indexOf(space)] ?? -1)
}

describe('who begins', () => {
  test('DF-R6: if the car on start space 1 is unowned, the owner of the car with the lowest start number begins', () => {
    const begun = (...order: Colour[]) => {
      const table = comingUp(auction(3).owns(0, 'yellow').owns(1, 'green').owns(2, 'black'), 'red', 'blue', 'orange')
      for (let round = 0; round < 3; round++) table.onGrid(...order).bid('pass', 'pass', 'pass')
      expect(table.phase).toBe('card')
      expect(table.state.owner.filter((seat) => seat < 0)).toHaveLength(3)
      return table
    }
    const table = begun('red', 'blue', 'green', 'yellow', 'orange', 'black')
    expect(table.pending).toEqual([1])
    expect(table.told('race-started')).toMatchObject([{ seat: 1, why: 'grid' }])
    expect(begun('orange', 'black', 'green', 'yellow', 'red', 'blue').pending).toEqual([2])
    expect(begun('yellow', 'black', 'green', 'orange', 'red', 'blue').pending).toEqual([0])
  })

  test('DF-R19: with dealt cars the owner of the car on start space 1 begins, or if it is unowned that of the next owned car of the grid', () => {
    let unowned = 0
    for (let deal = 0; deal < 60; deal++) {
      const table = auction(4, { cars: 'dealt' }, `deal ${deal}`)
      const owners = gridOwners(table)
      expect(table.pending).toEqual([owners.find((owner) => owner >= 0)])
      if (owners[0] === -1) unowned++
    }
    // Two of six cars are nobody's.
    expect(unowned).toBeGreaterThan(5)
  })

  test('DF-R6: where nobody owns a car at all, whoever begins is drawn', () => {
    const begins = new Set<number>()
    for (let draw = 0; draw < 40; draw++) {
      const table = auction(3, {}, `draw ${draw}`)
      for (let round = 0; round < 12; round++) table.bid(...table.pending.map(() => 'pass'))
      expect(table.told('race-started')).toMatchObject([{ why: 'draw' }])
      begins.add(table.pending[0] ?? -1)
    }
    expect(begins.size).toBe(3)
  })
})

describe('cars without an owner', () => {
  /** Blue was refused twice; the race begins. */
  function begun(unownedCars: 'race' | 'removed'): DownforceTable {
    const table = auction(3, { unownedCars }).owns(0, 'green', 'black').owns(1, 'yellow', 'orange').owns(2, 'red')
    table.hand(0, 'C1', 'W', 'D5')
    comingUp(table, 'blue').onGrid('green', 'blue', 'red', 'black', 'yellow', 'orange').bid('pass', 'pass', 'pass')
    return table
  }

  test('DF-OPT-03: with removed, a car that the auction leaves unowned is taken off the grid; no wild may name it, nobody bet on it, and its rows have no effect', () => {
    const table = begun('removed')
    expect(table.where('blue')).toBe('off')
    expect(table.told('cars-removed')).toMatchObject([{ cars: [carCalled('blue')] }])
    expect([table.where('green'), table.where('red')]).toEqual(['58a', '58c'])
    table.put('green', '2a').put('red', '2b').put('yellow', '3a').put('orange', '3b').put('black', '16b')
    expect(table.onTurn(0).play('W').offers()).toEqual(['black', 'green', 'orange', 'red', 'yellow'])
    table.wild('black')
    for (const seat of [0, 1, 2]) expect(table.offers(seat)).toEqual(['black', 'green', 'orange', 'red', 'yellow'])
    table.bet('red', 'red', 'red').onTurn(0).play('D5')
    expect(table.told('row-lost')).toMatchObject([{ car: carCalled('blue'), why: 'removed' }])
    expect(table.where('blue')).toBe('off')
    expect(table.pending).toEqual([1])

    const racing = begun('race')
    expect(racing.where('blue')).toBe('58b')
    expect(racing.onTurn(0).play('W').offers()).toContain('blue')
    expect(racing.told('cars-removed')).toEqual([])
  })
})
