import { languages } from '@paddock/kernel'
import { home } from '@paddock/racing/lanes'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { decisions as decisionsOf } from '@paddock/terminal-kit/testing/decisions.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../box.ts'
import { foresight } from '../prospects/foresight.ts'
import { isBeforeRace, isOnTrack } from '../prospects/race.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { auctionLines } from './auction.ts'
import { draw } from './draw.ts'
import { letterOf } from './livery.ts'
import { panelLines } from './panel.ts'
import { height, middleOf, panel, stripsOf, width } from './strip.ts'

const quietly = { seat: 0, language: 'en', chosen: undefined, latest: [] } as const

/** What is asked, with what each choice would bring. */
function asked(view: View, seat: number, choices: readonly Action[]) {
  const prospects = choices.map((action) => foresight.prospect(view, seat, action))
  return { seat, choices, prospect: (choice: number) => prospects[choice] ?? { certain: [], moves: [] } }
}

function drawn(view: View, more: Partial<Parameters<typeof draw>[0]> = {}): string[] {
  return draw({ ...quietly, view, ...more }).map(textOf)
}

/** What is drawn of the track, without the panel beside it. */
function track(view: View, language: 'en' | 'fr'): string {
  return drawn(view, { language })
    .map((row) => row.slice(0, panel.x))
    .join('\n')
}

function decisions(seats: number, options: object) {
  return decisionsOf(box.game, { seats, options, seed: `draw ${seats}` })
}

describe.each([
  { seats: 2, options: {} },
  { seats: 4, options: { circuit: 'river-station' } },
  { seats: 6, options: { format: 'world-tour' } },
  { seats: 3, options: { format: 'long-distance', unownedCars: 'removed' } },
  { seats: 5, options: { format: 'long-distance-money' } },
])('with $seats seats, $options', ({ seats, options }) => {
  test('every car on the track is seen once, all through a match, in both languages', () => {
    for (const { view } of decisions(seats, options)) {
      if (isBeforeRace(view)) continue
      for (const language of languages) {
        const seen = track(view, language).match(/\p{Lu}/gu) ?? []
        const racing = view.space.flatMap((_, car) => (isOnTrack(view, car) ? [letterOf(car, language)] : []))
        expect(seen.toSorted()).toEqual(racing.toSorted())
      }
    }
  })

  test('what stands beside the track and in the auction has room there', () => {
    for (const { seat, view } of decisions(seats, options)) {
      for (const language of languages) {
        const picture = { ...quietly, view, seat, language }
        const [lines, room] = isBeforeRace(view) ? [auctionLines(picture), width] : [panelLines(picture), panel.width]
        expect(lines.length).toBeLessThanOrEqual(height)
        for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(room)
      }
    }
  })
})

test('a choice’s number stands where its move ends, and the one looked at is the car itself', () => {
  let seen = 0
  for (const { seat, view, choices } of decisions(4, {})) {
    if (view.phase !== 'move') continue
    const question = asked(view, seat, choices)
    const rows = drawn(view, question)
    const looking = drawn(view, { ...question, chosen: 0 })
    for (const [index, action] of choices.entries()) {
      if (action.type !== 'move' || action.to === home) continue
      const { x, y } = middleOf(stripsOf(view.circuit).cells[action.to]) ?? { x: 0, y: 0 }
      // Two start spaces are drawn before the start as well.
      if (view.lap[view.car] === 0 && (stripsOf(view.circuit).grid[action.to] ?? false)) continue
      expect(rows[y]?.slice(x, x + 2)).toBe(String(index + 1).padStart(2))
      if (index === 0) expect(looking[y]?.slice(x, x + 2)).toBe(`?${letterOf(view.car, 'en')}`)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(50)
})

test('looking at a card shows where its first row can lead', () => {
  for (const { seat, view, choices } of decisions(4, { powers: 'off' })) {
    if (view.phase !== 'card') continue
    const question = asked(view, seat, choices)
    for (const [chosen, action] of choices.entries()) {
      const rows = drawn(view, { ...question, chosen })
      if (action.type === 'play') expect(rows[0]).toContain('This card')
    }
    const reach = choices.map((_, chosen) =>
      drawn(view, { ...question, chosen })
        .join('')
        .includes('+'),
    )
    if (reach.includes(true)) return
  }
  throw new Error('no card showed where it leads')
})

test('own cars, the car that drives and crossed lines are marked without colours', () => {
  const marks = new Set<string>()
  for (const { seat, view } of decisions(3, {})) {
    if (isBeforeRace(view)) continue
    const rows = drawn(view, { seat }).join('\n')
    for (const mark of ['▸', '•', 'bet 1 ✓', '▚', '┃', '~']) if (rows.includes(mark)) marks.add(mark)
    if (view.car >= 0 && isOnTrack(view, view.car)) expect(rows).toContain(`▸${letterOf(view.car, 'en')}`)
  }
  expect(marks.size).toBe(6)
})

test('the auction lists every car with its owner and price', () => {
  let sold = 0
  for (const { seat, view } of decisions(4, {})) {
    if (view.phase !== 'bid') break
    const rows = drawn(view, { seat })
    expect(rows.filter((row) => row.includes('▸ on offer'))).toHaveLength(1)
    sold = view.owner.filter((owner) => owner >= 0).length
    expect(rows.filter((row) => /, for \d/.test(row))).toHaveLength(sold)
  }
  expect(sold).toBeGreaterThan(0)
})
