/** A table as it is told to someone. */
import type { Person, Table, TableNow, You } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { shownNames } from './shown-names.ts'
import { type LoadedTable, viewerOf } from './table.ts'

export function tableTold({ watchers }: Server, table: LoadedTable): Table {
  const { id, box, options, status, holding, created, match, rematch, host } = table
  const names = shownNames(table)
  return {
    id,
    game: box.game.meta.id,
    options: { ...options },
    status: table.outdated ? 'unreadable' : status,
    seats: table.seats.map(({ kind, person, bot }, seat) => ({
      seat,
      kind,
      ...(person ? { name: names[seat] ?? person.name } : {}),
      ...(bot === undefined ? {} : { bot }),
      present: person !== undefined && watchers.isPresent(id, person.id),
      host: person?.id === host,
    })),
    holding,
    watching: watchers.watching(id, (person) => viewerOf(table, person) === 'spectator'),
    created,
    ...(match ? { commitment: match.commitment } : {}),
    ...(rematch === undefined ? {} : { rematch }),
  }
}

export function youTold(table: LoadedTable, person: Person | undefined): You {
  const viewer = viewerOf(table, person)
  const host = person !== undefined && table.host === person.id
  if (viewer === 'spectator') return host ? { host, invite: table.invite } : { host }
  return { seat: viewer, host, invite: table.invite }
}

export function tableNow(server: Server, table: LoadedTable, person: Person | undefined): TableNow {
  const { match, n } = table
  return {
    table: tableTold(server, table),
    you: youTold(table, person),
    ...(match ? { position: match.view(viewerOf(table, person)) } : {}),
    n,
  }
}
