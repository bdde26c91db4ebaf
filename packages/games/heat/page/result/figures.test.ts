import { readFileSync } from 'node:fs'
import { allTold, amountsOf, toldRecord } from '@paddock/page-kit/testing/told-record.ts'
import { sum } from '@paddock/racing'
import { describe, expect, test } from 'vitest'
import { placingsOf } from '../../prospects/facts/standings.ts'
import { heatGame } from '../../rules/game.ts'
import { result } from './index.ts'
import { words } from './words.ts'

const golden = (name: string) => readFileSync(new URL(`../../golden/rules-3/${name}.json`, import.meta.url), 'utf8')
const told = (name: string, viewer: number | 'spectator' = 'spectator') => toldRecord(heatGame, golden(name), viewer)

describe.each(['photo-finish', 'weather', 'season-1963', 'alone-against-legends', 'card-too-dear'])('%s', (name) => {
  const match = told(name)
  const figures = result.figures(match)

  test('everything that was told to cost heat is in the heat paid, and that of corners in its own row', () => {
    const inCorners = [...allTold(match, 'corner-taken'), ...allTold(match, 'spun-out')]
    const elsewhere = [...allTold(match, 'gear-shifted'), ...allTold(match, 'boosted'), ...allTold(match, 'card-paid')]
    const heat = (events: readonly { heat: number }[]) => sum(events.map((event) => event.heat))
    expect(sum(amountsOf(figures, 'of it in corners'))).toBe(heat(inCorners))
    expect(sum(amountsOf(figures, 'Heat paid'))).toBe(heat([...inCorners, ...elsewhere]))
  })

  test('spin-outs, boosts and slipstreams are as many as were told, each a link to one of them', () => {
    const counts = { 'Spin-outs': 'spun-out', Boosts: 'boosted' } as const
    for (const [label, type] of Object.entries(counts)) {
      const events = match.steps.flatMap((step) => step.events).filter((event) => event.type === type)
      expect(sum(amountsOf(figures, label))).toBe(events.length)
      const row = figures.rows.find((each) => each.label === label)
      for (const [car, { amount, at }] of row?.counted ?? []) {
        const there = match.steps.find(({ entry }) => entry === at)?.events ?? []
        expect(there.some((event) => event.type === type && event.seat === car)).toBe(amount > 0)
      }
    }
    const drafts = allTold(match, 'car-moved').filter(({ by }) => by === 'slipstream')
    expect(sum(amountsOf(figures, 'Slipstreams'))).toBe(drafts.length)
  })

  test('the top speed is the highest that was told of each car', () => {
    const speeds = Array.from({ length: match.view.seats }, (_, car) =>
      Math.max(
        0,
        ...allTold(match, 'car-moved')
          .filter(({ seat }) => seat === car)
          .map(({ speed }) => speed),
      ),
    )
    expect(amountsOf(figures, 'Top speed')).toEqual(speeds)
  })
})

test.each(['photo-finish', 'clean-win', 'given-up', 'last-car-home'])(
  'in %s everyone who lost is told by how much the winner was ahead, by the rule that decided it',
  (name) => {
    for (const { seat, place } of told(name).ranking) {
      const { view, ranking, ...match } = told(name, seat)
      const winner = ranking[0]?.seat ?? 0
      const [margin] = result.figures({ view, ranking, ...match }).turningPoints
      const rounds = (view.finishedIn[seat] ?? 0) - (view.finishedIn[winner] ?? 0)
      const spaces = (view.progress[winner] ?? 0) - (view.progress[seat] ?? 0)
      if (place === 1) expect(margin?.said).toMatch(/^You /)
      else if (view.finishedIn[seat] === 0) expect(margin?.said).toMatch(/you (gave up|were out after a spin-out)\.$/)
      else if (rounds > 0)
        expect(margin?.said).toMatch(new RegExp(`^Seat ${winner} finished (a|${rounds}) rounds? before you`))
      else if (spaces > 0) expect(margin?.said).toContain(`but ${spaces} space`)
      else expect(margin?.said).toContain('but on the race line')
    }
  },
)

test.each(['photo-finish', 'clean-win', 'quick-start', 'weather', 'alone-against-legends'])(
  'in %s the ranking tells every car that came home from every other',
  (name) => {
    const match = told(name)
    const home = placingsOf(match.view).filter(({ seat }) => (match.view.finishedIn[seat] ?? 0) > 0)
    const said = home.map(({ seat }) => result.scored?.(match, seat))
    expect(said[0]).toMatch(/^\d+ rounds, /)
    expect(new Set(said).size).toBe(home.length)
  },
)

test('the ranking says who is out or gave up, and leaves a season to its points', () => {
  const { view, ...match } = told('eliminated')
  const [out = -1] = view.eliminated
  expect(result.scored?.({ ...match, view }, out)).toBe('out after a spin-out')
  const left = told('given-up')
  const leaver = left.ranking.at(-1)?.seat ?? -1
  expect(result.scored?.(left, leaver)).toBeUndefined()
  expect(result.scored?.(told('season-1963'), 0)).toBeUndefined()
})

test('who lost is told what cost most, with a link to it', () => {
  const { ranking } = told('spin-out-over-the-line')
  const last = ranking.at(-1)?.seat ?? 0
  const match = told('spin-out-over-the-line', last)
  const worst = result.figures(match).turningPoints.at(-1)
  const spins = allTold(match, 'spun-out').filter(({ seat }) => seat === last)
  const furthest = Math.max(...spins.map(({ from, to }) => from - to))
  expect(worst?.said).toMatch(
    new RegExp(`^You spun out in corner \\w in round \\d+ and went back ${furthest} spaces\\.$`),
  )
  const there = match.steps.find(({ entry }) => entry === worst?.at)?.events ?? []
  expect(there.some((event) => event.type === 'spun-out' && event.seat === last)).toBe(true)
})

test('in a season the points decide, and races won are counted', () => {
  const match = told('season-1963', 0)
  const { turningPoints, rows } = result.figures(match)
  const [best = 0] = placingsOf(match.view).map(({ score }) => score)
  const own = match.ranking.find(({ seat }) => seat === 0)?.score ?? 0
  expect(turningPoints[0]?.said).toContain(`scored ${best} points, ${best - own} more than you`)
  expect(rows[0]?.label).toBe(words.en.wins)
  expect(sum(amountsOf({ rows, turningPoints }, words.en.wins))).toBe(match.view.results.length)
})

test('alone on the track nothing decided anything', () => {
  expect(result.figures(told('time-trial')).turningPoints).toEqual([])
})

test('of a Legend the podium bears the diamond, of a driver the number', () => {
  const match = told('alone-against-legends', 0)
  expect(result.podiumCar(match, 0).number).toBe('1')
  expect(result.podiumCar(match, 1).number).toBe('◆')
  expect(result.car('car-0', match)).toMatchObject({ name: 'Seat 0', look: { number: '1' } })
  expect(result.car('car-1', match).name).toContain('Legend')
})
