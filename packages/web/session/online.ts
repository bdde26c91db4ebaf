/** Tables on the server. */
import { openBox } from '@paddock/games'
import { api } from './api.ts'
import { dialServer } from './online/dial.ts'
import { type Door, TableDoor } from './online/door.ts'

export type { Door } from './online/door.ts'

/** Opens the way to a table and keeps it open until `close`. */
export function openDoor(id: string): Door {
  const door = new TableDoor(id, { api, dial: dialServer, openBox })
  // A line may be dead though nobody said so: when the browser has news of the network, it is tried.
  const wake = () => {
    if (document.visibilityState === 'visible') door.wake()
  }
  addEventListener('online', wake)
  addEventListener('offline', wake)
  document.addEventListener('visibilitychange', wake)
  return {
    table: door.table,
    you: door.you,
    chat: door.chat,
    connection: door.connection,
    session: door.session,
    problem: door.problem,
    close() {
      removeEventListener('online', wake)
      removeEventListener('offline', wake)
      document.removeEventListener('visibilitychange', wake)
      door.close()
    },
  }
}
