import { describe, expect, test } from 'vitest'
import { race } from '../../../testing/table.ts'
import { behind, inThird, last, turn } from '../../../testing/turn.ts'

describe('Heat that is paid', () => {
  test('HT-SYM-02: the Heat of a card goes from the engine to the discard, and only once', () => {
    const table = inThird('turbo-42', { engine: 5, kept: [2] })
    expect([table.state.engine[0], table.zone(0, 'discard')]).toEqual([5, []])
    table.pay('turbo-42')
    expect([table.state.engine[0], table.zone(0, 'discard')]).toEqual([3, ['heat', 'heat']])
    expect(last(table, 'card-paid')).toMatchObject({ seat: 0, heat: 2, engine: 3 })
    expect(table.offers()).toEqual(['boost', 'done'])
  })

  test('HT-REACT-08: React is not over as long as Heat or Scrap of a played card is owed', () => {
    const table = inThird('wings-44', { deck: [4, 3] })
    expect(table.offers()).not.toContain('done')
    expect(() => table.done()).toThrow('not among')
    expect(table.pay('wings-44').offers()).toEqual(['scrap 2', 'boost'])
    expect(table.scrap(2).offers()).toEqual(['boost', 'done'])

    const scrapFirst = inThird('wings-44', { deck: [4, 3] }).scrap(2)
    expect(scrapFirst.offers()).toEqual(['pay wings-44', 'boost'])
    // There is Heat for a boost as well; after it, paying is all that is left to do, and done by itself.
    scrapFirst.boost()
    expect([scrapFirst.phase, scrapFirst.state.engine[0], scrapFirst.told('card-paid').length]).toEqual([
      'discard',
      4,
      1,
    ])
  })

  test('HT-REACT-08: what is owed is done by itself where nothing else could be used and its order is all the same', () => {
    const cards = ['turbo-43', 'tires-37', 1] as const
    const table = turn({ space: 14, cards, kept: [2], engine: 1, deck: [4, 3, 2, 4, 3, 2, 4, 3], parked: behind })
    expect([table.phase, table.state.engine[0]]).toEqual(['discard', 0])
    expect(table.zone(0, 'discard').toSorted()).toEqual([2, 2, 3, 3, 3, 4, 4, 4, 'heat'])
  })

  test('HT-REACT-08: where the deck runs out, what comes first makes a difference, and the driver is asked', () => {
    const table = race(1).garage(0, 'turbo-43').put(0, 14).engine(0, 1).hand(0, 'turbo-43', 1).lastOfDeck(0, 2, 3, 4)
    table.shift(1).play(['turbo-43']).adrenaline()
    // The Heat that is paid is shuffled in, or not.
    expect(table.offers()).toEqual(['pay turbo-43', 'scrap 6'])
  })

  test('HT-REACT-07, HT-SYM-06: Heat that was cooled in this React can pay for a card', () => {
    const table = turn({ space: 14, cards: ['rpm-30'], kept: ['heat', 'heat', 2], engine: 0, parked: behind })
    // Gear 1 cools 3. Ending React, or replacing the card, is not to be had as long as it could be paid.
    expect(table.offers()).toEqual(['cool 1', 'cool 2'])
    expect(table.cool(1).offers()).toEqual(['pay rpm-30', 'cool 1', 'boost'])
    table.pay('rpm-30')
    expect([table.state.engine[0], table.zone(0, 'area'), table.zone(0, 'discard')]).toEqual([0, ['rpm-30'], ['heat']])
  })

  test('HT-SYM-06: cards 11, 27 and 42 may be paid with the Heat of their own Cooldown', () => {
    const cards = [
      ['cooling-11', 1],
      ['pedal-27', 1],
      ['turbo-42', 2],
    ] as const
    for (const [card, cost] of cards) {
      const table = inThird(card, { kept: ['heat', 'heat', 'heat'], engine: 0 })
      expect(table.offers()).not.toContain(`replace ${card}`)
      table.cool(cost)
      while (table.phase === 'react') table.pass()
      expect(table.told('card-paid')).toHaveLength(1)
      expect([table.state.engine[0], table.zone(0, 'area')]).toEqual([0, [1, 1, card]])
    }
  })
})

