import { gameIds, openBox } from '@paddock/games'
import { defaultOptions } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { ArenaTally, arena } from './arena.ts'
import { simulate } from './simulate.ts'

const [game = ''] = gameIds
const box = await openBox(game)
const options = box && defaultOptions(box.game.meta)
const plan = { game, bots: ['instinct', 'random', 'random'], options, seed: 'reproducible' }
const ended = { scores: [], counted: [], decisions: 10 }

test('the interval is taken over blocks: a worked example', () => {
  const tally = new ArenaTally(['a', 'b'])
  // In the second match of a block the bots have changed seats.
  tally.add([
    { ...ended, shares: [1, 0], ranks: [1, 2] },
    { ...ended, shares: [0, 1], ranks: [2, 1] },
  ])
  tally.add([
    { ...ended, shares: [1, 0], ranks: [1, 2] },
    { ...ended, shares: [1, 0], ranks: [1, 2] },
  ])
  tally.add([
    { ...ended, shares: [1, 0], ranks: [1, 2] },
    { ...ended, shares: [0.5, 0.5], ranks: [1.5, 1.5] },
  ])
  // a won 1, 0.5 and 0.75 of the three blocks: mean 0.75, deviation 0.25, Student 4.303 for two degrees of freedom.
  const { players, matches, blocks, decisions } = tally.result()
  expect({ matches, blocks, decisions }).toEqual({ matches: 6, blocks: 3, decisions: 60 })
  const [a, b] = players
  expect(a).toMatchObject({ bot: 'a', seats: 1, winRate: 0.75, par: 0.5, meanRank: 1.25, high: 1 })
  expect(a?.low).toBeCloseTo(0.75 - (4.303 * 0.25) / Math.sqrt(3), 10)
  expect(b).toMatchObject({ bot: 'b', winRate: 0.25, meanRank: 1.75, low: 0 })
})

test('a bot named several times is one player, and its seats win together', () => {
  const tally = new ArenaTally(['a', 'b', 'b'])
  const first = { ...ended, shares: [1, 0, 0], ranks: [1, 2, 3] }
  tally.add([first, first, first])
  // a, b, b; b, b, a; b, a, b: the first seat wins each time, so b wins two of the three.
  const { players } = tally.result()
  expect(players).toHaveLength(2)
  const b = players.find(({ bot }) => bot === 'b')
  expect(b).toMatchObject({ seats: 2, par: 2 / 3, meanRank: 2 })
  expect(b?.winRate).toBeCloseTo(2 / 3, 10)
})

test('a block with a failed match counts as an error and for nothing else', () => {
  const tally = new ArenaTally(['a', 'b'])
  tally.add([
    { ...ended, shares: [1, 0], ranks: [1, 2] },
    { seed: 's', bots: ['b', 'a'], message: 'no' },
  ])
  expect(tally.result()).toMatchObject({ matches: 2, blocks: 1, errors: 1, players: [] })
  expect(tally.result().failures).toEqual([{ seed: 's', bots: ['b', 'a'], message: 'no' }])
})

test('the result is the same on any number of workers', async () => {
  const [alone, ...shared] = await Promise.all([1, 2, 3].map((workers) => arena({ plan, blocks: 40, workers })))
  expect(alone?.result.matches).toBe(120)
  expect(alone?.result.errors).toBe(0)
  for (const other of shared) expect(other.result).toEqual(alone?.result)
})

test('the instinct beats chance, and its decisions are timed', async () => {
  const { result, pace } = await arena({ plan, blocks: 20, workers: 0 })
  const instinct = result.players.find(({ bot }) => bot === 'instinct')
  expect(instinct?.low).toBeGreaterThan(0.5)
  for (const { p50, p95, p99 } of pace) {
    expect(p50).toBeGreaterThan(0)
    expect(p95).toBeGreaterThanOrEqual(p50)
    expect(p99).toBeGreaterThanOrEqual(p95)
  }
})

test('a simulation is the same on any number of workers and tells of its progress', async () => {
  const told: number[] = []
  const setup = { plan: { ...plan, bots: ['random', 'random', 'random'] }, matches: 50 }
  const alone = await simulate({ ...setup, workers: 1, progress: (done) => told.push(done) })
  const shared = await simulate({ ...setup, workers: 2 })
  expect(shared.result).toEqual(alone.result)
  expect(alone.result.winsBySeat.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(50, 10)
  expect(told.at(-1)).toBe(50)
})

test('a game that does not exist is an error, with workers and without', async () => {
  for (const workers of [0, 2]) {
    await expect(arena({ plan: { ...plan, game: 'nothing' }, blocks: 4, workers })).rejects.toThrow('no game "nothing"')
  }
})
