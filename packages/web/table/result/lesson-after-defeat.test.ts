import { openBox } from '@paddock/games'
import { lessonShelves } from '@paddock/games/lessons'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { lessonAfterDefeat } from './lesson-after-defeat.ts'

const [shelf] = lessonShelves
const game = shelf?.game ?? ''
const box = await openBox(game)
if (!box) throw new Error('no game has lessons')

/** The end of a match in which seat 0 came in at this place. */
function ended(place: number, kind: 'alone' | 'shared' = 'alone') {
  const asked = { entry: 9, pending: [], decided: [], choices: [], view: {} }
  const ranking = [{ seat: 0, place, score: 1 }]
  return { kind, box: box ?? never(), viewer: signal(0), position: signal({ ...asked, ranking }) }
}

function never(): never {
  throw new Error('no box')
}

const first = [{ game, over: true }]

test('who has lost a first race is offered the first lesson', () => {
  expect(lessonAfterDefeat(ended(2), first, {})).toBe(shelf?.listed[0])
})

test.each([
  ['won', ended(1), first, {}],
  ['raced before', ended(2), [...first, ...first], {}],
  ['begun to learn', ended(2), first, { [`${game}/any`]: 'skipped' as const }],
  ['passed the device round', ended(2, 'shared'), first, {}],
])('who has %s is not', (_, session, kept, lessons) => {
  expect(lessonAfterDefeat(session, kept, lessons)).toBeUndefined()
})
