/** How it was before each change that a record rarely meets. */
import { expect, test } from 'vitest'
import type { RoadToken } from './modules/conditions/tokens.ts'
import { heat } from './rules/cards.ts'
import { type HeatTable, race } from './testing/table.ts'
import { inThird, turn } from './testing/turn.ts'
import { changes } from './versions.ts'

/** The same moment, played on by the rules before the change. */
function before(change: keyof typeof changes, table: HeatTable): HeatTable {
  return table.arrange((state) => Object.assign(state, { rules: changes[change] - 1 }))
}

test('before 3, a turn had the extra Cooldown of one sector with rain or snow', () => {
  const road: RoadToken[] = ['weather', 'weather', 'overheat', 'overheat']
  const moment = {
    space: 28,
    cards: [1, 1, 2],
    kept: ['heat', 'heat'],
    engine: 2,
    deck: [1],
    parked: [{ space: 2 }],
  } as const
  const driven = (table: HeatTable) => table.cool(1).boost().offers()
  expect(driven(turn({ ...moment, weather: 'snow', road }))).toContain('cool 1')
  expect(driven(before('cooldown-of-each-sector', turn({ ...moment, weather: 'snow', road })))).not.toContain('cool 1')
})

test('before 3, by the booklet a refreshed card no longer made a slipstream longer', () => {
  const options = { wording: 'booklet' } as const
  const following = () =>
    inThird('suspension-35', { kept: [2], engine: 0, parked: [{ space: 17 }, { space: 2 }], options })
  expect(following().refresh('suspension-35').offers()).toContain('slipstream 3')
  const older = before('slipstream-of-refreshed-cards', following())
  expect(older.refresh('suspension-35').offers()).toEqual(['slipstream 2', 'stay'])
})

test('before 3, Accelerate also counted what was turned up in place of an unpayable card', () => {
  const table = () => turn({ space: 60, cards: ['4wd-47', 'turbo-43'], deck: [1], engine: 0 }).deck(0, 4)
  expect(table().replace('turbo-43').state.pluses).toBe(1)
  expect(before('accelerate-by-plus-alone', table()).replace('turbo-43').state.pluses).toBe(2)
})

test('before 3, the Scrap of another card was forgiven with one that was replaced', () => {
  const road: RoadToken[] = ['weather', 'overheat', 'overheat', 'overheat']
  const cards = ['wings-44', 'wings-45'] as const
  const table = () => turn({ space: 4, cards, kept: ['heat', 2], engine: 1, weather: 'clouds', road })
  const owing = table().scrap(2).adrenaline().pay('wings-45').replace('wings-44')
  expect(owing.offers()).toContain('scrap 2')
  // Nothing else was due, so that the card was replaced by itself.
  const older = before('scrap-owed-by-card', table()).scrap(2).adrenaline().pay('wings-45')
  expect(older.told('card-replaced')).toHaveLength(1)
  expect(older.offers()).not.toContain('scrap 2')
})

test('before 2, whoever had a Cooldown and a card in hand was asked in React', () => {
  const moment = () => {
    const table = race(2).put(0, 20).put(1, 2).engine(0, 0).hand(0, 1, 1, 2, 3).hand(1, 1, 1, 2)
    return table.arrange(({ discard, dealtHeat }) => {
      // All of it, with that of the starting upgrades.
      discard[0] = new Array(dealtHeat + 1).fill(heat)
    })
  }
  const played = (table: HeatTable) => table.shift(2, 1).play([1, 1], [1])
  expect(played(moment()).phase).toBe('discard')
  expect(played(before('cooldown-asked-where-heat-may-be', moment())).offers(0)).toEqual(['done'])
})
