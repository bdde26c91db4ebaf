import { allOptions, defaultOptions, Match, Refusal, readOptions } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { topRace } from './game.ts'
import type { Options } from './options.ts'

const { meta } = topRace
const usual = defaultOptions(meta)

/** Why these do not go together; undefined if they do. */
function whyNot(chosen: Partial<Options>): unknown {
  try {
    readOptions(meta, chosen)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    expect(refusal.code).toBe('bad-options')
    return refusal.details?.why
  }
}

/** A match with these options starts, and some of it can be played. */
function starts(chosen: Partial<Options>): boolean {
  const match = Match.start(topRace, { seats: 3, seed: 'options', options: { ...usual, ...chosen } })
  const [seat = 0] = match.pending
  const [choice] = match.choices(seat)
  if (choice === undefined) return false
  match.act(seat, choice)
  return true
}

const longDistances = ['long', 'tokens'] as const

describe('what does not go together', () => {
  test('TR-KIDS-12: the children’s race cannot be combined with secret bets or any other variant', () => {
    const variants: Partial<Options>[] = [
      { bets: 'on' },
      { auction: 'open-hands' },
      { distance: 'long' },
      { distance: 'tokens' },
      { cards: 'lucky' },
      { cards: 'bingo' },
      { turns: 'total-move' },
      { moves: 'blocking' },
      { rows: 'free' },
    ]
    for (const variant of variants) expect(whyNot({ game: 'children', ...variant })).toBe('children')
    expect(starts({ game: 'children' })).toBe(true)
    for (const variant of variants) expect(whyNot(variant)).toBeUndefined()
  })

  test('TR-BINGO-10: bingo cannot be combined with the open-hand auction, the total-move race or the lucky race', () => {
    expect(whyNot({ cards: 'bingo', auction: 'open-hands' })).toBe('bingo')
    expect(whyNot({ cards: 'bingo', turns: 'total-move' })).toBe('bingo')
    // Bingo and lucky are values of one option.
    expect(meta.options.cards.values).toEqual(['dealt', 'lucky', 'bingo'])
  })

  test('TR-LONG-09: long distance, with or without tokens, cannot be combined with the total-move, bingo or lucky race', () => {
    for (const distance of longDistances) {
      for (const other of [{ turns: 'total-move' }, { cards: 'bingo' }, { cards: 'lucky' }] as const) {
        expect(whyNot({ distance, ...other })).toBe('long-distance')
      }
    }
  })

  test('TR-TOTAL-01, TR-R11: the total-move race starts from the basic set-up, with or without bets, so it is refused with open hands and the lucky race', () => {
    expect(whyNot({ turns: 'total-move', auction: 'open-hands' })).toBe('total-move')
    expect(whyNot({ turns: 'total-move', cards: 'lucky' })).toBe('total-move')
    for (const bets of ['off', 'on'] as const) {
      expect(starts({ turns: 'total-move', bets })).toBe(true)
      const match = Match.start(topRace, { seats: 4, seed: 'basic', options: { ...usual, turns: 'total-move', bets } })
      const basic = Match.start(topRace, { seats: 4, seed: 'basic', options: { ...usual, bets } })
      for (const seat of [0, 1, 2, 3]) {
        const { options: _, ...view } = match.view(seat).view
        const { options: __, ...same } = basic.view(seat).view
        expect(view).toEqual(same)
      }
    }
  })
})

describe('what goes together', () => {
  test('TR-ORDER-03: free order and blocking may be added to every variant but the children’s race, together or singly', () => {
    for (const options of allOptions(meta)) {
      if (options.game === 'children') continue
      for (const moves of ['full', 'blocking'] as const) {
        for (const rows of ['printed', 'free'] as const) expect(whyNot({ ...options, moves, rows })).toBeUndefined()
      }
    }
    for (const change of [{ moves: 'blocking' }, { rows: 'free' }, { moves: 'blocking', rows: 'free' }] as const) {
      for (const variant of [
        {},
        { bets: 'on' },
        { auction: 'open-hands' },
        { distance: 'tokens' },
        { cards: 'bingo' },
        { cards: 'lucky' },
        { turns: 'total-move' },
      ] as const) {
        expect(starts({ ...variant, ...change })).toBe(true)
      }
      expect(whyNot({ game: 'children', ...change })).toBe('children')
    }
  })

  test('TR-OPEN-07: the open-hand auction can be played with or without secret bets', () => {
    for (const bets of ['off', 'on'] as const) expect(starts({ auction: 'open-hands', bets })).toBe(true)
  })

  test('TR-LONG-08: long distance can be played with the basic or the open-hand auction, each with or without bets', () => {
    for (const distance of longDistances) {
      for (const auction of ['drivers', 'open-hands'] as const) {
        for (const bets of ['off', 'on'] as const) expect(starts({ distance, auction, bets })).toBe(true)
      }
    }
  })

  test('every combination that is allowed starts, and everything else is refused', () => {
    const all = allOptions(meta)
    const ways = all
      .filter(({ game }) => game === 'full')
      .map(({ auction, distance, cards, turns }) => `${auction} ${distance} ${cards} ${turns}`)
    expect([...new Set(ways)].toSorted()).toEqual([
      'drivers lap bingo clockwise',
      'drivers lap dealt clockwise',
      'drivers lap dealt total-move',
      'drivers lap lucky clockwise',
      'drivers long dealt clockwise',
      'drivers tokens dealt clockwise',
      'open-hands lap dealt clockwise',
      'open-hands lap lucky clockwise',
      'open-hands long dealt clockwise',
      'open-hands tokens dealt clockwise',
    ])
    // Each in one to five races, with or without bets, blocking and free order.
    expect(ways).toHaveLength(10 * 5 * 2 * 2 * 2)
    expect(all.filter(({ game }) => game === 'children')).toHaveLength(5)
    for (const options of all) if (options.races === 3) expect(starts(options)).toBe(true)
  })
})
