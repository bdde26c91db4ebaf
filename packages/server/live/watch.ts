/** A socket at a table, from its first message to its end. */
import { ClientMessage, closeCodes, type Welcome } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import type { RawData, WebSocket } from 'ws'
import type { House } from '../house.ts'
import { latestChat } from '../tables/chat.ts'
import { comeBack, goAway } from '../tables/hold.ts'
import { missedSince } from '../tables/journal.ts'
import { type LoadedTable, viewerOf } from '../tables/table.ts'
import { positionTold, tableTold, youTold } from '../tables/told.ts'
import { InTrouble } from '../trouble.ts'
import type { Watcher } from './rooms.ts'
import { send, wire } from './send.ts'

const form = Compile(ClientMessage)

export async function watch(house: House, id: string, watcher: Watcher, seen: number | undefined): Promise<void> {
  const { socket } = watcher
  socket.on('error', (error) => house.log.debug({ table: id, reason: error.message }, 'socket failed'))
  if (!house.rooms.open(watcher.payer, house.settings.limits.sockets)) {
    socket.close(closeCodes.tooMany, 'Too many tables are open at once.')
    return
  }
  socket.on('message', (data) => answer(house, socket, data))
  socket.on('close', () => {
    house.rooms.closed(watcher.payer)
    leaveRoom(house, id, watcher)
  })
  try {
    await house.tables.inTurn(id, async (table) => {
      const viewer = viewerOf(table, watcher.person)
      if (viewer !== 'spectator') await comeBack(house, table, viewer)
      if (house.isClosing()) socket.close(closeCodes.restarting)
      if (socket.readyState !== socket.OPEN) return
      house.rooms.enter(id, watcher)
      send(house, watcher, wire(house, await welcome(house, table, watcher, seen)))
      house.bus.publish(id, { kind: 'table', n: table.n })
    })
  } catch (error) {
    if (!(error instanceof InTrouble)) house.log.error({ err: error, table: id }, 'socket could not be opened')
    const isUnknown = error instanceof InTrouble && error.code === 'unknown-table'
    socket.close(isUnknown ? closeCodes.unknownTable : closeCodes.restarting)
  }
}

async function welcome(
  house: House,
  table: LoadedTable,
  { person }: Watcher,
  seen: number | undefined,
): Promise<Welcome> {
  const viewer = viewerOf(table, person)
  return {
    type: 'welcome',
    n: table.n,
    table: tableTold(house, table),
    you: youTold(table, person),
    ...(table.match ? { position: positionTold(table.match, viewer) } : {}),
    missed: seen === undefined ? [] : await missedSince(house, table, viewer, seen),
    chat: await latestChat(house, table),
  }
}

/** Someone has closed the table. If they sit at it, the others see that, and their absence begins. */
function leaveRoom(house: House, id: string, watcher: Watcher): void {
  if (!house.rooms.leave(id, watcher) || house.isClosing()) return
  const { person } = watcher
  const work = house.tables.inTurn(id, async (table) => {
    house.bus.publish(id, { kind: 'table', n: table.n })
    const viewer = viewerOf(table, person)
    if (person && viewer !== 'spectator' && !house.rooms.isPresent(id, person.id)) await goAway(house, table, viewer)
  })
  work.catch((error) => {
    if (!(error instanceof InTrouble)) house.log.error({ err: error, table: id }, 'absence could not be noted')
  })
}

function answer(house: House, socket: WebSocket, data: RawData): void {
  if (!isClientMessage(String(data))) {
    socket.close(closeCodes.malformed, 'Say {"type":"ping"}, or nothing; commands go over HTTP.')
    return
  }
  send(house, { socket }, wire(house, { type: 'pong' }))
}

function isClientMessage(text: string): boolean {
  try {
    return form.Check(JSON.parse(text))
  } catch {
    return false
  }
}
