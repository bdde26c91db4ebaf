import { languages, Match, Rng } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../box.ts'
import { isOnTrack, isWorkshop, moving } from '../prospects/facts/order.ts'
import { spaceOf } from '../prospects/facts/road.ts'
import { prospect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import { dashboard, draw, order } from './draw.ts'
import { dashboardLines } from './hand/dashboard.ts'
import { letterOf } from './livery.ts'
import { orderLines } from './order.ts'
import { pictured } from './testing/pictured.ts'
import { belowTrack, height, stripsOf } from './track/strip.ts'

function drawn(...shown: Parameters<typeof pictured>): string[] {
  return draw(pictured(...shown)).map(textOf)
}

interface Decision {
  readonly seat: number
  readonly view: View
  readonly choices: readonly Action[]
}

/** Every question of a race. */
function* decisions(seats: number, options: object): Generator<Decision> {
  const match = Match.start(box.game, { seats, options, seed: `draw ${seats}` })
  const rng = Rng.fromSeed('moves')
  while (match.pending.length > 0) {
    const { decided } = match.view('spectator')
    const seat = match.pending.find((other) => !decided.includes(other)) ?? 0
    const { view, choices } = match.view(seat)
    if (!isWorkshop(view)) yield { seat, view, choices }
    match.act(seat, rng.pick(choices))
  }
}

/** The two signs on the spot of a place. */
function signAt(rows: readonly string[], view: View, progress: number, spot: number): string | undefined {
  const at = stripsOf(view.circuit).spots[spaceOf(view, progress)]?.[spot === 0 ? 0 : 1]
  return at && rows[at.y]?.slice(at.x, at.x + 2)
}

const races = [
  { seats: 2, options: { circuit: 'gb', laps: 1 } },
  { seats: 4, options: { circuit: 'italy', laps: 2 } },
  { seats: 6, options: { race: 'first-game', gears: 'with-cards' } },
  { seats: 2, options: { legends: 4, circuit: 'france', laps: 1 } },
  {
    seats: 4,
    options: { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'title-sponsor', legends: 2, laps: 1 },
  },
  { seats: 2, options: { workshop: 'draft', upgrades: 'advanced', gears: 'tournament', wording: 'revised', laps: 1 } },
]

describe.each(races)('with $seats seats, $options', ({ seats, options }) => {
  test('every car that races stands on its spot by its letter, in both languages', () => {
    for (const { seat, view } of decisions(seats, options)) {
      for (const language of languages) {
        const rows = drawn(view, { seat, language })
        for (const car of view.progress.keys()) {
          if (!isOnTrack(view, car)) continue
          const sign = signAt(rows, view, view.progress[car] ?? 0, view.spot[car] ?? 0)
          const mark = car === moving(view) ? '▸' : car === seat ? '•' : ' '
          expect(sign).toBe(`${mark}${letterOf(car, language)}`)
        }
      }
    }
  })

  test('the dashboard and the order have room, whatever is looked at', () => {
    for (const { seat, view, choices } of decisions(seats, options)) {
      for (const language of languages) {
        const picture = pictured(view, { seat, language, choices })
        for (const chosen of [0, Math.floor(choices.length / 2), choices.length - 1]) {
          const lines = dashboardLines({ ...picture, chosen })
          expect(lines.length).toBeLessThanOrEqual(height - belowTrack)
          for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(dashboard.width)
        }
        const lines = orderLines(picture)
        expect(lines).toHaveLength(view.cars + 1)
        for (const line of lines) expect(widthOf(line), textOf(line)).toBeLessThanOrEqual(order.width)
      }
    }
  })

  test('where the choice that is looked at may end, there is a sign', () => {
    let seen = 0
    for (const { seat, view, choices } of decisions(seats, options)) {
      for (const [chosen, action] of choices.slice(0, 6).entries()) {
        const ends = prospect(view, seat, action).whole?.outcomes ?? []
        if (ends.length === 0) continue
        const rows = drawn(view, { seat, choices, chosen })
        for (const { landing } of ends) {
          if (landing.progress === view.progress[seat]) continue
          expect(signAt(rows, view, landing.progress, landing.spot)).toContain('?')
          seen++
        }
      }
    }
    expect(seen).toBeGreaterThan(50)
  })
})

test('corners stand above the track with their limits, and the finish at its end', () => {
  const [first] = decisions(2, { circuit: 'gb' })
  const rows = drawn(first?.view ?? fail())
  const names = `${rows[0]}${rows[3]}`
  for (const name of ['A≤10 ▾', 'B≤6 ▾', 'C≤5 ▾', 'D≤4 ▾', 'E≤3 ▾', 'finish ▾']) expect(names).toContain(name)
})

test('the order tells lap, gear, heat and the way to the next corner, or to the finish', () => {
  const [first] = decisions(2, {})
  const view: View = {
    ...(first?.view ?? fail()),
    progress: [69 + 60, 5],
    gear: [4, 2],
    engine: [3, 0],
    order: [0, 1],
  }
  const rows = orderLines(pictured(view)).map(textOf)
  expect(rows[1]).toMatch(/^1 {2}K you +2\/2 +4 +3 +9 → end$/)
  expect(rows[2]).toMatch(/^2 {2}B Blue\* +1\/2 +2 +0 +7 → A≤7$/)
})

test('a Legend shows its top speed and diamond as soon as the card of the round is open', () => {
  const [first] = decisions(2, { legends: 1, pro: 1 })
  const view = first?.view ?? fail()
  const told = (more: Partial<View>) => orderLines(pictured({ ...view, ...more })).map(textOf)
  expect(told({}).find((row) => row.includes('Green'))).toMatch(/1\/2 +Legend +\d+ → A≤7$/)
  // The first card: 15 for green, and a diamond of 2.
  const open = told({ legendCards: [0], isLegendCardOpen: true })
  expect(open.find((row) => row.includes('Green'))).toMatch(/1\/2 +16 ◆2 +\d+ → A≤7$/)
})

test('a car that was eliminated is out, whatever its place', () => {
  const [first] = decisions(2, { event: 'future-unknown' })
  const view: View = { ...(first?.view ?? fail()), place: [0, 2], eliminated: [1] }
  expect(orderLines(pictured(view)).map(textOf)[2]).toMatch(/^2 {2}B Blue +out$/)
})

function fail(): never {
  throw new Error('nobody was asked')
}
