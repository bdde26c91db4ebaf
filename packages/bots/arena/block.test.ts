import type { AnyBox, GameEvent, Tallied } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { expect, test } from 'vitest'
import { hasFailed, placesOf, playChunk } from './block.ts'

const box: AnyBox = lotsBox
const plan = {
  game: 'lots',
  bots: ['random', 'random'],
  options: { die: 'six' },
  seed: 's',
  rotations: 2,
  timed: true,
  tallied: false,
}

test('a shared first place is a fraction of a win, and shared places are ranked in their middle', () => {
  const ranking = [
    { seat: 2, place: 1, score: 9 },
    { seat: 0, place: 1, score: 9 },
    { seat: 1, place: 3, score: 2 },
  ]
  expect(placesOf(ranking)).toEqual({ shares: [0.5, 0, 0.5], ranks: [1.5, 3, 1.5], scores: [9, 2, 9] })
})

test('a block is one deal, played once in each rotation', () => {
  const begun: number[] = []
  const { blocks, times } = playChunk(box, plan, { from: 3, to: 5 }, (block) => begun.push(block))
  expect(begun).toEqual([3, 4])
  expect(blocks.map((block) => block.length)).toEqual([2, 2])
  // Both bots are the same, so nothing changes when they change seats.
  expect(blocks[0]?.[0]).toEqual(blocks[0]?.[1])
  expect(times.get('random')?.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(8)
})

test('a match that fails is noted with its seed and its seating, and the others are played', () => {
  let matches = 0
  const setup: AnyBox['game']['setup'] = (...table) => {
    if (++matches === 2) throw new Error('the deck is wet')
    return box.game.setup(...table)
  }
  const wet = { ...box, game: { ...box.game, setup } }
  const { blocks } = playChunk(wet, { ...plan, bots: ['random', 'instinct'] }, { from: 0, to: 2 })
  expect(blocks.flat().filter(hasFailed)).toEqual([
    { seed: 's/0', bots: ['instinct', 'random'], message: 'the deck is wet' },
  ])
})

test('a match that never ends is noted as failed', () => {
  const { blocks } = playChunk({ ...box, longest: 3 }, plan, { from: 0, to: 1 })
  expect(blocks[0]?.every(hasFailed)).toBe(true)
})

test('figures are counted only where the plan asks for them and the game has any', () => {
  const decided = { name: 'decided', as: 'mean', rows: ['events'] } as const
  const follow: Tallied<unknown, GameEvent>['tallies']['follow'] = (_start, count) => ({
    hear: () => count(decided, 'events', 1),
    end: (_state, ranking) => count(decided, 'events', ranking.length),
  })
  const counting = { ...box, tallies: { figures: [decided], follow } }
  const countedBy = (by: AnyBox, tallied: boolean) => {
    const [match] = playChunk(by, { ...plan, tallied }, { from: 0, to: 1 }).blocks[0] ?? []
    return match && !hasFailed(match) ? match.counted : undefined
  }
  expect(countedBy(counting, false)).toEqual([])
  expect(countedBy(box, true)).toEqual([])
  const [events] = countedBy(counting, true) ?? []
  expect(events).toMatchObject({ figure: 'decided', row: 'events' })
  expect(events?.of).toBeGreaterThan(1)
  // The match's two seats came last.
  expect(events?.amount).toBe((events?.of ?? 0) + 1)
})
