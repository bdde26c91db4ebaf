import { languages, Match } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../box.ts'
import { isOfSector, roadKinds, weathers } from '../modules/conditions/tokens.ts'
import { eventIds } from '../modules/season/event-cards.ts'
import { heatCircuits } from '../rules/circuits/index.ts'
import type { View } from '../rules/view.ts'
import { conditionsLine } from './conditions.ts'
import { draw } from './draw.ts'
import { tokenSign } from './track/marks.ts'
import { width } from './track/strip.ts'

const quietly = { seat: 0, foreseen: [], chosen: undefined, latest: [] } as const
const { view } = Match.start(box.game, { seats: 3, options: { weather: 'on', event: 'drawn' }, seed: 'sky' }).view(0)

function rows(more: Partial<View>, language: 'en' | 'fr' = 'en'): string[] {
  return draw({ ...quietly, view: { ...view, ...more }, language }).map(textOf)
}

test('a row says which weather it is, what it does, which event it is, and that there is press', () => {
  const told = textOf(conditionsLine({ ...view, weather: 'rain', event: 'speed-record' }, 79, 'en'))
  expect(told).toBe('W rain, cooldown +1   Speed record: speed 15 wins a sponsor   ◉ press')
})

describe.each(languages)('in %s', (language) => {
  test('every weather and event have room in that row', () => {
    for (const weather of weathers) {
      for (const event of eventIds) {
        const line = conditionsLine({ ...view, weather, event }, width - 1, language)
        expect(widthOf(line), textOf(line)).toBeLessThan(width)
      }
    }
  })
})

test('tokens stand at their corners: the limit is changed, a dangerous corner marked, the sector behind it named', () => {
  const road: View['road'] = ['limit-1', 'overheat', 'slipstream+1', 'weather']
  const track = rows({ circuit: 'usa', weather: 'fog', road, event: 'none' }).slice(0, 6).join('\n')
  for (const name of ['A≤6 ▾ ', 'B≤3! ▾ ', 'C≤3 ▾≈1 ', 'D≤2 ▾W ']) expect(track).toContain(name)
  expect(rows({ circuit: 'usa', weather: 'fog', road }, 'fr').join('\n')).toContain('D≤2 ▾M ')
})

test('the corners of the press are marked', () => {
  expect(
    rows({ circuit: 'gb', road: [], event: 'record-crowds' })
      .join('\n')
      .match(/◉[A-E]≤/g),
  ).toHaveLength(2)
})

test.each(heatCircuits.map(({ id }) => id))('on %s no name covers another one, whatever lies where', (circuit) => {
  const corners = heatCircuits.find(({ id }) => id === circuit)?.corners ?? []
  for (const token of roadKinds) {
    for (const event of eventIds) {
      const track = rows({ circuit, weather: 'sun', road: corners.map(() => token), event })
        .slice(0, 6)
        .join('\n')
      const mark = isOfSector(token) ? tokenSign(token, 'en') : ''
      const danger = token === 'overheat' ? '!' : ''
      for (const { letter, limit } of corners) {
        const changed = limit + (token === 'limit+1' ? 1 : token === 'limit-1' ? -1 : 0)
        // A sector that begins with the second strip is named there.
        expect(track).toContain(`${letter}≤${changed}${danger} ▾`)
      }
      if (mark !== '') expect(track.split(mark).length - 1).toBeGreaterThanOrEqual(corners.length)
    }
  }
})
