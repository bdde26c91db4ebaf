import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { shareOut } from './crew.ts'
import { cut } from './plan.ts'

const plan = { game: 'any', bots: ['a', 'b'], options: {}, seed: 'deal', rotations: 2, timed: false, tallied: false }

/** A worker that does this before it plays a block, and plays it by doing nothing. */
function workerThat(does: string): URL {
  const script = `
    import { parentPort, workerData } from 'node:worker_threads'
    parentPort.on('message', ({ from, to }) => {
      const blocks = []
      for (let block = from; block < to; block++) {
        Atomics.store(workerData.current, 0, block)
        ${does}
        blocks.push([{ shares: [], ranks: [], scores: [], decisions: block }])
      }
      parentPort.postMessage({ blocks, seconds: 0, times: new Map() })
    })`
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`)
}

async function playedBy(work: URL): Promise<Map<number, Block>> {
  const blocks = new Map<number, Block>()
  const take = (from: number, played: readonly Block[]) => {
    for (const [index, block] of played.entries()) {
      expect(blocks.has(from + index)).toBe(false)
      blocks.set(from + index, block)
    }
  }
  await shareOut(plan, cut(100, 2), 2, (chunk, played) => take(chunk.from, played.blocks), work)
  return blocks
}

test.each([
  ['throws', "if (block === 17) throw new Error('out of fuel')", 'out of fuel'],
  ['ends its thread', 'if (block === 17) process.exit(3)', 'exit code 3'],
])('a block that %s is counted as failed, and all others are played', async (_, does, says) => {
  const blocks = await playedBy(workerThat(does))
  expect(blocks.size).toBe(100)
  const failed = [...blocks].filter(([, block]) => block.some((match) => 'message' in match))
  expect(failed.map(([block]) => block)).toEqual([17])
  expect(blocks.get(17)).toEqual([
    { seed: 'deal/17', bots: ['a', 'b'], message: expect.stringContaining(says) },
    { seed: 'deal/17', bots: ['b', 'a'], message: expect.stringContaining(says) },
  ])
})

test('what goes off only after its block was played ends the whole, and names the seed', async () => {
  const work = workerThat(`
    if (workerData.late) return Atomics.store(workerData.current, 0, 17)
    if (block === 17) {
      workerData.late = true
      setTimeout(() => { throw new Error('late news') }, 50)
    }`)
  await expect(playedBy(work)).rejects.toThrow('seed deal/17: late news')
})

test('workers that cannot even start end the whole, with the reason', async () => {
  const work = new URL(`data:text/javascript,${encodeURIComponent("throw new Error('no garage')")}`)
  await expect(playedBy(work)).rejects.toThrow('no garage')
})
