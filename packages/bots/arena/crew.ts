import { Worker } from 'node:worker_threads'
import { lostBlock, type PlayedChunk, reason } from './block.ts'
import { type Chunk, dealOf, type SeriesPlan } from './plan.ts'

/** What a worker is told when it starts. */
export interface Orders {
  readonly plan: SeriesPlan
  /** Where it notes which block it is playing, so that this is known even if the block brings it down. */
  readonly current: Int32Array
}

/** No block yet: the worker is still starting. */
const starting = -1
const usualWork = new URL('./worker.ts', import.meta.url)

/**
 * Plays the chunks on so many threads and hands over each one as it is done, in any order. A block
 * that brings its worker down is counted as failed, and a new worker plays the rest of its chunk.
 */
export async function shareOut(
  plan: SeriesPlan,
  chunks: readonly Chunk[],
  workers: number,
  take: (chunk: Chunk, played: PlayedChunk) => void,
  work: URL = usualWork,
): Promise<void> {
  const queue = [...chunks]
  await Promise.all(Array.from({ length: Math.min(workers, chunks.length) }, keepBusy))

  async function keepBusy(): Promise<void> {
    let hand = hire(plan, work)
    for (let chunk = queue.shift(); chunk; chunk = queue.shift()) {
      try {
        take(chunk, await ask(hand.worker, chunk))
      } catch (crash) {
        const block = Atomics.load(hand.current, 0)
        if (block < chunk.from || block >= chunk.to) {
          queue.length = 0
          throw block === starting ? crash : afterwards(plan, block, crash)
        }
        const lost = lostBlock(plan, block, `The worker broke down: ${reason(crash)}`)
        take({ from: block, to: block + 1 }, { blocks: [lost], seconds: 0, times: new Map() })
        if (chunk.from < block) queue.unshift({ from: chunk.from, to: block })
        if (block + 1 < chunk.to) queue.unshift({ from: block + 1, to: chunk.to })
        hand = hire(plan, work)
      }
    }
    await hand.worker.terminate()
  }
}

/** Something a block left behind went off when its result was already in: that result cannot be trusted. */
function afterwards(plan: SeriesPlan, block: number, crash: unknown): Error {
  return new Error(`A worker broke down after it had played seed ${dealOf(plan, block)}: ${reason(crash)}`)
}

function hire(plan: SeriesPlan, work: URL): { worker: Worker; current: Int32Array } {
  const current = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(starting)
  const orders: Orders = { plan, current }
  return { worker: new Worker(work, { workerData: orders }), current }
}

/** The worker's answer, or the reason why there will be none. */
function ask(worker: Worker, chunk: Chunk): Promise<PlayedChunk> {
  const { promise, resolve, reject } = Promise.withResolvers<PlayedChunk>()
  const gone = (code: number) => reject(new Error(`it ended with exit code ${code}`))
  worker.once('message', resolve).once('error', reject).once('exit', gone)
  worker.postMessage(chunk)
  return promise.finally(() => worker.off('message', resolve).off('error', reject).off('exit', gone))
}
