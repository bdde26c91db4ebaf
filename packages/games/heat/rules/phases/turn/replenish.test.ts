import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { last, turn } from '../../../testing/turn.ts'
import type { CardName } from '../../cards.ts'

const sorted = (names: CardName[]) => names.toSorted((a, b) => String(a).localeCompare(String(b)))

/** Seat 0 alone, about to discard: three cards in the play area, and just this deck. */
function shortOf(deck: CardName[], kept: CardName[]): HeatTable {
  const table = race(1)
    .put(0, 14)
    .gear(0, 3)
    .hand(0, 4, 3, 2, ...kept)
    .lastOfDeck(0, ...deck)
  return table.shift(3).play([4, 3, 2]).done()
}

describe('the cards played', () => {
  test('HT-DISC-04: all cards of the play area, those flipped too, are discarded before any card is drawn', () => {
    const table = turn({ space: 14, cards: [4, 'stress'], kept: [1, 1], deck: [3, 2, 2] }).done()
    expect([table.zone(0, 'area'), table.zone(0, 'discard')]).toEqual([['stress', 4, 3], []])
    table.discard()
    expect([table.zone(0, 'area'), sorted(table.zone(0, 'discard'))]).toEqual([[], [3, 4, 'stress']])
    // With an empty deck they are shuffled and drawn again at once.
    const empty = shortOf([], [1, 1])
    const discards = empty.zone(0, 'discard').length
    expect(last(empty.discard(), 'deck-reshuffled')?.cards).toBe(discards + 3)
  })
})

describe('drawing', () => {
  test('HT-DISC-05: a driver draws up to 7 cards', () => {
    const hands: CardName[][] = [[], [1], [1, 1, 2, 2], [1, 1, 2, 2, 3, 3]]
    const counts = hands.map((kept) => {
      const table = turn({ space: 14, cards: [4], kept }).passTo()
      return [last(table, 'cards-drawn')?.count, table.zone(0, 'hands').length]
    })
    expect(counts).toEqual([
      [7, 7],
      [6, 7],
      [3, 7],
      [1, 7],
    ])
    const table = turn({ space: 14, cards: [4], kept: [1, 1, 2, 2, 3, 3], deck: [5, 0, 4] })
      .done()
      .discard(1, 2)
    expect(table.zone(0, 'hands')).toEqual([1, 2, 3, 3, 5, 0, 4])
  })

  test('HT-DISC-06: a hand of 7 or more draws nothing and need not discard', () => {
    // The Stress of a spin-out takes the place of the card that was played.
    const seven = turn({ space: 56, cards: [4], kept: [1, 1, 2, 2, 3, 3], engine: 0 }).done()
    expect(seven.zone(0, 'hands')).toEqual([1, 1, 2, 2, 3, 3, 'stress'])
    seven.discard()
    expect([seven.told('cards-drawn'), seven.zone(0, 'hands').length, seven.phase]).toEqual([[], 7, 'shift'])
    const more = turn({ space: 14, cards: [4], kept: [1, 1, 1, 2, 2, 2, 3, 3, 3] }).done()
    expect(more.offers()).toContain('discard')
    more.discard()
    expect([more.told('cards-drawn'), more.zone(0, 'hands').length, more.phase]).toEqual([[], 9, 'shift'])
  })

  test('HT-DISC-07: a deck that runs out is made anew of the discards, with the cards of this round, and drawing goes on', () => {
    const table = shortOf([5, 0], [1, 1, 1])
    const discards = table.zone(0, 'discard')
    table.discard(1, 1)
    // Two were in the deck, four more are needed.
    const hand = table.zone(0, 'hands')
    expect([hand.length, hand.slice(0, 3)]).toEqual([7, [1, 5, 0]])
    expect(last(table, 'deck-reshuffled')?.cards).toBe(discards.length + 3 + 2)
    expect(table.zone(0, 'discard')).toEqual([])
    expect(sorted([...hand.slice(3), ...table.zone(0, 'decks')])).toEqual(sorted([...discards, 4, 3, 2, 1, 1]))
  })
})
