import { describe, expect, test } from 'vitest'
import { circuitCalled } from '../../rules/track.ts'
import { raceTo } from '../../testing/flag.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { last } from '../../testing/turn.ts'
import { eventCard, pressCorners } from './event-cards.ts'

/** What each race of an own season is called with. */
function called(deal: string): HeatTable['state']['results'][number]['event'][] {
  const table = race(2, { season: 'own' }, deal)
  while (table.phase !== 'over') raceTo(table, 0, 1)
  return table.state.results.map(({ event }) => event)
}

describe('an own season', () => {
  test('HT-OWN-01: four races, one on each circuit, in any order', () => {
    const calendars = Array.from({ length: 40 }, (_, deal) => race(2, { season: 'own' }, `own ${deal}`).state.calendar)
    for (const calendar of calendars) expect(calendar.toSorted()).toEqual(['france', 'gb', 'italy', 'usa'])
    expect(new Set(calendars.map((calendar) => calendar.join())).size).toBeGreaterThan(10)
    const table = race(2, { season: 'own' })
    const driven: string[] = []
    while (table.phase !== 'over') {
      driven.push(table.state.circuit)
      raceTo(table, 0, 1)
    }
    expect(driven).toEqual(table.state.calendar)
  })

  test('HT-OWN-02: each race has an event drawn at random, and none comes twice', () => {
    const seasons = Array.from({ length: 30 }, (_, deal) => called(`events ${deal}`))
    for (const events of seasons) expect([events.length, new Set(events).size]).toEqual([4, 4])
    expect(new Set(seasons.flat()).size).toBe(10)
    expect(new Set(seasons.map(([first]) => first)).size).toBeGreaterThan(5)
  })

  test('HT-OWN-03: the circuit is that of the calendar, everything else that of the event, whatever circuit it names', () => {
    let elsewhere = 0
    for (let deal = 0; deal < 30; deal++) {
      const table = race(2, { season: 'own' }, `elsewhere ${deal}`).playOn('shift')
      const { circuit, event, sponsors, hands, calendar } = table.state
      const card = eventCard(event)
      expect(circuit).toBe(calendar[0])
      expect([sponsors[0], hands[0]?.length]).toEqual([card.sponsors, card.handSize ?? 7])
      const letters = circuitCalled(circuit).corners.map(({ letter }) => letter)
      const places = card.press.map((letter) => letters['ABCDE'.indexOf(letter) % letters.length])
      expect(pressCorners(event, circuit)).toEqual(places)
      if (circuit !== card.circuit) elsewhere++
    }
    expect(elsewhere).toBeGreaterThan(10)
  })

  test('HT-OWN-04: laps are added and taken away on the circuit in use: 1 on Great Britain, 4 on Italy', () => {
    const laps = new Map<string, number>()
    for (let deal = 0; deal < 150; deal++) {
      const { circuit, event, laps: count } = race(1, { season: 'own' }, `laps ${deal}`).state
      laps.set(`${event} ${circuit}`, count)
    }
    expect(laps.get('strike gb')).toBe(1)
    expect(laps.get('record-crowds italy')).toBe(4)
    expect(laps.get('strike italy')).toBe(2)
    expect(laps.get('corruption usa')).toBe(2)
  })

  test('HT-OWN-05: grid, workshop, points and ties are those of the championship', () => {
    const table = race(3, { season: 'own', upgrades: 'all' })
    expect([table.phase, table.state.market.length]).toEqual(['draft', 6])
    raceTo(table, 1, 2, 0)
    const [result] = table.state.results
    const extra = eventCard(result?.event ?? 'none').points ?? []
    expect(result?.points).toEqual([4 + (extra[2] ?? 0), 9 + (extra[0] ?? 0), 6 + (extra[1] ?? 0)])
    expect(table.told('race-called').at(-1)?.grid).toEqual([1, 2, 0])
    expect([table.phase, table.state.picking]).toEqual(['draft', [0, 2, 1]])
    for (let number = 2; number <= 4; number++) {
      table.playOn('shift')
      expect(table.state.upgrades.map((cards) => cards.length)).toEqual([number, number, number])
      raceTo(table, 0, 1, 2)
    }
    expect(table.ranking()?.map(({ seat }) => seat)).toHaveLength(3)
    expect(last(table, 'season-ended')?.points).toEqual(
      [0, 1, 2].map((seat) => table.state.results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
    )
  })
})
