import type { Seat } from '@paddock/kernel'
import type { Person } from '@paddock/protocol'
import { looksOf } from '@paddock/protocol/name.ts'
import type { LoadedTable } from './table.ts'

/**
 * The names of those who sit at a table, by seat. No two look alike: whoever had the name here first is shown by it
 * alone, and a number is added for those who came, or were renamed, later.
 */
export function shownNames({ seats }: Pick<LoadedTable, 'seats'>): readonly (string | undefined)[] {
  const names = seats.map(({ person }) => person?.name)
  const sitting = names.flatMap((name, seat) => (name === undefined ? [] : [{ name, seat }]))
  if (sitting.length < 2) return names
  const taken = new Set<string>()
  for (const { name, seat } of sitting.toSorted((a, b) => inOrder(seats[a.seat]?.since, seats[b.seat]?.since))) {
    const shown = firstFree(name, taken)
    for (const look of looksOf(shown)) taken.add(look)
    names[seat] = shown
  }
  return names
}

/** How someone is called who only watches: never as one of those who sit there. */
export function watcherName(table: LoadedTable, { name }: Pick<Person, 'name'>): string {
  const taken = new Set(shownNames(table).flatMap((shown) => (shown === undefined ? [] : looksOf(shown))))
  return firstFree(name, taken)
}

export function shownName(table: LoadedTable, seat: Seat): string {
  return shownNames(table)[seat] ?? ''
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  const isFree = (shown: string) => !looksOf(shown).some((look) => taken.has(look))
  if (isFree(name)) return name
  for (let number = 2; ; number++) if (isFree(`${name} ${number}`)) return `${name} ${number}`
}

function inOrder(one = '', other = ''): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
