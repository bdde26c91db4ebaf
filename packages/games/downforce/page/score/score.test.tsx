import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { accountBefore, accountOf } from '../../prospects/money.ts'
import { raceOrder } from '../../prospects/race.ts'
import type { Options } from '../../rules/options.ts'
import { randomMatch } from '../testing/random-match.ts'
import { Score } from './score.tsx'

function finished(seats: number, options: Partial<Options>) {
  const { view, ranking } = randomMatch(seats, options).view('spectator')
  if (!ranking) throw new Error('not over')
  const shown = render(
    <Score view={view} viewer="spectator" language="en" name={(seat) => `Team ${seat}`} ranking={ranking} />,
  )
  return { view, ranking, shown, sheets: shown.split('<section class="lanes-sheet">').slice(1) }
}

/** What a sheet says it all comes to. */
function totals(sheet: string): number[] {
  return Array.from(sheet.matchAll(/<strong>([^<]+)<\/strong>/g), ([, sum = '']) =>
    Number(sum.replace('−', '-').replace('$', '')),
  )
}

describe.each([2, 3, 4, 5, 6])('%i players', (seats) => {
  test.each(['on', 'odds', 'off'] as const)('with bets %s, every sheet comes to the score of its team', (betting) => {
    const { view, ranking, sheets } = finished(seats, { betting })
    expect(sheets).toHaveLength(seats)
    for (const [index, { seat, score }] of ranking.entries()) {
      const sheet = sheets[index] ?? ''
      expect(sheet).toContain(`Team ${seat}`)
      expect(totals(sheet)).toEqual([score])
      const { cars, bets } = accountOf(view, seat)
      expect(sheet.match(/class="lanes-figure"/g) ?? []).toHaveLength(2 * cars.length + bets.length)
    }
  })

  test('of a world tour both races are on the sheet, and their sum is the score', () => {
    const { view, ranking, sheets } = finished(seats, { format: 'world-tour' })
    for (const [index, { seat, score }] of ranking.entries()) {
      const [first = 0, second = 0] = totals(sheets[index] ?? '')
      expect(first).toBe(accountBefore(view, seat)?.winnings)
      expect(first + second).toBe(score)
      expect(sheets[index]).toContain('Both races')
    }
  })

  test('over a long distance for money every car has its place, and every sheet comes to the score', () => {
    const { view, ranking, sheets } = finished(seats, { format: 'long-distance-money' })
    for (const [index, { seat, score }] of ranking.entries()) {
      expect(totals(sheets[index] ?? '')).toEqual([score])
      expect(sheets[index]).not.toContain('not home')
      for (const { car, place } of accountOf(view, seat).cars) expect(raceOrder(view)[place - 1]).toBe(car)
    }
  })

  test.each(['first-car', 'long-distance'] as const)('%s: the cars in their order, and no money', (format) => {
    const { view, shown, sheets } = finished(seats, { format })
    expect(sheets).toHaveLength(0)
    expect(shown).not.toContain('$')
    expect(shown.match(/<li/g)).toHaveLength(raceOrder(view).length)
  })
})
