import { expect, test } from 'vitest'
import { lotsBox } from '../conformance/lots.ts'
import { lessonFaults } from './check-lesson.ts'
import { cardsOf, type LotsLesson, lesson, said, words } from './testing/bidding.ts'

test('a sound lesson has no faults', () => {
  expect(lessonFaults(lotsBox, lesson, said, ['LT-01'])).toEqual([])
})

const [hello, high, done] = lesson.moments
const broken: readonly [string, Partial<LotsLesson>, string][] = [
  ['a rule that is not there', { rules: ['LT-77'] }, 'there is no rule LT-77'],
  ['words without a moment', { moments: [] }, 'there are words for hello in en, and no such moment'],
  [
    'a moment that never comes',
    { moments: [...lesson.moments, { id: 'never', when: () => false }] },
    'the script passes over the moment never',
  ],
  [
    'a wish that no choice fits',
    {
      moments: [
        ...(hello ? [hello] : []),
        ...(high ? [{ ...high, wanted: () => false }] : []),
        ...(done ? [done] : []),
      ],
    },
    'the script: no choice is wanted at high',
  ],
  [
    'a piece that nobody sees',
    {
      moments: [
        ...(hello ? [{ ...hello, points: () => [{ piece: 'card' as const, card: 99 }] }] : []),
        ...lesson.moments.slice(1),
      ],
    },
    'the script: the moment hello points at {"card":99,"piece":"card"}, which is not shown',
  ],
  [
    'a script that goes against itself',
    { given: [[{ bid: Math.min(...cardsOf(0)) }], []] },
    'the script: what is given at high is not what is wanted',
  ],
  [
    'a given move that is no choice',
    { given: [[], [{ bid: 99 }]] },
    'the script: what is given for seat 1 at entry 0 is no choice: {"bid":99}',
  ],
]

test.each(broken)('%s is a fault', (_, change, fault) => {
  expect(lessonFaults(lotsBox, { ...lesson, ...change }, said, ['LT-01']).join('\n')).toContain(fault)
})

test('three sentences are one too many, and every moment has its words in every language', () => {
  const { bid } = words
  if (!bid) throw new Error('no words')
  const long = { bid: { ...bid, moments: { ...bid.moments, hello: { said: 'One. Two! Three?' } } } }
  expect(lessonFaults(lotsBox, lesson, { en: long, fr: {} }, ['LT-01'])).toEqual([
    'hello: more than two sentences in en',
    'it has no words in fr',
  ])
  const { high: _, ...less } = bid.moments
  expect(lessonFaults(lotsBox, lesson, { ...said, fr: { bid: { ...bid, moments: less } } }, ['LT-01'])).toEqual([
    'high has no words in fr',
    'a mistake at high has no words in fr',
  ])
})
