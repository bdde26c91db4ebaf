import { coverOf } from '@paddock/games/covers'
import { language } from '@paddock/page-kit/language.ts'
import { useEffect } from 'preact/hooks'
import { damagedMatches, savedMatches } from '../session/local.ts'
import { loadMyTables, myTables } from './my-tables.ts'
import { type ListedRace, raceHere, raceOnline } from './race-line.ts'

export interface Races {
  /** Where it is this person's turn first, then the latest. */
  readonly running: readonly ListedRace[]
  readonly finished: readonly ListedRace[]
  readonly damaged: readonly string[]
}

/** Every race of this person, here and online. */
export function useRaces(): Races {
  useEffect(loadMyTables, [])
  const here = savedMatches().map((match) => raceHere(match, coverOf(match.game), language.value))
  const online = myTables.value.map((mine) => raceOnline(mine, coverOf(mine.table.game), language.value))
  const races = [...online, ...here].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.when - a.when)
  return {
    running: races.filter(({ over }) => !over),
    finished: races.filter(({ over }) => over),
    damaged: damagedMatches(),
  }
}
