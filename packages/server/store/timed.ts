import type { StoreSettings } from './store.ts'
import type { Commit } from './write-queue.ts'

/** The same commit, and whoever measures hears how long it took. */
export function timed(commit: Commit, committed: StoreSettings['committed']): Commit {
  return async (writes) => {
    const start = performance.now()
    const outcomes = await commit(writes)
    committed(writes.length, (performance.now() - start) / 1000)
    return outcomes
  }
}
