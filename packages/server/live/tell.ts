/** Passes on what has happened at a table to everyone who has it open, each as they may hear of it. */
import type { Viewer } from '@paddock/kernel'
import type { FrameTold, Person, ServerMessage } from '@paddock/protocol'
import { closeCodes } from '@paddock/protocol'
import type { Happening } from '../bus.ts'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import { type LoadedTable, startedMatch, viewerOf } from '../tables/table.ts'
import { tableTold, youTold } from '../tables/told.ts'
import { sayGoodbye, send, wire } from './send.ts'
import { considerUndo } from './undo-answers.ts'
import { viewersAt } from './viewers-at.ts'

export function tell(server: Server, id: string, happening: Happening): void {
  const watchers = server.watchers.at(id)
  if (happening.kind === 'gone') {
    for (const watcher of watchers) sayGoodbye(watcher, closeCodes.unknownTable, 'The table is no more.')
    return
  }
  const table = server.tables.get(id)
  if (!table || watchers.size === 0) return
  try {
    tellEach(server, table, happening)
    if (happening.kind === 'step') considerUndo(server, table, happening.made.seat)
  } catch (error) {
    // It is written down, so the command has succeeded, whatever becomes of telling it.
    noteFault(server, error, { table: id, telling: happening.kind })
  }
}

type Telling = Exclude<Happening, { kind: 'gone' }>

function tellEach(server: Server, table: LoadedTable, happening: Telling): void {
  const compose = composer(server, table, happening)
  // What all who are nobody here are told is the same, and made once.
  const texts = new Map<string, string>()
  for (const watcher of server.watchers.at(table.id)) {
    const sameFor = viewerOf(table, watcher.person) === 'spectator' ? 'spectator' : (watcher.person?.id ?? '')
    const key = watcher.person?.id === table.host ? 'host' : sameFor
    const text = texts.get(key) ?? wire(server, compose(watcher.person))
    texts.set(key, text)
    send(server, watcher, text)
  }
}

function composer(
  server: Server,
  table: LoadedTable,
  happening: Telling,
): (person: Person | undefined) => ServerMessage {
  switch (happening.kind) {
    case 'chat': {
      const { n, line } = happening
      return () => ({ type: 'chat', n, line })
    }
    case 'table': {
      const told = tableTold(server, table)
      return (person) => ({ type: 'table', n: happening.n, table: told, you: youTold(table, person) })
    }
    case 'start': {
      const told = tableTold(server, table)
      const match = startedMatch(table)
      return (person) => ({
        type: 'start',
        n: happening.n,
        table: told,
        you: youTold(table, person),
        position: match.view(viewerOf(table, person)),
        opening: match.told(match.opening, viewerOf(table, person)),
      })
    }
    case 'step': {
      const { n, made } = happening
      const match = startedMatch(table)
      const shown = shownToWatchers(server, table)
      return (person) => {
        const viewer = viewerOf(table, person)
        return { type: 'step', n, step: { ...made, frames: shown.get(viewer) ?? [] }, asked: match.asked(viewer) }
      }
    }
  }
}

/** What everyone who watches is shown of the latest entry, looked at once for all of them. */
function shownToWatchers(server: Server, table: LoadedTable): Map<Viewer, readonly FrameTold[]> {
  const viewers = viewersAt(server, table)
  const frames = startedMatch(table).frames(viewers)
  return new Map(viewers.map((viewer, place) => [viewer, frames[place] ?? []]))
}
