import { describe, expect, test } from 'vitest'
import { type CardName, cardCalled } from '../rules/cards.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { last } from '../testing/turn.ts'
import { flips } from './flips.ts'
import { outcomesOfPlay, worthsOf } from './play.ts'
import { prospect } from './prospect.ts'

const gb = { circuit: 'gb' } as const

/** Seat 0 alone in this gear, which may be served by this hand, about to play. */
function about(space: number, hand: CardName[], gear: number, options: Parameters<typeof race>[1] = {}): HeatTable {
  const table = race(1, options)
    .put(0, space)
    .gear(0, gear)
    .hand(0, ...hand)
  return table.phase === 'shift' ? table.shift(gear) : table
}

const speeds = (table: HeatTable, ...names: CardName[]) => {
  const cards = names.map(cardCalled)
  return outcomesOfPlay(table.view(0), 0, cards, worthsOf(cards)[0] ?? [])
}

/** Every order of these cards. */
function orders<Card>(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]]
  return cards.flatMap((card, index) => orders(cards.toSpliced(index, 1)).map((rest) => [card, ...rest]))
}

/** The speed that each order of the deck brings, and how many of all orders bring it. */
function counted(deck: CardName[], play: CardName[]): Map<number, number> {
  const shares = new Map<number, number>()
  const every = orders(deck)
  for (const order of every) {
    const table = race(1)
      .put(0, 14)
      .gear(0, play.length)
      .hand(0, ...play)
      .lastOfDeck(0, ...order)
    const speed = last(table.shift(play.length).play(play), 'car-moved')?.speed ?? 0
    shares.set(speed, (shares.get(speed) ?? 0) + 1 / every.length)
  }
  return shares
}

describe('a play without a +', () => {
  test('has one outcome: its speed, where it ends and what it costs, and so it comes', () => {
    const table = about(36, [4, 3, 1], 3, gb)
    const [outcome, ...others] = speeds(table, 4, 3, 1)
    expect(others).toEqual([])
    expect(outcome).toMatchObject({ speed: 8, chance: 1, landing: { progress: 44, spot: 0 }, heat: 7 })
    expect(outcome?.spinsOutAt?.corner.letter).toBe('D')
    table.play([4, 3, 1])
    expect([table.progress(0), table.state.speed]).toEqual([44, 8])
    expect(last(table.done(), 'spun-out')?.corner).toBe('D')
  })

  test('ends before spaces that are full, at its full speed', () => {
    const table = race(3).put(0, 14).put(1, 18).put(2, 18, { spot: 1 }).hand(0, 4, 1)
    expect(speeds(table.shift(1, 1, 1), 4)).toMatchObject([{ speed: 4, landing: { progress: 17, spot: 0 } }])
  })

  test('HT-PLAY-08: a cluttered hand leaves the car where it is, whatever else is among its cards', () => {
    // Before corner B of the USA, limit 3.
    const table = race(1).put(0, 32, { spot: 1 }).gear(0, 4).engine(0, 0)
    table.hand(0, 'stress', 4, 'heat', 'heat', 'heat', 'heat', 'heat').shift(4)
    expect(table.offers()).toEqual(['play heat heat stress 4'])
    const cards = (['heat', 'heat', 'stress', 4] as const).map(cardCalled)
    expect(prospect(table.view(0), 0, { type: 'play', cards }).plans).toEqual([])
    table.play(['heat', 'heat', 'stress', 4])
    expect([table.progress(0), table.state.spot[0]]).toEqual([32, 1])
  })

  test('where gear and cards are chosen at once, the Heat of a shift by two is gone', () => {
    // Corner A of the USA, limit 7.
    const table = about(11, [5, 4, 4, 1], 1, { gears: 'with-cards' }).engine(0, 6)
    expect(table.phase).toBe('plan')
    expect(speeds(table, 5, 4, 4)[0]).toMatchObject({ speed: 13, heat: 6, spinsOutAt: { line: 12 } })
    expect(speeds(table.gear(0, 2), 5, 4, 4)[0]).toMatchObject({ speed: 13, heat: 6, spinsOutAt: undefined })
    // Otherwise it was paid when the gear was chosen.
    expect(speeds(about(11, [5, 4, 4, 1], 3), 5, 4, 4)[0]?.spinsOutAt).toBeUndefined()
  })
})

describe('a play with a +', () => {
  test('has every speed with its chance, just as often as the orders of the deck bring it', () => {
    const deck: CardName[] = [1, 1, 3, 4, 'heat', 5]
    for (const play of [['stress'], ['stress', 2], ['stress', 'stress'], ['stress', 'stress', 4]] as CardName[][]) {
      const table = race(1)
        .put(0, 14)
        .gear(0, play.length)
        .hand(0, ...play)
        .lastOfDeck(0, ...deck)
      const outcomes = speeds(table.shift(play.length), ...play)
      const shares = counted(deck, play)
      expect(outcomes.map(({ speed }) => speed)).toEqual([...shares.keys()].sort((a, b) => a - b))
      for (const { speed, chance } of outcomes) expect(chance).toBeCloseTo(shares.get(speed) ?? 0, 10)
    }
  })

  test('the chances add up to 1, at every moment of a race', () => {
    const table = race(3, { laps: 1 }, 'chances')
    let asked = 0
    for (; table.phase !== 'over'; table.playOn('discard').playOn('shift')) {
      for (const seat of [0, 1, 2]) {
        for (const pluses of [0, 1, 2, 3]) {
          const sums = flips(table.view(seat), seat, pluses)
          expect(sums.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 10)
          asked++
        }
      }
    }
    expect(asked).toBeGreaterThan(50)
  })

  test('a deck without a Speed card is followed by the discards', () => {
    // The deck has none, the discards a 2 and every Speed card that is neither there nor in hand.
    const hand: CardName[] = ['stress', 'stress', 1, 1, 1, 2, 2, 3, 3, 3, 4, 4]
    const start = () => about(14, hand, 1).lastOfDeck(0, 0, 'heat')
    expect(flips(start().view(0), 0, 1)).toEqual([
      { sum: 2, chance: 0.5 },
      { sum: 4, chance: 0.5 },
    ])
    expect(flips(start().view(0), 0, 2)).toEqual([{ sum: 6, chance: 1 }])
    const speed = last(start().play(['stress']), 'car-moved')?.speed
    expect([2, 4]).toContain(speed)
    // One Speed card in the deck comes first.
    expect(flips(start().lastOfDeck(0, 5, 4).view(0), 0, 1)).toEqual([{ sum: 4, chance: 1 }])
    expect(flips(start().lastOfDeck(0, 5, 4).view(0), 0, 2)).toEqual([{ sum: 6, chance: 1 }])
  })

  test('where no Speed card is left at all, nothing is added', () => {
    const hand: CardName[] = ['stress', 'stress', 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    const table = about(14, hand, 2)
    expect(speeds(table, 'stress', 'stress')).toMatchObject([{ speed: 0, chance: 1, landing: { progress: 14 } }])
    expect(table.play(['stress', 'stress']).progress(0)).toBe(14)
  })
})
