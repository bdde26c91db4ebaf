import type { MatchRecord } from '@paddock/kernel'
import type { Server } from '../../server.ts'
import { InTrouble } from '../../trouble.ts'
import { startedMatch } from '../table.ts'

/** The whole match with its seed, and with it every secret: only once it is over. */
export function record(server: Server, id: string): Promise<MatchRecord> {
  return server.tables.inTurnEvenOutdated(id, async (table) => {
    const { outdated } = table
    if (outdated && !outdated.record) throw outdated.why
    const record = outdated?.record ?? startedMatch(table).record()
    if (table.status !== 'over') {
      throw new InTrouble('not-over', 'The record holds the seed, so it is told when the match is over.')
    }
    return record
  })
}
