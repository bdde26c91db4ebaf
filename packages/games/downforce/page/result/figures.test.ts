import { readFileSync } from 'node:fs'
import { allTold, amountsOf, toldRecord } from '@paddock/page-kit/testing/told-record.ts'
import { sum } from '@paddock/racing'
import { describe, expect, test } from 'vitest'
import { raceOrder } from '../../prospects/race.ts'
import { downforce } from '../../rules/game.ts'
import { Counting } from './counting.ts'
import { result } from './index.ts'

const golden = (name: string) => readFileSync(new URL(`../../golden/rules-2/${name}.json`, import.meta.url), 'utf8')
const told = (name: string, viewer: number | 'spectator' = 'spectator') => toldRecord(downforce, golden(name), viewer)

describe.each(['all-cars-home', 'world-tour', 'odds', 'two-players', 'dealt-with-powers', 'no-bets', 'unowned-car'])(
  '%s',
  (name) => {
    const match = told(name)
    const figures = result.figures(match)

    test('race, bets and prices add up to every score', () => {
      const [race, bets, prices] = ['Won in the race', 'Won by bets', 'Paid in the auction'].map((label) =>
        amountsOf(figures, label),
      )
      for (const { seat, score } of match.ranking) {
        expect((race?.[seat] ?? 0) + (bets?.[seat] ?? 0) + (prices?.[seat] ?? 0)).toBe(score)
      }
    })

    test('whose the cars are is followed through auctions and deals', () => {
      const { driving } = new Counting(match.steps)
      expect(match.view.owner.map((_, car) => driving.ownerOf(car))).toEqual(match.view.owner)
    })

    test('what the cars lost is what was told', () => {
      const lost = allTold(match, 'car-moved').filter(
        ({ car, lost: spaces }) => spaces > 0 && (match.view.before ?? match.view).owner[car] !== -1,
      )
      if (name !== 'world-tour')
        expect(sum(amountsOf(figures, 'Spaces own cars lost'))).toBe(sum(lost.map((e) => e.lost)))
    })
  },
)

test('what made the difference is said with both sums', () => {
  const last = told('all-cars-home').ranking.at(-1)?.seat ?? 0
  const match = told('all-cars-home', last)
  const [margin, source] = result.figures(match).turningPoints
  const [winner] = match.ranking
  const less = match.ranking.at(-1)
  expect(margin?.said).toBe(`Seat ${winner?.seat} made $${(winner?.score ?? 0) - (less?.score ?? 0)}M more than you.`)
  expect(source?.said).toMatch(/^Seat \d (won|paid) −?\$\d+M (in the race|by bets|for cars), against \$\d+M for you\.$/)
  expect(match.steps.some(({ entry }) => entry === source?.at)).toBe(true)
})

test('where no money is counted, the first car of the winner is named and shown', () => {
  const match = told('first-car')
  const { rows, turningPoints } = result.figures(match)
  expect(rows.map(({ label }) => label).join()).not.toMatch(/Won|Paid/)
  expect(turningPoints[0]?.said).toMatch(/came first for Seat \d\.$/)
  const [winner] = match.ranking
  const best = raceOrder(match.view).find((car) => match.view.owner[car] === winner?.seat) ?? -1
  expect(result.podiumCar(match, winner?.seat ?? 0).number).toBe(String(best + 1))
})

test('a team without a car stands on the podium with its letter', () => {
  const match = told('unowned-car')
  const { view } = match
  const without = { ...match, view: { ...view, owner: view.owner.map(() => -1) } }
  expect(result.podiumCar(without, 1).letter).toBe('B')
})
