import { describe, expect, test } from 'vitest'
import { type HeatTable, race } from '../../../testing/table.ts'
import { inThird, turn } from '../../../testing/turn.ts'
import { cardCalled, cardName } from '../../cards.ts'
import type { Options } from '../../options.ts'

const wordings = ['booklet', 'revised'] as const

const scrapped = (table: HeatTable) => table.told('cards-scrapped').flatMap(({ cards }) => cards.map(cardName))

describe('Scrap', () => {
  test('HT-SYM-07: the top cards of the deck go to the discard one after the other, without effect of their own', () => {
    for (const wording of wordings) {
      const deck = [4, 'stress', '4wd-2', 3] as const
      const table = inThird('pedal-26', { deck, options: { wording } }).scrap(3)
      expect([table.zone(0, 'discard'), table.zone(0, 'decks')[0]]).toEqual([['4wd-2', 'stress', 4], 3])
      expect([table.state.speed, table.zone(0, 'area'), table.told('card-flipped')]).toEqual([
        5,
        [1, 1, 'pedal-26'],
        [],
      ])
      expect(scrapped(table)).toEqual([4, 'stress', '4wd-2'])
    }
  })

  test('HT-SYM-07: several Scrap symbols are carried out one by one, and nothing of them is left', () => {
    const table = turn({ space: 14, cards: ['pedal-25', 'pedal-26', 1], deck: [4, 3, 2, 4, 3, 2] })
    expect(table.offers()).toEqual(['scrap 2', 'scrap 3', 'boost', 'adrenaline'])
    expect(table.scrap(3).offers()).toEqual(['scrap 2', 'boost', 'adrenaline'])
    expect([table.scrap(2).zone(0, 'discard'), table.offers()]).toEqual([
      [3, 4, 2, 3, 4],
      ['boost', 'adrenaline', 'done'],
    ])
  })

  test('HT-SYM-08: when the deck runs out, the discard is shuffled, and scrapping goes on', () => {
    for (const wording of wordings) {
      const table = race(1, { wording }).garage(0, 'pedal-26').put(0, 14).hand(0, 'pedal-26', 1).lastOfDeck(0, 4)
      const cards = table.zone(0, 'discard').length + 1
      table.shift(1).play(['pedal-26']).scrap(3)
      expect(scrapped(table)).toHaveLength(3)
      expect(table.told('deck-reshuffled')).toHaveLength(1)
      expect(table.zone(0, 'discard').length + table.zone(0, 'decks').length).toBe(cards)
      expect(table.zone(0, 'discard').length).toBe(wording === 'booklet' ? 3 : 2)
    }
  })

  test('HT-SET-15, HT-SYM-08: when deck and discard are empty, the rest of it is skipped', () => {
    const table = nothingLeftBut(['X'], [], 'booklet').scrap(2)
    expect([table.zone(0, 'discard'), table.zone(0, 'decks'), table.offers()]).toEqual([
      [4],
      [],
      ['boost', 'adrenaline', 'done'],
    ])
  })
})

/** Seat 0 has played card 38 (Scrap 2). All its other cards but an X (a 4) and a Y (a 3) are in its hand. */
function nothingLeftBut(deck: readonly 'X'[], discard: readonly 'Y'[], wording: Options['wording']) {
  const table = race(1, { wording }).garage(0, 'tires-38').put(0, 14).hand(0, 'tires-38', 1)
  table.arrange((state) => {
    const others = state.decks[0] ?? []
    state.decks[0] = deck.map(() => cardCalled(4))
    state.discard[0] = discard.map(() => cardCalled(3))
    for (const card of [...(state.decks[0] ?? []), ...(state.discard[0] ?? [])]) others.splice(others.indexOf(card), 1)
    state.hands[0]?.push(...others)
  })
  return table.shift(1).play(['tires-38'])
}

test('HT-R11: when a card is replaced whose Scrap was carried out, that of another card stays owed', () => {
  // Clouds from 12 on: there the Heat in hand is no longer to be had for the second card.
  const table = turn({
    space: 4,
    cards: ['wings-44', 'wings-45'],
    kept: ['heat', 2],
    engine: 1,
    weather: 'clouds',
    road: ['weather', 'overheat', 'overheat', 'overheat'],
  })
  table.scrap(2).adrenaline().pay('wings-45').replace('wings-44')
  expect(table.offers()).toContain('scrap 2')
  expect(table.scrap(2).offers()).not.toContain('scrap 2')
})

describe('Scrap across a reshuffle', () => {
  test('HT-SYM-08, HT-V-06: with an empty deck the discard is reshuffled first, and what is scrapped then is told, nothing else', () => {
    for (const wording of wordings) {
      const table = race(1, { wording }).garage(0, 'pedal-26').put(0, 14).hand(0, 'pedal-26', 1).lastOfDeck(0)
      table.shift(1).play(['pedal-26']).scrap(3)
      expect(table.events.slice(-2)).toMatchObject([{ type: 'deck-reshuffled' }, { type: 'cards-scrapped' }])
      expect(table.told('cards-scrapped').map(({ cards }) => cards.length)).toEqual([3])
    }
  })

  test('HT-EX-18, HT-V-06: by the booklet X and Y are taken together and both end in the discard, and the deck is empty', () => {
    const table = nothingLeftBut(['X'], ['Y'], 'booklet').scrap(2)
    expect([table.zone(0, 'discard'), table.zone(0, 'decks')]).toEqual([[3, 4], []])
  })

  test('HT-EX-18, HT-V-06: by the revised wording they go one by one, so that X is shuffled with Y: one is scrapped, one is in the deck', () => {
    const table = nothingLeftBut(['X'], ['Y'], 'revised').scrap(2)
    expect([table.zone(0, 'discard').length, table.zone(0, 'decks').length]).toEqual([1, 1])
    expect([...table.zone(0, 'discard'), ...table.zone(0, 'decks')].toSorted()).toEqual([3, 4])
    expect(scrapped(table)).toHaveLength(2)
  })
})
