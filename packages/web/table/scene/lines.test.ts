import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, languages } from '@paddock/kernel'
import { plainPage } from '@paddock/page-kit/plain.tsx'
import { expect, test } from 'vitest'
import type { JournalStep } from '../../session/session.ts'
import { text } from '../text/index.ts'
import { entryBefore, happening, type JournalLine, linesAfter, linesOf } from './lines.ts'

const box: AnyBox | undefined = await openBox(gameIds[0] ?? '')
if (!box) throw new Error('no game is registered')
const page = plainPage(box)
const name = (seat: number) => `seat ${seat}`

function steps(...seats: number[]): JournalStep[] {
  return seats.map((seat, index) => ({ entry: index + 1, seat, outcome: 'sealed', events: [] }))
}

test.each(languages)(
  'what was sealed or taken back has a line of its own in %s, with the name of who did it',
  (language) => {
    const [sealed, undone] = linesOf(
      [
        { entry: 1, seat: 2, outcome: 'sealed', events: [] },
        { entry: 2, seat: 2, outcome: 'undone', events: [] },
      ],
      { box, page, language, name },
    )
    expect(sealed?.said).toContain('seat 2')
    expect(undone?.said).toBe(text[language].undone('seat 2'))
    expect(undone?.said).not.toBe(sealed?.said)
  },
)

test('that someone has decided is told until all have, and then what came of it', () => {
  const sealed = steps(0, 1)
  const shown: JournalStep = { entry: 3, seat: 2, outcome: 'applied', events: [] }
  const telling = { box, page, language: 'en', name } as const
  expect(linesOf(sealed, telling)).toHaveLength(2)
  expect(linesOf([...sealed, shown], telling)).toEqual([])
  expect(linesOf([...sealed, shown, { entry: 4, seat: 0, outcome: 'sealed', events: [] }], telling)).toHaveLength(1)
})

test('what the game is silent about has no line', () => {
  const silent = { ...page, telling: () => 'silent' as const }
  const journal = [{ entry: 1, seat: 0, outcome: 'applied' as const, events: [{ type: 'anything' }] }]
  expect(linesOf(journal, { box, page: silent, language: 'en', name })).toEqual([])
})

test('who comes back is told the last lines: they come after the entry that is named', () => {
  const lines = linesOf(steps(0, 1, 2, 0, 1, 2, 0), { box, page, language: 'en', name })
  const since = entryBefore(lines, 5)
  expect(lines.filter(({ entry }) => entry > since)).toHaveLength(5)
  expect(entryBefore(lines, 50)).toBe(0)
})

function line(said: string, number: string, isGreat = false): JournalLine {
  return {
    key: said,
    entry: 1,
    said,
    isGreat,
    look: { colour: 'red', number, body: 'kart' },
  }
}

test('what is just happening is what the one who is at it began with, unless something great has happened', () => {
  const told = [line('1 draws', '1'), line('2 plays', '2'), line('2 turns up', '2')]
  expect(happening(told)?.said).toBe('2 plays')
  expect(happening(told.slice(0, 1))?.said).toBe('1 draws')
  expect(happening([line('1 wins', '1', true), ...told])?.said).toBe('1 wins')
  expect(happening([])).toBeUndefined()
})

test('what was said is not said again when that someone has decided is no longer told', () => {
  const lines = [line('one', '1'), { ...line('two', '2'), entry: 4 }, { ...line('three', '3'), entry: 5 }]
  expect(linesAfter(line('one', '1'), lines).map(({ said }) => said)).toEqual(['two', 'three'])
  expect(linesAfter({ ...line('gone', '2'), entry: 4 }, lines).map(({ said }) => said)).toEqual(['three'])
  expect(linesAfter(undefined, lines)).toHaveLength(3)
})
