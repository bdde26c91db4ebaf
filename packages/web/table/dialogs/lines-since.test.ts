import { gameIds, openBox } from '@paddock/games'
import type { AnyBox } from '@paddock/kernel'
import { plainPage } from '@paddock/page-kit/plain.tsx'
import { expect, test } from 'vitest'
import type { JournalStep } from '../../session/session.ts'
import { linesOf } from '../scene/lines.ts'
import { linesSince } from './lines-since.ts'

const box: AnyBox | undefined = await openBox(gameIds[0] ?? '')
if (!box) throw new Error('no game is registered')
const page = plainPage(box)
const name = (seat: number) => `seat ${seat}`

function steps(...seats: number[]): JournalStep[] {
  return seats.map((seat, index) => ({ entry: index + 1, seat, outcome: 'sealed', events: [] }))
}

test('whoever takes the device is told what happened since they last decided, in a few lines', () => {
  const journal = steps(0, 1, 2, 1, 2, 1)
  const lines = linesOf(journal, { box, page, language: 'en', name })
  expect(linesSince(0, lines, journal, 5).map(({ entry }) => entry)).toEqual([2, 3, 4, 5, 6])
  expect(linesSince(2, lines, journal, 5).map(({ entry }) => entry)).toEqual([6])
  expect(linesSince(3, lines, journal, 2).map(({ entry }) => entry)).toEqual([5, 6])
})
