/** A thread that plays the chunks it is handed, one after the other, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads'
import { openBox } from '@paddock/games'
import { playChunk } from './block.ts'
import type { Orders } from './crew.ts'
import type { Chunk } from './plan.ts'

const { plan, current }: Orders = workerData
const box = await openBox(plan.game)
if (!box) throw new Error(`there is no game "${plan.game}"`)
parentPort?.on('message', (chunk: Chunk) => {
  parentPort?.postMessage(playChunk(box, plan, chunk, (block) => Atomics.store(current, 0, block)))
})
