import { describe, expect, test } from 'vitest'
import { against, told, why } from '../../testing/reaching.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import type { Piece } from './pieces.ts'

const gear = (number: number): Piece => ({ piece: 'gear', gear: number })
const heat: Piece = { piece: 'card', card: 'heat' }
const confirm = (cards: number): Piece => ({ piece: 'confirm', cards })
const hand = [1, 2, 3, 4, 'heat'] as const

describe('a gear', () => {
  const table = () => race(2).hand(0, ...hand)

  test('HT-GEAR-05: three gears away is out of reach', () => {
    expect(why(table(), gear(4))).toBe('too-far HT-GEAR-05')
    expect(told(table(), gear(4))).toBe('From gear 1, gear 4 is three gears away: two at most.')
    expect([1, 2, 3].map((number) => why(table(), gear(number)))).toEqual([undefined, undefined, undefined])
  })

  test('HT-GEAR-04: two gears away is out of reach of an empty engine', () => {
    expect(why(table().engine(0, 0), gear(3))).toBe('two-gears-no-heat HT-GEAR-04')
  })

  test('HT-PLAY-06: one that the hand cannot serve is out of reach', () => {
    const few = race(2).gear(0, 2).engine(0, 4).hand(0, 1, 2, 'heat', 'heat')
    expect(why(few, gear(3))).toBe('too-few-cards HT-PLAY-06')
    expect(told(few, gear(3))).toBe('Gear 3 takes 3 cards; you can play 2.')
  })

  test('HT-GEAR-01: is set once everyone has chosen, and HT-GEAR-08: holds for the turn', () => {
    const playing = table().hand(1, 1, 2).shift(2, 1)
    expect(why(playing, gear(3))).toBe('gear-is-set HT-GEAR-01')
    expect(why(playing, gear(2))).toBe('gear-is-set HT-GEAR-01')
    expect(why(playing.play([1, 2], [1]).passTo(0), gear(3))).toBe('shifted-next-round HT-GEAR-08')
  })

  test('HT-R2: is made by the cards, where both are chosen together', () => {
    const together = race(2, { gears: 'with-cards' }).hand(0, ...hand)
    expect(why(together, gear(3))).toBe('cards-are-the-gear HT-R2')
    expect(why(together, gear(4))).toBe('too-far HT-GEAR-05')
  })

  test('HT-TOUR-01, HT-TOUR-08: in a tournament an empty engine does not matter, three gears do', () => {
    const tournament = race(2, { gears: 'tournament' }).engine(0, 0).hand(0, 1, 2, 'heat', 'heat')
    expect(why(tournament, gear(2))).toBe('cards-are-the-gear HT-TOUR-01')
    expect(why(tournament, gear(3))).toBe('too-few-cards HT-PLAY-06')
    expect(why(tournament, gear(4))).toBe('too-far HT-TOUR-08')
  })

  test('HT-GEAR-02: the lever follows it', () => {
    const lever: Piece = { piece: 'part', part: 'lever' }
    expect(told(table(), lever)).toBe('The lever follows the gear that you choose beside it: 1, 2 or 3.')
    expect(why(table().hand(1, 1, 2).shift(2, 1), lever)).toBe('gear-is-set HT-GEAR-01')
  })
})

describe('a card', () => {
  test('HT-PLAY-02: Heat is not played', () => {
    const table = race(2)
      .hand(0, ...hand)
      .hand(1, 1, 2)
    expect(why(table, heat)).toBe('heat-not-played HT-PLAY-02')
    expect(why(table, { piece: 'card', card: 3 }), 'it can be picked together with the gear').toBeUndefined()
    expect(why(table.shift(2, 1), heat)).toBe('heat-not-played HT-PLAY-02')
    expect(against(table, { type: 'play', cards: [0, 4] })).toBe('heat-not-played HT-PLAY-02')
  })

  test('HT-PLAY-07: a cluttered hand is laid down as a whole, filled up with Heat', () => {
    const cluttered = race(2).gear(0, 4).engine(0, 0).hand(0, 1, 2, 'heat', 'heat', 'heat')
    expect(why(cluttered, gear(3))).toBeUndefined()
    cluttered.hand(1, 1, 2).shift(3, 1)
    expect([why(cluttered, heat), why(cluttered, { piece: 'card', card: 2 })]).toEqual([
      'cluttered HT-PLAY-07',
      'cluttered HT-PLAY-07',
    ])
    expect(why(cluttered, confirm(3))).toBeUndefined()
  })

  test('HT-PLAY-01: as many are played as the gear says', () => {
    const table = race(2)
      .hand(0, ...hand)
      .hand(1, 1, 2)
      .shift(2, 1)
    expect(why(table, confirm(1))).toBe('as-many-as-gear HT-PLAY-01')
    expect(why(table, confirm(2))).toBeUndefined()
    expect(told(table, confirm(3))).toBe('Gear 2 takes exactly 2 cards: you have picked 3.')
    expect(against(table, { type: 'play', cards: [3] })).toBe('as-many-as-gear HT-PLAY-01')
  })

  test('HT-R2: where gear and cards are chosen together, so many as a gear in reach takes', () => {
    const table = race(2, { gears: 'with-cards' }).hand(0, ...hand)
    expect(why(table, confirm(0))).toBe('pick-first HT-R2')
    expect(why(table, confirm(3))).toBeUndefined()
    expect(why(table, confirm(4))).toBe('too-far HT-GEAR-05')
  })
})

describe('what comes later', () => {
  const table = () =>
    race(2)
      .hand(0, ...hand)
      .hand(1, 1, 2)
  const boost: Piece = { piece: 'use', use: 'boost' }

  test('HT-GEAR-01: waits for the gear', () => {
    expect(why(table(), boost)).toBe('asked-now HT-GEAR-01')
    expect(against(table(), { type: 'play', cards: [3, 4] })).toBe('asked-now HT-GEAR-01')
    expect(told(table(), boost)).toBe('First the gear: everyone chooses one, then the cards.')
  })

  test('HT-PLAY-01: waits for the cards', () => {
    expect(told(table().shift(2, 1), boost)).toBe('First the cards: gear 2 takes 2 cards.')
  })
})

describe('giving up', () => {
  const giveUp: Piece = { piece: 'use', use: 'give-up' }
  const table = () => race(3).hand(0, ...hand)

  test('HT-FIN-11: takes a car that is home', () => {
    expect(why(table(), giveUp)).toBe('nobody-home HT-FIN-11')
    expect(why(table().finished(2, 1), giveUp)).toBeUndefined()
  })

  test('HT-R5: comes at the start of a round', () => {
    const playing = table().finished(2, 1).hand(1, 1, 2).shift(2, 1)
    expect(why(playing, giveUp)).toBe('give-up-later HT-R5')
  })
})

describe('what lies before the driver', () => {
  const part = (table: HeatTable, name: 'engine' | 'deck' | 'discard') => why(table, { piece: 'part', part: name })

  test('HT-CORN-05, HT-DISC-05, HT-SET-13: engine and piles are no choice of anybody', () => {
    const table = race(2)
    expect(part(table, 'engine')).toBe('engine-pays HT-CORN-05')
    expect(part(race(2).engine(0, 0), 'engine')).toBe('engine-is-empty HT-REACT-03')
    expect(part(table, 'deck')).toBe('drawn-later HT-DISC-05')
    expect(part(table, 'discard')).toBe('only-the-top HT-SET-13')
    expect(told(table, { piece: 'part', part: 'deck' })).toContain('up to 7 cards')
  })
})
