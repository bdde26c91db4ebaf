import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../prospects/score.ts'
import { table } from '../testing/table.ts'
import { Score } from './score.tsx'

function finished(seats: number, scoring: 'team-points' | 'last-car') {
  const match = table(seats, { scoring }).playOut()
  const [view, ranking] = [match.view('spectator'), match.ranking() ?? []]
  const shown = render(
    <Score view={view} viewer="spectator" language="en" name={(seat) => `Team ${seat}`} ranking={ranking} />,
  )
  return { view, ranking, shown }
}

describe.each([3, 4, 5, 6])('%i players', (seats) => {
  test('the score has a line for every car that left and a total for every team', () => {
    const { view, ranking, shown } = finished(seats, 'team-points')
    const [, body = '', foot = ''] = /<tbody>(.*)<\/tbody>.*<tfoot>(.*)<\/tfoot>/s.exec(shown) ?? []
    expect(body.match(/<tr/g)).toHaveLength(view.out.length)
    const totals = Array.from(foot.matchAll(/<td[^>]*>(\d+)<\/td>/g), ([, total]) => Number(total))
    expect(totals).toEqual(ranking.map(({ seat }) => pointsOf(view, seat)))
  })

  test('played for the last car, nobody sees points', () => {
    const { view, shown } = finished(seats, 'last-car')
    expect(shown.match(/<tr/g)).toHaveLength(view.out.length + 1)
    expect(shown).not.toContain('<tfoot')
  })
})
