import type { StoreHealth } from './health.ts'
import type { StoreSettings } from './store.ts'
import { Unwritten } from './write.ts'
import type { Commit } from './write-queue.ts'

/** The same commit; whoever measures hears how long it took, and the health of the store how it went. */
export function timed(commit: Commit, committed: StoreSettings['committed'], health: StoreHealth): Commit {
  return async (writes) => {
    const start = performance.now()
    try {
      const outcomes = await commit(writes)
      health.succeeded()
      committed(writes.length, (performance.now() - start) / 1000)
      return outcomes
    } catch (error) {
      if (error instanceof Unwritten) health.failed(error)
      throw error
    }
  }
}
