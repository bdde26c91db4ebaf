/** What a driver owns, from the first round to the flag. */
import type { Seat } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { countOf, faces, heat, inPlay, isSpeed, isSponsor, stress } from './rules/cards.ts'
import type { Options } from './rules/options.ts'
import { type HeatTable, race } from './testing/table.ts'

describe('a base race', () => {
  /** How many a driver owns of every face, wherever they are; Heat first, then Stress. */
  function owned({ state }: HeatTable, seat: Seat): number[] {
    const { hands, decks, played, area, discard, engine } = state
    const counts = faces.map(() => 0)
    counts[0] = engine[seat] ?? 0
    for (const zone of [hands, decks, played, area, discard]) {
      for (const card of zone[seat] ?? []) counts[card] = (counts[card] ?? 0) + 1
    }
    return counts
  }

  /** A whole race of random drivers; what each owns is looked at after every decision. */
  function watched(options: Partial<Options>, look: (cards: number[], spinOutStress: number) => void): HeatTable {
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

describe('a race with every module', () => {
  const races: Partial<Options>[] = [
    { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'grandstand', circuit: 'gb', legends: 2 },
    { workshop: 'draft', upgrades: 'advanced', weather: 'on', event: 'speed-record', gears: 'tournament' },
  ]

  /** Random drivers from the first round to the flag; what each owns is looked at after every decision. */
  function watched(
    options: Partial<Options>,
    look: (table: HeatTable, seat: number, cards: number[]) => void,
  ): HeatTable {
    const table = race(3, options, 'everything').playOn(options.gears === 'tournament' ? 'plan' : 'shift')
    while (table.phase !== 'over') {
      table.decideAny()
      const { hands, decks, played, area, discard } = table.state
      for (const seat of [0, 1, 2]) {
        look(
          table,
          seat,
          [hands, decks, played, area, discard].flatMap((piles) => piles[seat] ?? []),
        )
      }
    }
    return table
  }

  test('HT-GUARD-04: a driver’s Heat is what was dealt and the Heat among the upgrades, all through the race', () => {
    for (const options of races) {
      watched(options, ({ state }, seat, cards) => {
        const upgrades = (state.upgrades[seat] ?? []).map(inPlay)
        const owned = (state.engine[seat] ?? 0) + countOf(cards, heat)
        expect(owned).toBe(state.dealtHeat + countOf(upgrades, heat))
      })
    }
  })

  test('HT-GUARD-05: a driver’s Stress is that of the start and of its spin-outs', () => {
    for (const options of races) {
      const start = race(3, options, 'everything').playOn(options.gears === 'tournament' ? 'plan' : 'shift').state
        .stress[0]
      const table = watched(options, ({ state }, seat, cards) =>
        expect(countOf(cards, stress)).toBe(state.stress[seat]),
      )
      for (const seat of [0, 1, 2]) {
        const spins = table.told('spun-out').filter((spin) => spin.seat === seat)
        const gained = spins.reduce((sum, spin) => sum + spin.stress, 0)
        expect(table.state.stress[seat]).toBe((start ?? 0) + gained)
      }
    }
  })

  test('HT-GUARD-06: Speed cards and upgrades are conserved, and sponsor cards change by gaining and using them only', () => {
    for (const options of races) {
      const table = watched(options, ({ state }, seat, cards) => {
        const upgrades = (state.upgrades[seat] ?? []).map(inPlay).filter((card) => card !== heat)
        expect(cards.filter(isSpeed)).toHaveLength(12)
        for (const card of upgrades) expect(countOf(cards, card)).toBe(countOf(upgrades, card))
        const others = cards.filter((card) => card !== heat && card !== stress && !isSpeed(card) && !isSponsor(card))
        expect(others).toHaveLength(upgrades.length)
        expect(cards.filter(isSponsor)).toHaveLength(state.sponsors[seat] ?? 0)
      })
      for (const seat of [0, 1, 2]) {
        const dealt = options.event === 'grandstand' ? 2 : 1
        const gained = table.told('sponsor-gained').filter((gain) => gain.seat === seat).length
        const used = table.told('sponsors-used').flatMap((use) => (use.seat === seat ? use.cards : [])).length
        expect(table.state.sponsors[seat]).toBe(dealt + gained - used)
      }
      expect(table.told('sponsors-used')).not.toEqual([])
    }
  })
})
