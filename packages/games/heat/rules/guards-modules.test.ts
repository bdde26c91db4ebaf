/** What a driver owns in a race with every module: workshop, weather, sponsors, press and Legends. */
import { expect, test } from 'vitest'
import { race, type Table } from '../testing/table.ts'
import { countOf, heat, inPlay, isSpeed, isSponsor, stress } from './cards.ts'
import type { Options } from './options.ts'

const races: Partial<Options>[] = [
  { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'grandstand', circuit: 'gb', legends: 2 },
  { workshop: 'draft', upgrades: 'advanced', weather: 'on', event: 'speed-record', gears: 'tournament' },
]

/** Random drivers from the first round to the flag; what each owns is looked at after every decision. */
function watched(options: Partial<Options>, look: (table: Table, seat: number, cards: number[]) => void): Table {
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
    const table = watched(options, ({ state }, seat, cards) => expect(countOf(cards, stress)).toBe(state.stress[seat]))
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
