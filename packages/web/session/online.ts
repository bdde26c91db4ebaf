/** Tables on the server. */
import { openToPlay } from '@paddock/games'
import type { closeCodes, ServerVersion } from '@paddock/protocol'
import { doubtIdentity } from '../settings/identity.ts'
import { hearAnswer, renewal } from '../version/page-renewal.ts'
import { api } from './api.ts'
import { type OpenSocket, openServerSocket } from './online/socket.ts'
import { SocketTableClient, type TableClient } from './online/table-client.ts'

export type { TableClient } from './online/table-client.ts'

const signedOut: (typeof closeCodes)['signedOut'] = 4001

/** A browser that was signed out from elsewhere comes back as nobody. */
const openNoticing: OpenSocket = (path, events) =>
  openServerSocket(path, {
    ...events,
    closed(code) {
      if (code === signedOut) doubtIdentity()
      events.closed(code)
    },
  })

/** Connects to a table and keeps it open until `close`. */
export function openTableClient(id: string): TableClient {
  const heardVersion = ({ page }: ServerVersion) => {
    hearAnswer(undefined)
    void renewal.heard(page)
  }
  const client = new SocketTableClient(id, { api, openSocket: openNoticing, openBox: openToPlay, heardVersion })
  // A socket may be dead though nobody said so: when the browser has news of the network, it is tried.
  const wake = () => {
    if (document.visibilityState === 'visible') client.wake()
  }
  addEventListener('online', wake)
  addEventListener('offline', wake)
  document.addEventListener('visibilitychange', wake)
  return {
    table: client.table,
    you: client.you,
    chat: client.chat,
    connection: client.connection,
    session: client.session,
    problem: client.problem,
    close() {
      removeEventListener('online', wake)
      removeEventListener('offline', wake)
      document.removeEventListener('visibilitychange', wake)
      client.close()
    },
  }
}
