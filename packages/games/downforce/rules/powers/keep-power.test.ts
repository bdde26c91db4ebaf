import { Match } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { bidOn, lotsComingUp } from '../../testing/coming-up.ts'
import { auction, type DownforceTable } from '../../testing/table.ts'
import { type PowerName, powerCalled } from '../cards.ts'
import { downforce } from '../game.ts'
import type { Options } from '../options.ts'

/** The last car is sold to seat 0, who then has three powers; seat 1 has two, seat 2 one. */
function sold(): DownforceTable {
  const table = auction(3).owns(0, 'red', 'blue').owns(1, 'black', 'yellow').owns(2, 'green')
  table.power(0, 'aggressive', 'tricky').power(1, 'cunning', 'determined').power(2, 'strategic')
  return lotsComingUp(table, ['orange', 'unpredictable']).hand(0, 'D3').bid('D3', 'pass', 'pass')
}

/** Two players who have these powers when the last car has been sold to seat 0. */
function two(options: Partial<Options>, first: PowerName[], second: PowerName[]): DownforceTable {
  const [last = 'tricky', ...others] = first
  const table = auction(2, options).owns(0, 'red', 'blue', 'green').owns(1, 'black', 'yellow')
  table.power(0, ...others).power(1, ...second)
  return lotsComingUp(table, ['orange', last]).hand(0, 'D3').bid('D3', 'pass')
}

