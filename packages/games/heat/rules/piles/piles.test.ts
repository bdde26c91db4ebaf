import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../testing/table.ts'

/** Seat 0 leads from afar on space 13. */
function leading(): HeatTable {
  return race(2).put(0, 13).put(1, 0).hand(1, 1, 1, 2)
}

const everySpeedCard = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4] as const

describe('an empty deck', () => {
  test('HT-SET-14: a flip shuffles the discards into a new deck and goes on; the cards in the play area stay there', () => {
    const table = leading().gear(0, 3).hand(0, 'stress', 4, 4, 'heat').lastOfDeck(0, 5, 0)
    const discards = table.zone(0, 'discard').length
    table.shift(3, 1).play(['stress', 4, 4], [1])
    const speed = table.told('card-flipped').at(-1)
    expect(speed?.counts).toBe(true)
    // The 5 and the 0 were turned up first and are in the shuffle.
    expect(table.told('deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', seat: 0, cards: discards + 2 }])
    expect(table.zone(0, 'area').slice(0, 3)).toEqual(['stress', 4, 4])
    const flipped = table.told('card-flipped').length - 2
    expect(table.zone(0, 'decks')).toHaveLength(discards + 2 - flipped)
    expect(table.zone(0, 'discard')).toHaveLength(flipped - 1)
    const elsewhere = [...table.zone(0, 'decks'), ...table.zone(0, 'discard')]
    expect([
      elsewhere.filter((card) => card === 'stress').length,
      elsewhere.filter((card) => card === 4).length,
    ]).toEqual([2, table.zone(0, 'area').at(-1) === 4 ? 0 : 1])
  })

  test('HT-SET-14: a boost does the same', () => {
    const table = leading().hand(0, 4, 1).lastOfDeck(0).shift(1, 1).play([4], [1])
    const discards = table.zone(0, 'discard').length
    table.boost()
    // With the Heat that was paid for it.
    expect(table.told('deck-reshuffled')).toMatchObject([{ seat: 0, cards: discards + 1 }])
    expect(table.told('card-flipped').at(-1)).toMatchObject({ by: 'boost', counts: true })
    expect(table.zone(0, 'area')[0]).toBe(4)
  })

  test('HT-SET-14: a draw takes what the deck has, shuffles the discards and goes on to 7 cards', () => {
    const table = leading().hand(0, 4, 1, 1, 1, 2).lastOfDeck(0, 5).shift(1, 1).play([4], [1]).done()
    const discards = table.zone(0, 'discard').length
    table.discard(2)
    // The played card and the discarded one are in the shuffle: both were done with before drawing.
    expect(table.told('deck-reshuffled')).toMatchObject([{ seat: 0, cards: discards + 2 }])
    expect(table.zone(0, 'hands').slice(0, 4)).toEqual([1, 1, 1, 5])
    expect(table.zone(0, 'hands')).toHaveLength(7)
    expect([table.zone(0, 'discard').length, table.zone(0, 'decks').length]).toEqual([0, discards + 2 - 3])
  })

  test('HT-SET-14: the order of the new deck is random', () => {
    const orders = Array.from({ length: 20 }, (_, draw) => {
      const table = race(1, {}, `shuffle ${draw}`)
        .put(0, 13)
        .hand(0, 4, 1)
        .lastOfDeck(0)
        .arrange(({ discard }) => {
          discard[0]?.sort((a, b) => a - b)
        })
      return table.shift(1).play([4]).passTo().zone(0, 'decks').join()
    })
    expect(new Set(orders).size).toBe(20)
  })

  test('HT-SET-15: with deck and discard both empty the rest of a flip is skipped', () => {
    const table = leading().hand(0, 'stress', 'stress', 'stress', 0, 5, 'heat', ...everySpeedCard)
    expect([table.zone(0, 'decks'), table.zone(0, 'discard')]).toEqual([[], []])
    table.gear(0, 2).shift(2, 1).play(['stress', 3], [1])
    expect([table.state.speed, table.space(0), table.phase]).toEqual([3, 16, 'react'])
    expect(table.told('card-flipped')).toEqual([])
    expect(table.told('flip-failed')).toMatchObject([{ seat: 0, by: 'plus' }])
  })

  test('HT-SET-15: with deck and discard both empty the rest of a draw is skipped', () => {
    const table = leading()
      .hand(0, 4, 1, 2)
      .arrange(({ decks }) => decks[0]?.splice(0))
    table.shift(1, 1).play([4], [1]).passTo(1)
    // Only the played card came back.
    expect(table.told('cards-drawn').filter(({ seat }) => seat === 0)).toMatchObject([{ count: 1 }])
    expect(table.zone(0, 'hands')).toEqual([1, 2, 4])
    expect([table.zone(0, 'decks'), table.zone(0, 'discard'), table.pending]).toEqual([[], [], [1]])
  })
})

describe('no Speed card left', () => {
  test('HT-GUARD-01: a + that finds none in deck and discard stops and adds 0', () => {
    const table = leading()
      .hand(0, 'stress', 'stress', ...everySpeedCard)
      .gear(0, 3)
    table.shift(3, 1).play(['stress', 'stress', 2], [1])
    expect([table.state.speed, table.space(0), table.zone(0, 'area')]).toEqual([2, 15, ['stress', 'stress', 2]])
    expect(table.told('flip-failed')).toHaveLength(2)
    // Each card of the deck was turned up once, and lies in the discard.
    expect(table.told('card-flipped')).toHaveLength(4)
    expect(table.zone(0, 'discard').toSorted()).toEqual([0, 5, 'heat', 'stress'])
    expect(table.told('deck-reshuffled')).toEqual([])
  })

  test('HT-GUARD-01: so does a boost, whose Heat is paid all the same', () => {
    const table = leading()
      .hand(0, ...everySpeedCard)
      .shift(1, 1)
      .play([3], [1])
      .boost()
    expect([table.state.speed, table.space(0), table.state.engine[0]]).toEqual([3, 16, 5])
    expect(table.told('flip-failed')).toMatchObject([{ seat: 0, by: 'boost' }])
  })
})
