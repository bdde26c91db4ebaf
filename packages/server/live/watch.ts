/** A socket at a table, from its first message to its end. */
import { closeCodes, type Welcome } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { latestChat } from '../tables/chat.ts'
import { missedSince } from '../tables/match/journal.ts'
import { comeBack, goAway } from '../tables/seats/hold.ts'
import { noteHost } from '../tables/seats/host.ts'
import { type LoadedTable, viewerOf } from '../tables/table.ts'
import { tableTold, youTold } from '../tables/told.ts'
import { InTrouble } from '../trouble.ts'
import { hear } from './hear.ts'
import { send, wire } from './send.ts'
import { considerUndo } from './undo-answers.ts'
import type { Watcher } from './watchers.ts'

export async function watch(server: Server, id: string, watcher: Watcher, seen: number | undefined): Promise<void> {
  const { socket } = watcher
  socket.on('error', (error) => server.log.debug({ table: id, reason: error.message }, 'socket failed'))
  if (!openSocket(server, watcher)) {
    socket.close(closeCodes.tooMany, 'Too many tables are open at once.')
    return
  }
  socket.on('message', (data) => hear(server, id, watcher, String(data)))
  socket.on('close', () => {
    server.watchers.closed(watcher.payer)
    stopWatching(server, id, watcher)
  })
  try {
    await server.tables.inTurn(id, async (table) => {
      const viewer = viewerOf(table, watcher.person)
      if (viewer !== 'spectator') await comeBack(server, table, viewer)
      if (server.isClosing()) socket.close(closeCodes.restarting)
      if (socket.readyState !== socket.OPEN) return
      server.watchers.enter(id, watcher)
      server.looks.note(id, watcher.payer)
      send(server, watcher, wire(server, await welcome(server, table, watcher, seen)))
      server.bus.publish(id, { kind: 'table', n: table.n })
      if (viewer !== 'spectator') considerUndo(server, table, viewer)
      await noteHost(server, table)
    })
  } catch (error) {
    if (!(error instanceof InTrouble)) server.log.error({ err: error, table: id }, 'socket could not be opened')
    const isUnknown = error instanceof InTrouble && error.code === 'unknown-table'
    socket.close(isUnknown ? closeCodes.unknownTable : closeCodes.restarting)
  }
}

async function welcome(
  server: Server,
  table: LoadedTable,
  { person, payer }: Watcher,
  seen: number | undefined,
): Promise<Welcome> {
  const viewer = viewerOf(table, person)
  return {
    type: 'welcome',
    n: table.n,
    server: server.version,
    table: tableTold(server, table),
    you: youTold(table, person),
    ...(table.match ? { position: table.match.view(viewer) } : {}),
    missed: seen === undefined ? [] : await missedSince(server, table, viewer, seen, payer),
    chat: await latestChat(server, table),
  }
}

/** Someone has closed the table. If they sit at it, the others see that, and their absence begins. */
function stopWatching(server: Server, id: string, watcher: Watcher): void {
  if (!server.watchers.leave(id, watcher) || server.isClosing()) return
  const { person } = watcher
  const work = server.tables.inTurn(id, async (table) => {
    server.bus.publish(id, { kind: 'table', n: table.n })
    const viewer = viewerOf(table, person)
    if (person && viewer !== 'spectator' && !server.watchers.isPresent(id, person.id))
      await goAway(server, table, viewer)
    await noteHost(server, table)
  })
  work.catch((error) => {
    if (!(error instanceof InTrouble)) server.log.error({ err: error, table: id }, 'absence could not be noted')
  })
}

function openSocket({ watchers, settings: { limits } }: Server, { payer }: Watcher): boolean {
  return watchers.open(payer, limits.sockets, limits.sockets * limits.address)
}
