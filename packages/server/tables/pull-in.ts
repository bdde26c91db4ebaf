import type { Server } from '../server.ts'
import { change } from '../store/write.ts'

/**
 * Nothing is ever put off for longer than the longest pause. What is due later than that was written when the clock
 * was wrong, and would be waited for in vain.
 */
export async function pullIn({ store, settings, steady }: Server): Promise<void> {
  const now = steady()
  const { botPause, absence, hostAbsence } = settings
  const latest = new Date(now.getTime() + Math.max(botPause, absence, hostAbsence)).toISOString()
  const late = store.db.updateTable('due').set({ at: now.toISOString() }).where('at', '>', latest)
  await store.write(change(late))
}
