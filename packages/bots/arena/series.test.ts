import { gameIds, openBox } from '@paddock/games'
import { defaultOptions } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { playSeries } from './series.ts'

const [game = ''] = gameIds
const box = await openBox(game)
const bots = ['random', 'instinct', 'random']
const plan = {
  game,
  bots,
  options: box && defaultOptions(box.game.meta),
  seed: 's',
  rotations: 1,
  timed: false,
  tallied: false,
}

test('blocks are handed over in their order, whoever played them and whenever', async () => {
  const played = async (workers: number) => {
    const blocks: Block[] = []
    await playSeries({ plan, blocks: 100, workers }, (block) => blocks.push(block))
    return blocks
  }
  const alone = await played(0)
  expect(alone).toHaveLength(100)
  expect(new Set(alone.map((block) => JSON.stringify(block))).size).toBeGreaterThan(50)
  expect(await played(3)).toEqual(alone)
})

test('more workers than blocks are no trouble, nor is a series of none', async () => {
  let blocks = 0
  await playSeries({ plan, blocks: 2, workers: 8 }, () => blocks++)
  await playSeries({ plan, blocks: 0, workers: 2 }, () => blocks++)
  expect(blocks).toBe(2)
})
