import { readFileSync } from 'node:fs'
import { allTold, amountsOf, toldRecord } from '@paddock/page-kit/testing/told-record.ts'
import { sum } from '@paddock/racing'
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../prospects/score.ts'
import { raceCount } from '../../prospects/standing.ts'
import { ownerOf } from '../../rules/cars.ts'
import { formelFun } from '../../rules/game.ts'
import { result } from './index.ts'

const golden = (name: string) => readFileSync(new URL(`../../golden/rules-1/${name}.json`, import.meta.url), 'utf8')
const told = (name: string, viewer: number | 'spectator' = 'spectator') => toldRecord(formelFun, golden(name), viewer)

describe.each(['three-seats', 'six-seats', 'five-seats-two-cars', 'four-seats-last-car'])('%s', (name) => {
  const match = told(name)
  const figures = result.figures(match)

  test('turbos and spaces are those that were told', () => {
    const played = allTold(match, 'card-played').filter(({ turbo }) => turbo)
    expect(sum(amountsOf(figures, 'Extra turbos'))).toBe(played.length)
    expect(amountsOf(figures, 'Extra turbos').length === 0 ? [] : amountsOf(figures, 'Extra turbos')).toEqual(
      played.length === 0 ? [] : match.view.turbos,
    )
    const lost = allTold(match, 'car-moved').map(({ fellBack }) => fellBack)
    expect(sum(amountsOf(figures, 'Spaces lost to full ones'))).toBe(sum(lost))
  })

  test('cars are out in the races in which they were eliminated, and only the winner of the final in none', () => {
    const races = raceCount(match.view)
    const first = match.ranking
      .map(({ seat }) => seat)
      .sort((a, b) => a - b)
      .map((seat) => match.view.out.findIndex((car) => ownerOf(car) === seat) + 1)
    expect(amountsOf(figures, 'First car out in')).toEqual(first)
    const last = amountsOf(figures, 'Last car out in')
    expect(last.filter((race) => race > races)).toHaveLength(1)
    const row = figures.rows.find(({ label }) => label === 'Last car out in')
    expect(row?.said?.(races)).toBe('final')
    expect(row?.said?.(races + 1)).toBe('won')
  })

  test('the podium shows the car that lasted longest', () => {
    for (const { seat } of match.ranking) {
      const best = match.view.out.findLast((car) => ownerOf(car) === seat) ?? -1
      expect(result.podiumCar(match, seat).number).toBe(String((best % 3) + 1))
    }
  })
})

test('the champion’s points are said to whoever lost, car by car, and how many more they are', () => {
  const last = told('three-seats').ranking.at(-1)?.seat ?? 0
  const match = told('three-seats', last)
  const winner = match.ranking[0]?.seat ?? 0
  const [margin, final] = result.figures(match).turningPoints
  const points = pointsOf(match.view, winner)
  const gap = points - pointsOf(match.view, last)
  const brought = [...allTold(match, 'car-eliminated'), ...allTold(match, 'final-won')]
    .filter(({ seat }) => seat === winner)
    .map((event) => event.points)
    .sort((a, b) => b - a)
  expect(brought).toHaveLength(3)
  expect(margin?.said).toBe(`Seat ${winner} scored ${points} points (${brought.join(' + ')}), ${gap} more than you.`)
  const best = match.steps.find(({ entry }) => entry === margin?.at)
  expect(best?.events).toContainEqual(expect.objectContaining({ seat: winner, points: brought[0] }))
  expect(final?.said).toMatch(/^Seat \d [123] won the final: \d+ points\.$/)
  expect(final?.at).toBe(match.steps.at(-1)?.entry)
})

test('where nobody counts points none are spoken of', () => {
  const { turningPoints } = result.figures(told('four-seats-last-car'))
  expect(turningPoints[0]?.said).toMatch(/^Seat \d kept a car in the race longer than Seat \d\.$/)
  expect(turningPoints.map(({ said }) => said).join(' ')).not.toContain('points')
})
