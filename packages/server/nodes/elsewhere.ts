import type { Person } from '@paddock/protocol'
import type { Elsewhere } from '../live/watchers.ts'
import type { Present } from './look.ts'

/** Who has tables open at other nodes, as the store told last. */
export class PresentElsewhere implements Elsewhere {
  readonly #tables = new Map<string, readonly Present[]>()

  isNews(table: string, present: readonly Present[]): boolean {
    return JSON.stringify(this.#tables.get(table) ?? []) !== JSON.stringify(present)
  }

  /** Whether it was news. */
  note(table: string, present: readonly Present[]): boolean {
    const isNews = this.isNews(table, present)
    if (present.length > 0) this.#tables.set(table, present)
    else this.#tables.delete(table)
    return isNews
  }

  /** Forgets those of tables that are no longer in memory. */
  keep(isLoaded: (table: string) => boolean): void {
    for (const table of this.#tables.keys()) if (!isLoaded(table)) this.#tables.delete(table)
  }

  isPresent(table: string, person: string): boolean {
    return (this.#tables.get(table) ?? []).some((present) => present.person === person)
  }

  watching(table: string, isSpectator: (person: Pick<Person, 'id'> | undefined) => boolean): number {
    const present = this.#tables.get(table) ?? []
    const spectators = present.filter(({ person }) => isSpectator(person === '' ? undefined : { id: person }))
    return spectators.reduce((sum, { sockets }) => sum + sockets, 0)
  }
}
