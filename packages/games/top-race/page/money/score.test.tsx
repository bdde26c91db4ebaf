import { randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { topRace } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import { auction } from '../../testing/table.ts'
import { Score } from './score.tsx'
import { SeatState } from './seat-state.tsx'

const randomMatch = randomMatches(topRace)

function finished(seats: number, options: Partial<Options>) {
  const { view, ranking } = randomMatch(seats, options).view('spectator')
  if (!ranking) throw new Error('not over')
  const looking = { view, viewer: 'spectator', language: 'en', name: (seat: number) => `Team ${seat}` } as const
  const html = render(<Score {...looking} ranking={ranking} />)
  return { ranking, looking, html, sheets: html.split('<section class="lanes-sheet">').slice(1) }
}

/** What a sheet says someone had, race by race. */
function balances(sheet: string): number[] {
  return Array.from(sheet.matchAll(/<strong>(−?)\$([\d,]+)<\/strong>/g), ([, minus, amount = '']) => {
    const thousands = Number(amount.replaceAll(',', '')) / 1000
    return minus === '' ? thousands : 0 - thousands
  })
}

describe.each([2, 4, 6])('%i players', (seats) => {
  test.each([{ bets: 'on' }, { distance: 'tokens', bets: 'on' }, { auction: 'open-hands' }] as const)(
    'the sheets of a match with %o end with the score',
    (options) => {
      const { ranking, sheets } = finished(seats, { ...options, races: 3 })
      expect(sheets).toHaveLength(seats)
      for (const [index, { seat, score }] of ranking.entries()) {
        const sheet = sheets[index] ?? ''
        expect(sheet).toContain(`Team ${seat}`)
        expect(balances(sheet)).toHaveLength(3)
        expect(balances(sheet).at(-1)).toBe(score)
      }
    },
  )

  test('children count no money: the cars in their order, and whose car has won', () => {
    const { ranking, looking, html, sheets } = finished(seats, { game: 'children' })
    expect(sheets).toHaveLength(0)
    expect(html).not.toContain('$')
    expect(html.match(/<li/g)).toHaveLength(6)
    expect(html).toContain(`Team ${ranking[0]?.seat} won with the`)
    expect(render(<SeatState {...looking} seat={0} />)).not.toContain('$')
  })
})

test('a debt is told as one, with nothing in notes', () => {
  const view = auction(2, { races: 1 }).playOn().purses(-30, 120).view('spectator')
  const owing = { view, viewer: 'spectator', language: 'en', name: String } as const
  const debtor = render(<SeatState {...owing} seat={0} />)
  expect(debtor).toContain('owes $30,000')
  expect(debtor).not.toContain('tr-notes')
  expect(render(<SeatState {...owing} seat={1} />).match(/tr-note-value/g)).toHaveLength(2)
})

test('at the end every car has its place, and no price beside it that would read as its prize', () => {
  const { looking } = finished(4, { races: 1 })
  const seats = [0, 1, 2, 3].map((seat) => render(<SeatState {...looking} seat={seat} />)).join('')
  expect(seats.match(/lanes-seat-place/g)).toHaveLength(6)
  expect(seats).not.toContain('lanes-seat-price')
})
