import type { MyTables } from '@paddock/protocol'
import { signal } from '@preact/signals'
import { api } from '../session/api.ts'
import { recognise } from '../settings/identity.ts'

export type MyTable = MyTables['tables'][number]

/** The tables on the server where this person has a seat; none while it cannot be reached. */
export const myTables = signal<readonly MyTable[]>([])

/** Asks again whenever the page comes back into sight, since it may be one's turn by then. Returns a way to stop. */
export function loadMyTables(): () => void {
  const load = () => {
    if (document.visibilityState !== 'visible') return
    known().then(
      (tables) => {
        myTables.value = tables
      },
      // Without a server there are no tables to show.
      () => {
        myTables.value = []
      },
    )
  }
  load()
  document.addEventListener('visibilitychange', load)
  return () => document.removeEventListener('visibilitychange', load)
}

/** Someone the server does not know has no tables, and need not ask. */
async function known(): Promise<readonly MyTable[]> {
  return (await recognise()) ? (await api.myTables()).tables : []
}