describe('the power that is kept', () => {
  test('DF-AUC-19: a player with several powers keeps exactly one and the others leave the game; one with a single power has nothing to choose', () => {
    const table = sold()
    expect(table.phase).toBe('keep')
    expect(table.pending).toEqual([0, 1])
    expect(table.offers(0)).toEqual(['aggressive', 'tricky', 'unpredictable'])
    expect(table.offers(1)).toEqual(['cunning', 'determined'])
    expect(() => table.keep('cunning', 'cunning')).toThrow('not among')
    table.keep('tricky', 'determined')
    expect(table.state.powers).toEqual([
      [powerCalled('tricky')],
      [powerCalled('determined')],
      [powerCalled('strategic')],
    ])
    const given = table.told('power-kept').flatMap((kept) => kept.given)
    const others: PowerName[] = ['aggressive', 'cunning', 'unpredictable']
    expect(given.toSorted()).toEqual(others.map(powerCalled))
    expect(table.phase).toBe('card')

    // All with one power: the race begins at once.
    const six = auction(6)
    for (const seat of [0, 1, 2, 3, 4, 5]) six.hand(seat, `A${seat + 1}`)
    bidOn(six, (seat) => `A${seat + 1}`)
    expect(six.phase).toBe('card')
    expect(six.told('power-kept')).toEqual([])
    expect(six.state.powers.map((own) => own.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('DF-R14: all who have several powers choose in secret and reveal together', () => {
    const match = Match.start(downforce, { seats: 3, options: { cars: 'dealt' }, seed: 'keep' })
    expect(match.pending).toEqual([0, 1, 2])
    const before = match.view(2).view
    for (const seat of [0, 1]) {
      expect(match.act(seat, match.choices(seat)[0])).toMatchObject({ outcome: 'sealed', events: [] })
    }
    expect(match.view(2).view).toEqual(before)
    const { events } = match.act(2, match.choices(2)[0])
    expect(events.filter(({ type }) => type === 'power-kept')).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }])
    expect(match.view(2).view.powers.map((own) => own.length)).toEqual([1, 1, 1])
    // After an auction it is the same: both who have several are asked at once.
    expect(sold().pending).toEqual([0, 1])
  })

  test('DF-R29: with dealt cars and powers every car comes with a random one, and each player keeps one of theirs', () => {
    const pairs = new Set<string>()
    for (let deal = 0; deal < 60; deal++) {
      const table = auction(3, { cars: 'dealt' }, `deal ${deal}`)
      expect(table.phase).toBe('keep')
      expect(table.pending).toEqual([0, 1, 2])
      expect(table.state.powers.map((own) => own.length)).toEqual([2, 2, 2])
      expect(table.state.powers.flat().toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      pairs.add(`${table.state.speed8[0]?.[0]} ${table.state.powers[0]?.[0]}`)
      table.playOn('card')
      expect(table.state.powers.map((own) => own.length)).toEqual([1, 1, 1])
    }
    // Any power may come with any car.
    expect(pairs.size).toBeGreaterThan(20)
    const four = auction(4, { cars: 'dealt' })
    expect(four.state.powers.map((own) => own.length)).toEqual([1, 1, 1, 1])
    expect(four.phase).toBe('card')
  })
})

describe('Cunning with two players', () => {
  test('DF-TWO-09: it is an ordinary power unless something else was chosen', () => {
    const table = two({}, ['tricky', 'cunning'], ['strategic'])
    expect(table.offers(0)).toEqual(['cunning', 'tricky'])
    table.keep('cunning')
    expect(table.state.powers).toEqual([[powerCalled('cunning')], [powerCalled('strategic')]])
    const alone = two({}, ['tricky'], ['cunning'])
    expect(alone.phase).toBe('card')
    expect(alone.state.powers[1]).toEqual([powerCalled('cunning')])
  })

  test('DF-TWO-10: with swap it is sold like the others, but its winner must keep a different power', () => {
    const table = two({ twoPlayerCunning: 'swap' }, ['cunning', 'tricky', 'aggressive'], ['strategic', 'determined'])
    expect(table.told('lot-sold').at(-1)?.lot.power).toBe(powerCalled('cunning'))
    expect(table.pending).toEqual([1])
    expect(table.offers(1)).toEqual(['strategic', 'determined'])
    table.keep('strategic')
    expect(table.pending).toEqual([0])
    expect(() => table.keep('cunning')).toThrow('not among')
    table.keep('tricky')
    expect(table.state.powers).toEqual([[powerCalled('tricky')], [powerCalled('strategic')]])
    expect(table.told('cunning-given')).toMatchObject([{ seat: 0 }])
    expect(table.told('power-taken')).toMatchObject([{ seat: 0, power: powerCalled('tricky') }])
  })

  test('DF-R31: with swap the buyer of Cunning chooses any power nobody has kept, those of unsold cars included', () => {
    const table = two({ twoPlayerCunning: 'swap' }, ['tricky', 'aggressive', 'strategic'], ['cunning'])
    expect(table.pending).toEqual([0])
    table.keep('aggressive')
    expect(table.pending).toEqual([1])
    // Strategic and Tricky were given up; the cars of the other two were never sold.
    expect(table.offers(1)).toEqual(['determined', 'strategic', 'tricky', 'unpredictable'])
    table.keep('determined')
    expect(table.phase).toBe('card')
    expect(table.state.powers).toEqual([[powerCalled('aggressive')], [powerCalled('determined')]])

    // Nobody goes without a power: here the other has but one, and keeps it.
    const one = two({ twoPlayerCunning: 'swap' }, ['tricky'], ['cunning'])
    expect(one.pending).toEqual([1])
    expect(one.offers(1)).toEqual(['aggressive', 'determined', 'strategic', 'unpredictable'])
    // Who has others beside Cunning may keep one of them as well as take another.
    const several = two({ twoPlayerCunning: 'swap' }, ['cunning', 'tricky'], ['strategic'])
    expect(several.offers(0)).toEqual(['aggressive', 'determined', 'tricky', 'unpredictable'])
  })

  test('DF-TWO-11: with remove it is taken out before the auction, so that five powers are sold and the last car comes without one', () => {
    for (let draw = 0; draw < 30; draw++) {
      const table = auction(2, { twoPlayerCunning: 'remove' }, `draw ${draw}`).hand(0, 'A1')
      bidOn(table, (seat) => (seat === 0 ? 'A1' : 'pass'))
      const sales = table.told('lot-sold').map(({ lot }) => lot.power)
      expect(sales).toHaveLength(6)
      expect(sales.slice(0, 5).toSorted()).toEqual([0, 2, 3, 4, 5])
      expect(sales[5]).toBe(-1)
      expect(table.state.powers.flat()).not.toContain(powerCalled('cunning'))
    }
  })
})
