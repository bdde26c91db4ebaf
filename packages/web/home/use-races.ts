import { useEffect } from 'preact/hooks'
import { damagedMatches, type SavedMatch, savedMatches } from '../session/local.ts'
import { loadMyTables, type MyTable, myTables } from './my-tables.ts'

/** Every race of this person, as it is kept. */
export interface Races {
  readonly here: readonly SavedMatch[]
  readonly online: readonly MyTable[]
  /** What this browser kept and can no longer read. */
  readonly damaged: readonly string[]
}

export function useRaces(): Races {
  useEffect(loadMyTables, [])
  return { here: savedMatches(), online: myTables.value, damaged: damagedMatches() }
}

/** Of all races those that are over, or those that are not. */
export function racesThat({ here, online }: Races, are: 'over' | 'running'): Omit<Races, 'damaged'> {
  const isOver = are === 'over'
  return {
    here: here.filter(({ over }) => over === isOver),
    online: online.filter(({ table }) => (table.status === 'over') === isOver),
  }
}

export function countOf({ here, online }: Omit<Races, 'damaged'>): number {
  return here.length + online.length
}
