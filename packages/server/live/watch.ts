/** A socket at a table, from its first message to its end. */
import { ClientMessage, closeCodes, type Welcome } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import type { RawData, WebSocket } from 'ws'
import type { Server } from '../server.ts'
import { latestChat } from '../tables/chat.ts'
import { missedSince } from '../tables/match/journal.ts'
import { comeBack, goAway } from '../tables/seats/hold.ts'
import { noteHost } from '../tables/seats/host.ts'
import { type LoadedTable, viewerOf } from '../tables/table.ts'
import { positionTold, tableTold, youTold } from '../tables/told.ts'
import { InTrouble } from '../trouble.ts'
import { send, wire } from './send.ts'
import type { Watcher } from './watchers.ts'

const form = Compile(ClientMessage)

export async function watch(server: Server, id: string, watcher: Watcher, seen: number | undefined): Promise<void> {
  const { socket } = watcher
  socket.on('error', (error) => server.log.debug({ table: id, reason: error.message }, 'socket failed'))
  if (!server.watchers.open(watcher.payer, server.settings.limits.sockets)) {
    socket.close(closeCodes.tooMany, 'Too many tables are open at once.')
    return
  }
  socket.on('message', (data) => answer(server, socket, data))
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
      send(server, watcher, wire(server, await welcome(server, table, watcher, seen)))
      server.bus.publish(id, { kind: 'table', n: table.n })
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
  { person }: Watcher,
  seen: number | undefined,
): Promise<Welcome> {
  const viewer = viewerOf(table, person)
  return {
    type: 'welcome',
    n: table.n,
    table: tableTold(server, table),
    you: youTold(table, person),
    ...(table.match ? { position: positionTold(table.match, viewer) } : {}),
    missed: seen === undefined ? [] : await missedSince(server, table, viewer, seen),
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

function answer(server: Server, socket: WebSocket, data: RawData): void {
  if (!isClientMessage(String(data))) {
    socket.close(closeCodes.malformed, 'Say {"type":"ping"}, or nothing; commands go over HTTP.')
    return
  }
  send(server, { socket }, wire(server, { type: 'pong' }))
}

function isClientMessage(text: string): boolean {
  try {
    return form.Check(JSON.parse(text))
  } catch {
    return false
  }
}
