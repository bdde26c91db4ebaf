import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Options } from '../../rules/options.ts'
import { finishOf } from '../../rules/state.ts'
import { randomMatch } from '../testing/random-match.ts'
import { Score } from './score.tsx'

function finished(seats: number, options: Partial<Options>) {
  const { view, ranking } = randomMatch(seats, options).view('spectator')
  if (!ranking) throw new Error('not over')
  const shown = render(
    <Score view={view} viewer="spectator" language="en" name={(seat) => `Driver ${seat}.`} ranking={ranking} />,
  )
  return { view, ranking, rows: shown.split('<tr>').slice(1), shown }
}

describe.each([2, 3, 4, 5, 6])('%i drivers', (seats) => {
  test('stand in the order of their places, each with its rounds and how far it got past the line', () => {
    const { view, ranking, rows } = finished(seats, { circuit: 'italy', laps: 1 })
    expect(rows).toHaveLength(seats)
    for (const [index, { seat }] of ranking.entries()) {
      const row = rows[index]
      expect(row).toContain(`Driver ${seat}.`)
      const round = view.finishedIn[seat] ?? 0
      if (round === 0) {
        expect(row).toContain('gave up')
        continue
      }
      expect(row).toContain(`${round} rounds`)
      const past = (view.progress[seat] ?? 0) - finishOf(view)
      expect(row).toContain(past === 0 ? 'just past the line' : `${past} space`)
    }
  })
})

test('someone gives up sooner or later, and the table says so', () => {
  expect(finished(6, { laps: 1 }).shown).toContain('gave up')
})

test('alone, it is a time trial', () => {
  const { shown, rows } = finished(1, { laps: 1 })
  expect(shown).toContain('Time trial')
  expect(shown).toContain('USA, 1 lap')
  expect(rows).toHaveLength(1)
})
