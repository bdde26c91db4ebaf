import { readFileSync } from 'node:fs'
import { allTold, amountsOf, toldRecord } from '@paddock/page-kit/testing/told-record.ts'
import { sum } from '@paddock/racing'
import { describe, expect, test } from 'vitest'
import { topRace } from '../../rules/game.ts'
import { startingMoney } from '../../rules/money.ts'
import { Counting } from './counting.ts'
import { result } from './index.ts'

const golden = (name: string) => readFileSync(new URL(`../../golden/rules-1/${name}.json`, import.meta.url), 'utf8')
const told = (name: string, viewer: number | 'spectator' = 'spectator') => toldRecord(topRace, golden(name), viewer)

describe.each(['one-race', 'three-races-with-bets', 'distance-tokens', 'open-hands', 'six-players', 'unwanted-driver'])(
  '%s',
  (name) => {
    const match = told(name)
    const figures = result.figures(match)

    test('what everyone began with and what came and went add up to every purse', () => {
      const sources = ['Prizes', 'Bets', 'Tokens', 'Paid for drivers'].map((label) => amountsOf(figures, label))
      for (const { seat, score } of match.ranking) {
        expect(startingMoney + sum(sources.map((amounts) => amounts[seat] ?? 0))).toBe(score)
      }
    })

    test('whose the cars are is followed through the auctions', () => {
      const { driving } = new Counting(match.steps)
      expect(match.view.owner.map((_, car) => driving.ownerOf(car))).toEqual(match.view.owner)
    })
  },
)

test('a breakdown is counted for who dealt it and who had it, and told to whom it cost', () => {
  const match = told('breakdown-and-return')
  const { broken } = new Counting(match.steps)
  const figures = result.figures(match)
  expect(broken.length).toBeGreaterThan(0)
  expect(sum(amountsOf(figures, 'Breakdowns of own cars'))).toBe(broken.length)
  const [down] = broken.filter(({ owner }) => owner !== match.ranking[0]?.seat)
  if (!down) throw new Error('only the winner broke down')
  const points = result.figures(told('breakdown-and-return', down.owner)).turningPoints
  expect(points.at(-1)?.said).toMatch(/^Your \w+ car broke down on a card of Seat \d\.$/)
})

test('what made the difference is said with both sums', () => {
  const last = told('three-races-with-bets').ranking.at(-1)?.seat ?? 0
  const [margin, source] = result.figures(told('three-races-with-bets', last)).turningPoints
  expect(margin?.said).toMatch(/^Seat \d had \$\d+,000 more in the end than you\.$/)
  expect(source?.said).toMatch(/against −?\$\d+(,000)? for you\.$/)
})

test('in a children’s race the first car is named, and the cars are counted for those who have them', () => {
  const match = told('children')
  const { turningPoints, rows } = result.figures(match)
  const moves = allTold(match, 'car-moved').filter(({ car }) => (match.view.owner[car] ?? -1) >= 0)
  const driven = moves.map(({ path }) => path.length)
  expect(sum(amountsOf({ rows, turningPoints }, 'Spaces driven by own cars'))).toBe(sum(driven))
  expect(turningPoints[0]?.said).toMatch(/came first for Seat \d\.$/)
})
