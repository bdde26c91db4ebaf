import { expect, test } from 'vitest'
import { limitOf } from '../../modules/conditions/sectors.ts'
import { isOfSector } from '../../modules/conditions/tokens.ts'
import { pressCorners } from '../../modules/season/event-cards.ts'
import { heatCircuits } from '../../rules/circuits/index.ts'
import { circuitCalled } from '../../rules/track.ts'
import { meanings } from '../../words/meanings/index.ts'
import { drawnTrack } from '../board/drawn-track.ts'
import { anyChoice, randomMatch } from '../testing/random-match.ts'
import { marks } from './kept-marks.ts'

test.each(heatCircuits)('plates of $name hang where their tokens act', ({ id: circuit }) => {
  const { view } = randomMatch(2, { circuit, laps: 1, weather: 'on', event: 'record-crowds', legends: 2 }).view(0)
  const all = marks({ view, viewer: 0, language: 'en', name: String })
  const { corners, spaces } = circuitCalled(circuit)
  expect(all.filter(({ id }) => id.startsWith('road-'))).toHaveLength(corners.length)
  for (const [index, corner] of corners.entries()) {
    const mark = all.find(({ id }) => id === `road-${corner.letter}`)
    const token = view.road[index]
    if (!mark || !token) throw new Error('no token')
    expect(mark.along).toBe(corner.line - 1)
    if (token === 'weather' && view.weather !== 'none') {
      expect(mark.meaning).toContain(meanings.en.weathers[view.weather].sector)
    } else expect(mark.meaning).toContain(meanings.en.roadTokens[token].meaning)
    expect(mark.stretch !== undefined).toBe(isOfSector(token))
    // Up to the next line, over the start line behind the last corner.
    const end = ((corners[index + 1]?.line ?? (corners[0]?.line ?? 0) + spaces) - 1) % spaces
    if (mark.stretch) expect(mark.stretch.to % spaces).toBe(end)
    if (mark.stretch) expect(mark.stretch.to).toBeGreaterThan(mark.stretch.from)
  }
  const press = all.filter(({ id }) => id.startsWith('press-')).map(({ id }) => id.slice(-1))
  expect(press).toEqual([...new Set(pressCorners('record-crowds', circuit))].sort())
  const lines = all.filter(({ id }) => id.startsWith('legend-'))
  expect(lines.map(({ along }) => along)).toEqual(corners.map(({ legendLine }) => legendLine - 1))
})

test('a race without modules has no plates and no legend lines', () => {
  const { view } = randomMatch(2, { laps: 1 }).view(0)
  expect(marks({ view, viewer: 0, language: 'en', name: String })).toEqual([])
  expect(drawnTrack(view).lines.some(({ kind }) => kind === 'legend')).toBe(false)
})

test('the signs bear the limits in force, and drawing and plates stay the same for a whole race', () => {
  let changed = 0
  const drawn = new Set<unknown>()
  const season = randomMatch(2, { season: 'own', legends: 1 }, (match, seat, rng) => {
    const { view } = match.view(seat)
    if (view.round > 0) {
      drawn.add(drawnTrack(view))
      drawn.add(marks({ view, viewer: seat, language: 'fr', name: String }))
    }
    for (const line of drawnTrack(view).lines) {
      if (line.kind !== 'corner') continue
      const corner = circuitCalled(view.circuit).corners.find(({ letter }) => letter === line.letter)
      if (!corner) throw new Error('no such corner')
      expect(line.limit).toBe(limitOf(view, corner))
      if (line.limit !== corner.limit) changed++
    }
    return anyChoice(match, seat, rng)
  })
  expect(changed).toBeGreaterThan(0)
  expect(drawn.size).toBe(2 * season.view(0).view.calendar.length)
})
