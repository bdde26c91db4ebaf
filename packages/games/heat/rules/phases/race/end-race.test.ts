import { Match } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { roadKinds, weathers } from '../../../modules/conditions/tokens.ts'
import { beforeTheFlag, raceTo, toTheFlag } from '../../../testing/flag.ts'
import { race } from '../../../testing/table.ts'
import { cardCalled, countOf, heat as heatCard, stress } from '../../cards.ts'
import { heatGame } from '../../game.ts'

test('HT-CHAMP-16: upgrades stay with their drivers; Heat but for upgrades, and all Stress, go back', () => {
  const table = race(2, { season: '1961' }).playOn('shift')
  table.garage(0, 'heat-17').garage(1, 'brakes-8')
  // Seat 0 has taken two Stress in a spin-out.
  table.arrange((state) => {
    state.hands[0]?.push(stress, stress)
    state.stress[0] = (state.stress[0] ?? 0) + 2
    state.reserve -= 2
  })
  toTheFlag(beforeTheFlag(table, 0, 1), 0, 1)
  const { decks, hands, discard, area, engine, stress: owned, reserve, dealtHeat, sponsors } = table.state
  expect(table.phase).toBe('draft')
  expect(countOf(decks[0] ?? [], heatCard)).toBe(1)
  expect(countOf(decks[1] ?? [], heatCard)).toBe(0)
  expect([hands, discard, area]).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ])
  expect([engine, owned, reserve, dealtHeat]).toEqual([[0, 0], [0, 0], 37, 0])
  expect(decks.map((deck) => deck.length)).toEqual(sponsors.map((count) => 12 + 1 + count))
  expect(decks[1]).toContain(cardCalled('brakes-8'))
})

test('HT-SPON-08: unused sponsor cards in hand, deck and discard are kept for the next race', () => {
  const table = race(2, { season: '1962' }).playOn('shift')
  const before = table.state.sponsors[0] ?? 0
  beforeTheFlag(table.sponsored(0, 'sponsor-turbo', 'sponsor-wings', 'sponsor-rpm'), 0, 1)
  table.hand(0, 4, 1, 'sponsor-turbo').discarded(0, 'sponsor-wings')
  toTheFlag(table, 0, 1)
  const deck = table.zone(0, 'decks')
  for (const card of ['sponsor-turbo', 'sponsor-wings', 'sponsor-rpm'] as const) expect(deck).toContain(card)
  expect(table.state.sponsors[0]).toBe(before + 3)
  // They come into the deck of the next race, beside the one that is dealt there.
  table.playOn('shift')
  const owned = [...table.zone(0, 'hands'), ...table.zone(0, 'decks')].filter((name) => `${name}`.startsWith('sponsor'))
  expect(owned).toHaveLength(before + 4)
})

test('HT-SPON-08: at the end of the season they are worth nothing', () => {
  const points = (...cards: ('sponsor-turbo' | 'sponsor-wings')[]) => {
    const table = race(2, { season: '1961' })
    raceTo(table, 0, 1)
    raceTo(table, 1, 0)
    toTheFlag(beforeTheFlag(table.playOn('shift').sponsored(1, ...cards), 0, 1), 0, 1)
    return table.ranking()
  }
  expect(points('sponsor-turbo', 'sponsor-wings')).toEqual(points())
})

test('HT-SPON-09: those that were used are shuffled back into the sponsor deck', () => {
  const table = race(2, { season: '1962' }).playOn('shift')
  beforeTheFlag(table.sponsored(0, 'sponsor-turbo'), 0, 1).hand(0, 'sponsor-turbo', 1)
  const [before, owned] = [table.state.sponsorDeck.length, table.state.sponsors[0] ?? 0]
  table.shift(1, 1).play(['sponsor-turbo'], [3]).passTo()
  expect([table.state.spent, table.state.sponsors[0]]).toEqual([[], owned - 1])
  expect(table.state.sponsorDeck).toHaveLength(before + 1)
})

test('HT-CHAMP-17: weather and road tokens go back, and each race draws from all of them', () => {
  const table = race(2, { season: '1961' })
  raceTo(table, 0, 1)
  expect([table.state.weather, table.state.road]).toEqual(['none', []])
  // In the second race every weather can follow any other, itself included, and every token can come again.
  const seconds = Array.from({ length: 150 }, (_, deal) => {
    const season = race(1, { season: '1961' }, `tokens ${deal}`).playOn('shift')
    const { weather: first } = season.state
    const { weather, road } = raceTo(season, 0).playOn('shift').state
    return { first, weather, road }
  })
  expect(new Set(seconds.map(({ weather }) => weather))).toEqual(new Set(weathers))
  expect(seconds.some(({ first, weather }) => first === weather)).toBe(true)
  expect(new Set(seconds.flatMap(({ road }) => road))).toEqual(new Set(roadKinds))
  for (const { road } of seconds) {
    for (const kind of roadKinds) expect(road.filter((token) => token === kind).length).toBeLessThanOrEqual(2)
  }
})

test('HT-CHAMP-19: a season is put away after a race and taken up again as it was', () => {
  const table = race(3, { season: '1961', legends: 1 })
  raceTo(table, 1, 2, 0)
  const start = Match.start(heatGame, { seats: 3, options: { season: '1961', legends: 1 }, seed: 'put away' })
  const played = Match.resume(heatGame, { ...start.snapshot(), state: table.state })
  const resumed = Match.resume(heatGame, JSON.parse(JSON.stringify(played.snapshot())))
  expect(resumed.hash()).toBe(played.hash())
  // Points, upgrades, sponsor cards and decks.
  const { results, upgrades, sponsors, deckSizes } = resumed.view('spectator').view
  expect([results, upgrades, sponsors]).toEqual([table.state.results, table.state.upgrades, table.state.sponsors])
  expect(deckSizes).toEqual(table.state.decks.map((deck) => deck.length))
  // And both go on alike.
  for (const match of [played, resumed]) {
    while (match.pending.length === 1) {
      const [seat = 0] = match.pending
      match.act(seat, match.choices(seat)[0])
    }
  }
  expect([resumed.hash(), resumed.pending]).toEqual([played.hash(), [0, 1, 2]])
})
