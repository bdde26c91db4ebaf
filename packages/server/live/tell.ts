/** Passes on what has happened at a table to everyone who has it open, each as they may hear of it. */
import type { Person, ServerMessage } from '@paddock/protocol'
import { closeCodes } from '@paddock/protocol'
import type { Happening } from '../bus.ts'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import { type LoadedTable, startedMatch, viewerOf } from '../tables/table.ts'
import { tableTold, youTold } from '../tables/told.ts'
import { checked, sayGoodbye, send, wire } from './send.ts'
import { StepTexts } from './step-texts.ts'
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
  if (happening.kind === 'step') {
    tellStep(server, table, happening)
    return
  }
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

/** What most messages are about: each viewer's frames, made once for all who look with the same eyes. */
function tellStep(server: Server, table: LoadedTable, { n, made }: Extract<Telling, { kind: 'step' }>): void {
  const match = startedMatch(table)
  const viewers = viewersAt(server, table)
  const frames = match.frames(viewers)
  const step = new StepTexts(n, made)
  const texts = viewers.map((viewer, place) => checked(server, step.text(frames[place] ?? [], match.asked(viewer))))
  for (const watcher of server.watchers.at(table.id)) {
    const text = texts[viewers.indexOf(viewerOf(table, watcher.person))]
    if (text !== undefined) send(server, watcher, text)
  }
}

function composer(
  server: Server,
  table: LoadedTable,
  happening: Exclude<Telling, { kind: 'step' }>,
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
  }
}
