import type { MatchRecord } from '@paddock/kernel'
import type { Server } from '../../server.ts'
import { InTrouble } from '../../trouble.ts'
import { readRecord } from './read-match.ts'

/** The whole match with its seed, and with it every secret: only once it is over. */
export function record(server: Server, id: string): Promise<MatchRecord> {
  return server.tables.inTurnEvenOutdated(id, async (table) => {
    const { outdated, match, started } = table
    if (!started) throw new InTrouble('not-started', 'The match has not started; the host starts it.')
    if (table.status !== 'over') {
      throw new InTrouble('not-over', 'The record holds the seed, so it is told when the match is over.')
    }
    if (outdated && !outdated.record) throw outdated.why
    if (outdated?.record) return outdated.record
    const record = await readRecord(server.store, started)
    const ranking = match?.ranking()
    return match && ranking ? { ...record, result: { hash: match.hash(), ranking } } : record
  })
}
