import { expect, test } from 'vitest'
import { figuresOf, legendCards } from '../../modules/legends/cards.ts'
import type { Event } from '../../rules/event.ts'
import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { race } from '../../testing/table.ts'
import { type Called, cardsFor, hasMoved, type LegendOutlook, legendOutlook, legendsOf } from './legends.ts'

function isCalled(event: Event): event is Called {
  return event.type === 'legend-called'
}

/** Plays a race at random; before every decision someone looks, and then hears what came of it. */
function looking(
  drivers: number,
  options: Partial<Options>,
  see: (view: View, events: readonly Event[]) => void,
): void {
  const table = race(drivers, options)
  while (table.phase !== 'over') {
    const [view, heard] = [table.view('spectator'), table.events.length]
    see(view, table.decideAny().events.slice(heard))
  }
}

const races: readonly (Partial<Options> & { readonly circuit: Options['circuit'] })[] = [
  { circuit: 'usa', legends: 4 },
  { circuit: 'gb', legends: 4, weather: 'on', legendStyle: 'aggressive' },
  { circuit: 'italy', legends: 2, pro: 6, weather: 'on' },
  { circuit: 'france', legends: 4, event: 'record-crowds' },
]

test.each(races)('what is foreseen of a Legend before the card is turned up comes true: $circuit', (options) => {
  const kinds = new Set<string>()
  let foreseen = new Map<number, LegendOutlook>()
  const come = (event: Called) => {
    const { spaces, diamonds, topSpeeds, by } = foreseen.get(event.seat) ?? {}
    if (!spaces || !diamonds || !topSpeeds) throw new Error('nothing was foreseen')
    kinds.add(`${by} ${event.way}`)
    expect(event.spaces).toBeGreaterThanOrEqual(spaces.least)
    expect(event.spaces).toBeLessThanOrEqual(spaces.most)
    expect(event.diamond).toBeGreaterThanOrEqual(diamonds.least)
    expect(event.diamond).toBeLessThanOrEqual(diamonds.most)
    expect(event.topSpeed).toBeGreaterThanOrEqual(topSpeeds.least)
    expect(event.topSpeed).toBeLessThanOrEqual(topSpeeds.most)
  }
  looking(2, options, (view, events) => {
    foreseen = new Map(legendsOf(view).map((car) => [car, legendOutlook(view, car)]))
    // What comes after the next round began could not be foreseen from here.
    const end = events.findIndex(({ type }) => type === 'round-began')
    for (const event of events.slice(0, end < 0 ? events.length : end)) {
      if (isCalled(event) && !hasMoved(view, event.seat)) come(event)
    }
  })
  expect([...kinds].filter((kind) => kind.startsWith('diamond'))).not.toEqual([])
  expect([...kinds].filter((kind) => kind.startsWith('top-speed') || kind.startsWith('flag'))).not.toEqual([])
})

test('once the card of the round is open, whoever is yet to move is told exactly', () => {
  let told = 0
  looking(3, { legends: 3 }, (view) => {
    if (!view.isLegendCardOpen) return
    for (const car of legendsOf(view)) {
      const { call } = legendOutlook(view, car)
      if (hasMoved(view, car)) continue
      expect(call).toMatchObject(figuresOf(view.legendCards.at(-1) ?? -1, car, 0))
      told++
    }
  })
  expect(told).toBeGreaterThan(0)
})

test('cards that have been seen are not reckoned with, until all ten are shuffled again', () => {
  const counts = new Set<number>()
  looking(1, { legends: 3, laps: 4 }, (view) => {
    const [car] = legendsOf(view)
    if (car === undefined || view.isLegendCardOpen) return
    const cards = cardsFor(view, car)
    expect(cards).toHaveLength(legendCards.length - (view.legendCards.length % legendCards.length))
    counts.add(cards.length)
  })
  expect(counts.size).toBeGreaterThan(5)
})
