import { setImmediate } from 'node:timers/promises'
import { openBox } from '@paddock/games'
import { type Block, type PlayedChunk, playChunk } from './block.ts'
import { shareOut } from './crew.ts'
import { type Chunk, cut, type SeriesPlan } from './plan.ts'
import { addTimes, noTimes, type Times } from './times.ts'

export interface Series {
  readonly plan: SeriesPlan
  readonly blocks: number
  /** How many threads play. With 0 or 1 everything is played on the calling thread. */
  readonly workers: number
  /** Hears how many of the blocks are done. */
  readonly progress?: (done: number, blocks: number) => void
}

/** What the playing cost. None of it is the same in the next run. */
export interface SeriesEffort {
  /** The time spent playing, on average over the threads: without starting them and passing messages. */
  readonly seconds: number
  /** How long each bot took over its decisions, where the plan asks for it. */
  readonly times: ReadonlyMap<string, Times>
}

/** Plays all blocks and hands them over in their order, whoever played them and whenever. */
export async function playSeries(series: Series, take: (block: Block) => void): Promise<SeriesEffort> {
  const { plan, blocks, workers, progress } = series
  const chunks = cut(blocks, workers)
  const early = new Map<number, Block>()
  const times = new Map<string, Times>()
  let seconds = 0
  let next = 0
  let done = 0

  const receive = (chunk: Chunk, played: PlayedChunk): void => {
    for (const [index, block] of played.blocks.entries()) early.set(chunk.from + index, block)
    for (let block = early.get(next); block; block = early.get(next)) {
      early.delete(next++)
      take(block)
    }
    for (const [bot, more] of played.times) {
      const sum = times.get(bot) ?? noTimes()
      addTimes(sum, more)
      times.set(bot, sum)
    }
    seconds += played.seconds
    done += played.blocks.length
    progress?.(done, blocks)
  }

  if (workers > 1) await shareOut(plan, chunks, workers, receive)
  else await playHere(plan, chunks, receive)
  return { seconds: seconds / Math.max(1, Math.min(workers, chunks.length)), times }
}

async function playHere(
  plan: SeriesPlan,
  chunks: readonly Chunk[],
  take: (chunk: Chunk, played: PlayedChunk) => void,
): Promise<void> {
  const box = await openBox(plan.game)
  if (!box) throw new Error(`there is no game "${plan.game}"`)
  for (const chunk of chunks) {
    take(chunk, playChunk(box, plan, chunk))
    await setImmediate()
  }
}
