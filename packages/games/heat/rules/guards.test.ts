import type { Seat } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { race, type Table } from '../testing/table.ts'
import { faces } from './cards.ts'
import type { Options } from './options.ts'

describe('cards', () => {
  /** How many a driver owns of every face, wherever they are; Heat first, then Stress. */
  function owned({ state }: Table, seat: Seat): number[] {
    const { hands, decks, played, area, discard, engine } = state
    const counts = faces.map(() => 0)
    counts[0] = engine[seat] ?? 0
    for (const zone of [hands, decks, played, area, discard]) {
      for (const card of zone[seat] ?? []) counts[card] = (counts[card] ?? 0) + 1
    }
    return counts
  }

  /** A whole race of random drivers; what each owns is looked at after every decision. */
  function watched(options: Partial<Options>, look: (cards: number[], spinOutStress: number) => void): Table {
    const table = race(3, options)
    const gained = [0, 0, 0]
    let heard = 0
    while (table.phase !== 'over') {
      table.decideAny()
      for (; heard < table.events.length; heard++) {
        const event = table.events[heard]
        if (event?.type === 'spun-out') gained[event.seat] = (gained[event.seat] ?? 0) + event.stress
      }
      for (const seat of [0, 1, 2]) look(owned(table, seat), gained[seat] ?? 0)
    }
    return table
  }

  const races: Partial<Options>[] = [{ circuit: 'gb' }, { circuit: 'italy', laps: 1, gears: 'with-cards' }]

  test('HT-GUARD-04: a driver’s Heat in engine, hand, deck, discard and play area is constant during a race', () => {
    for (const options of races) {
      const table = watched(options, ([heatCards]) => expect(heatCards).toBe(7))
      // Heat was paid, drawn and cooled on the way.
      for (const type of ['boosted', 'heat-cooled', 'deck-reshuffled'] as const)
        expect(table.told(type)).not.toEqual([])
    }
  })

  test('HT-GUARD-05: a driver’s Stress changes during a race only by spin-outs', () => {
    for (const options of races) {
      const table = watched(options, ([, stressCards], gained) => expect(stressCards).toBe(3 + gained))
      expect(table.told('spun-out').some(({ stress }) => stress > 0)).toBe(true)
    }
  })

  test('HT-GUARD-06: all other cards of a driver are conserved', () => {
    for (const options of races) watched(options, (cards) => expect(cards.slice(2, 8)).toEqual([1, 3, 3, 3, 3, 1]))
  })
})

describe('one turn', () => {
  test('HT-GUARD-02: a turn may cross several corner lines, each handled once and in order', () => {
    // Great Britain, C and D: limits 5 and 4, lines 37 and 43.
    const table = race(2, { circuit: 'gb' }).put(0, 36).put(1, 0).gear(0, 3).hand(0, 1, 2, 4, 3).hand(1, 1, 2)
    table.shift(3, 1).play([1, 2, 4], [1]).done()
    expect(table.told('corner-taken').map(({ corner, heat: paid, engine }) => [corner, paid, engine])).toEqual([
      ['C', 2, 4],
      ['D', 3, 1],
    ])
    expect(table.space(0)).toBe(43)
    // Nothing of it is left for the next turn.
    table.passTo().hand(0, 1, 1, 2).hand(1, 1, 2).gear(0, 1).shift(1, 1).play([1], [1]).passTo()
    expect(table.told('corner-taken')).toHaveLength(2)
  })

  test('HT-GUARD-02: a turn may cross the start line and a corner behind it, each handled once', () => {
    // Great Britain, A: limit 10, line 15.
    const table = race(2, { circuit: 'gb' }).put(0, 62).put(1, 20).gear(0, 4).hand(0, 3, 4, 4, 5).hand(1, 1, 2)
    table.shift(4, 1).play([3, 4, 4, 5], [1]).done()
    expect([table.space(0), table.progress(0)]).toEqual([15, 78])
    expect(table.told('corner-taken')).toMatchObject([{ corner: 'A', speed: 16, limit: 10, heat: 6, engine: 0 }])
    expect(table.told('lap-completed')).toEqual([{ type: 'lap-completed', seat: 0, lap: 1 }])
  })
})

describe('the reserve', () => {
  test('HT-GUARD-07: a spin-out takes only as much Stress as the reserve still holds', () => {
    for (const [reserve, taken] of [
      [5, 2],
      [2, 2],
      [1, 1],
      [0, 0],
    ] as const) {
      // USA, B: limit 3, line 33.
      const table = race(2).put(0, 32).put(1, 20).gear(0, 3).engine(0, 1).hand(0, 4, 4, 4, 1).hand(1, 1, 2)
      table.arrange((state) => {
        state.reserve = reserve
      })
      table.shift(3, 1).play([4, 4, 4], [1]).done()
      expect(table.told('spun-out')).toMatchObject([{ seat: 0, gear: 3, stress: taken }])
      expect([table.state.reserve, table.zone(0, 'hands')]).toEqual([
        reserve - taken,
        [1, ...Array(taken).fill('stress')],
      ])
    }
  })
})
