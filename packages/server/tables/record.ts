import type { MatchRecord } from '@paddock/kernel'
import type { House } from '../house.ts'
import { InTrouble } from '../trouble.ts'
import { startedMatch } from './table.ts'

/** The whole match with its seed, and with it every secret: only once it is over. */
export function record(house: House, id: string): Promise<MatchRecord> {
  return house.tables.inTurn(id, async (table) => {
    const match = startedMatch(table)
    if (table.status !== 'over') {
      throw new InTrouble('not-over', 'The record holds the seed, so it is told when the match is over.')
    }
    return match.record()
  })
}
