import { everyPart } from '@paddock/board/late'
import { patched } from '@paddock/kernel'
import type { Cue } from '@paddock/page-kit/cue.ts'
import { expect, test } from 'vitest'
import type { CardName } from '../rules/cards.ts'
import { circuitCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { beforeTheFlag, toTheFlag } from '../testing/flag.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { allCues as cues } from './all-cues.ts'
import { anyChoice, randomMatch } from './testing/random-match.ts'

await everyPart()

/** What is for eye and ear while things are done. */
function cued(table: HeatTable, doing: () => void): Cue[] {
  let before = table.view(0)
  return table.watched(0, doing).flatMap(({ event, view }) => {
    const found = cues(event, before, view)
    before = view
    return found
  })
}

test('a corner that is paid for makes the tyres squeal, one that is not does not', () => {
  const [corner] = circuitCalled('usa').corners
  const hands: readonly (readonly CardName[])[] = [
    [4, 4, 1],
    [1, 1, 2],
  ]
  const [dear, free] = hands.map((cards) => {
    const table = race(2)
      .put(0, (corner?.line ?? 0) - 1)
      .put(1, 1)
      .gear(0, 3)
      .hand(0, ...cards, 1)
      .hand(1, 0, 1)
    return cued(table, () =>
      table
        .shift(3, 1)
        .play([...cards], [0])
        .passTo(),
    )
  })
  expect(dear?.find(({ kind }) => kind === 'drive')).toEqual({ kind: 'drive', car: 'car-0', strength: 0.45, gear: 3 })
  expect(dear?.filter(({ kind }) => kind === 'tyres')).toEqual([{ kind: 'tyres', car: 'car-0', strength: 0.5 }])
  expect(free?.some(({ kind }) => kind === 'tyres')).toBe(false)
})

test('the last lap is called for the first car that begins it', () => {
  const table = race(2).put(0, 68).put(1, 67).gear(0, 1).gear(1, 1).hand(0, 4, 1).hand(1, 4, 1)
  const found = cued(table, () => table.shift(1, 1).play([4], [4]).passTo())
  expect(found.filter(({ kind }) => kind === 'last-lap')).toEqual([{ kind: 'last-lap', car: 'car-0' }])
})

test('every car over the line is heard, and the one that wins last of all', () => {
  const table = beforeTheFlag(race(2), 1, 0)
  const found = cued(table, () => toTheFlag(table, 1, 0)).filter(({ kind }) => kind === 'finish' || kind === 'champion')
  expect(found).toEqual([
    { kind: 'finish', car: 'car-1' },
    { kind: 'finish', car: 'car-0' },
    { kind: 'champion', car: 'car-1' },
  ])
})

test('a season has the lights before every race, and all that can happen on the way', () => {
  const heard = new Map<string, number>()
  randomMatch(2, { season: '1961', legends: 3, workshop: 'draft' }, anyChoice, ({ match, before }) => {
    let view = before[0]
    for (const { event, patch } of match.frames([0])[0] ?? []) {
      if (!view || !event) continue
      const then: View = patched(view, patch)
      for (const { kind, strength = 0, gear = 1 } of cues(event, view, then)) {
        heard.set(kind, (heard.get(kind) ?? 0) + 1)
        expect([strength >= 0 && strength <= 1, gear >= 1 && gear <= 4]).toEqual([true, true])
      }
      view = then
    }
  })
  expect(heard.get('lights')).toBe(3)
  expect(heard.get('champion')).toBe(1)
  for (const kind of ['drive', 'tyres', 'slipstream', 'boost', 'spin-out', 'card', 'shuffle', 'last-lap', 'finish'])
    expect(heard.get(kind), kind).toBeGreaterThan(0)
})