describe('several cards that cost Heat', () => {
  test('HT-SYM-05: the driver keeps as many as can be paid and chooses which', () => {
    const cards = ['rpm-30', 'wings-45', 1] as const
    const moment = { space: 14, cards, kept: [2], deck: [4], engine: 1, parked: behind } as const
    expect(turn(moment).offers()).toEqual(['pay rpm-30', 'pay wings-45'])
    const fast = turn(moment).pay('wings-45')
    // Then the other one is replaced.
    expect(fast.offers()).toEqual(['replace rpm-30', 'scrap 2'])
    expect(fast.replace('rpm-30').zone(0, 'area')).toEqual([1, 'wings-45', 4])
    const other = turn(moment).pay('rpm-30')
    expect(other.zone(0, 'area')).toEqual([1, 'rpm-30', 4])
  })

  test('HT-SYM-05: a payable cost cannot be refused', () => {
    const table = turn({ space: 14, cards: ['rpm-30', 'wings-45', 1], kept: [2], engine: 2 })
    expect(table.offers()).toEqual(['pay rpm-30', 'pay wings-45', 'scrap 2', 'adrenaline'])
    for (const card of ['rpm-30', 'wings-45'] as const) expect(() => table.replace(card)).toThrow('not among')
    expect(() => table.boost()).toThrow('not among')
    table.pay('rpm-30').pay('wings-45')
    expect([table.state.engine[0], table.zone(0, 'area')]).toEqual([0, [1, 'rpm-30', 'wings-45']])
  })

  test('HT-SYM-05: two cheap cards are kept rather than a dear one; of one cheap and one dear the driver chooses', () => {
    const three = ['rpm-30', 'wings-45', 'wings-46'] as const
    const table = turn({ space: 14, cards: three, kept: [2], engine: 2, parked: behind })
    expect(table.offers()).toEqual(['pay rpm-30', 'pay wings-45'])
    const two = turn({ space: 14, cards: ['rpm-30', 'wings-46', 1], kept: [2], engine: 2, parked: behind })
    // With the boost it would be the cheap one.
    expect(two.offers()).toEqual(['pay rpm-30', 'pay wings-46', 'boost'])
    expect(two.boost().zone(0, 'area')).toContain('rpm-30')
    expect([two.zone(0, 'area').includes('wings-46'), two.state.engine[0]]).toEqual([false, 0])
  })

  test('HT-SYM-05: what could be cooled counts as well', () => {
    const cards = ['rpm-30', 'cooling-11'] as const
    const moment = { space: 14, cards, engine: 1, parked: behind } as const
    // Gear 2 and card 11 cool 1 each. Two Heat would do for both cards.
    const table = turn({ ...moment, kept: ['heat', 2] })
    expect(table.offers()).toEqual(['pay cooling-11', 'pay rpm-30', 'cool 1'])
    table.pay('rpm-30')
    expect(table.offers()).toEqual(['cool 1'])
    expect(table.cool(1).pay('cooling-11').zone(0, 'area')).toEqual(['cooling-11', 'rpm-30'])
  })

  test('HT-SYM-05: a boost is not to be had where it would take the Heat of a card', () => {
    const last = { parked: [] }
    expect(inThird('rpm-30', { ...last, engine: 1 }).offers()).toEqual(['pay rpm-30', 'adrenaline'])
    expect(inThird('rpm-30', { ...last, engine: 2 }).offers()).toEqual(['pay rpm-30', 'boost', 'adrenaline'])
    expect(inThird('wings-46', { ...last, engine: 2 }).offers()).toEqual(['pay wings-46', 'adrenaline'])
    // A Heat that can be cooled afterwards will do.
    const moment = { space: 14, cards: ['rpm-30'], kept: ['heat', 2], deck: [3], engine: 1, parked: behind } as const
    const table = turn(moment)
    expect(table.offers()).toEqual(['pay rpm-30', 'cool 1', 'boost'])
    table.boost().cool(1).pay('rpm-30')
    expect([table.state.speed, table.state.engine[0]]).toEqual([4, 0])
    // Paid once, the boost takes what is left.
    expect(inThird('rpm-30', { engine: 2 }).pay('rpm-30').boost().state.engine[0]).toBe(0)
  })
})

test('HT-R10: the last Heat is not boosted away while the card that costs it could be paid', () => {
  const table = turn({ space: 60, cards: ['cooling-11'], engine: 1 })
  expect(table.offers()).toEqual(['pay cooling-11', 'adrenaline'])
  expect(table.pay('cooling-11').offers()).not.toContain('boost')
  const rich = turn({ space: 60, cards: ['cooling-11'], engine: 2 })
  expect(rich.offers()).toContain('boost')
})
