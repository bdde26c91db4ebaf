/** Carries out what is due: bots' turns, and seats whose people have been gone for long. */
import { setTimeout as pause } from 'node:timers/promises'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import type { DueRow } from '../store/schema.ts'
import { change } from '../store/write.ts'
import { dueKey } from '../tables/due.ts'
import { checkAbsence } from '../tables/seats/hold.ts'
import { checkHost } from '../tables/seats/host.ts'
import { botTurn } from './bot-turn.ts'

/** So many at a time; the rest comes right after. */
const most = 200
/** What could not be done is tried again after a while, in milliseconds. */
const again = 30_000
/** Rules do not change back in a hurry. */
const longAgain = 24 * 3_600_000

const carryOut = { bot: botTurn, absent: checkAbsence, host: checkHost } as const

export class Duties {
  readonly #server: Server
  readonly #inHand = new Map<string, Promise<void>>()
  #looking: Promise<void> | undefined
  #lookAgain = false
  readonly #stop = new AbortController()

  constructor(server: Server) {
    this.#server = server
  }

  /** Looks for what is due now and takes it in hand, and sets the alarm for what comes next. */
  look(): void {
    if (this.#stop.signal.aborted) return
    if (this.#looking) {
      this.#lookAgain = true
      return
    }
    this.#looking = this.#takeInHand()
      .catch((err) => {
        this.#server.log.error({ err }, 'what is due could not be read')
        this.#server.alarm.set(new Date(this.#server.steady().getTime() + again))
      })
      .finally(() => {
        this.#looking = undefined
        if (!this.#lookAgain) return
        this.#lookAgain = false
        this.look()
      })
  }

  /** Takes nothing more in hand, and resolves when everything in hand is done. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#looking
    await Promise.all(this.#inHand.values())
  }

  async #takeInHand(): Promise<void> {
    const { store, alarm, steady } = this.#server
    const rows = await store.db
      .selectFrom('due')
      .selectAll()
      .orderBy('at')
      .limit(most + this.#inHand.size)
      .execute()
    const time = steady().toISOString()
    for (const row of rows) {
      const key = `${row.table_id} ${dueKey(row.kind, row.seat)}`
      if (this.#inHand.has(key)) continue
      if (row.at > time) {
        alarm.set(new Date(row.at))
        return
      }
      const done = this.#carryOut(row).finally(() => {
        this.#inHand.delete(key)
        // Not at once: whoever sends a request must have a turn as well.
        setImmediate(() => this.look())
      })
      this.#inHand.set(key, done)
    }
  }

  async #carryOut(row: DueRow): Promise<void> {
    const server = this.#server
    try {
      await server.tables.inTurnEvenOutdated(row.table_id, async (table) => {
        if (table.outdated) return this.#putOff(row, longAgain)
        // It may have been done, or have lost its reason, while it waited for its turn. Or another server
        // has written to the same store: what is in memory is then too old, and is read again.
        if (table.due.get(dueKey(row.kind, row.seat))?.at !== row.at) server.tables.forget(row.table_id)
        else await carryOut[row.kind](server, table, row.seat)
      })
    } catch (err) {
      noteFault(server, err, { table: row.table_id, due: row.kind, seat: row.seat })
      await this.#putOff(row, again)
      await server.tables.inTurn(row.table_id, async () => server.tables.forget(row.table_id)).catch(() => {})
    }
  }

  async #putOff({ table_id, kind, seat }: DueRow, milliseconds: number): Promise<void> {
    const { store, steady } = this.#server
    const at = new Date(steady().getTime() + milliseconds).toISOString()
    const row = store.db.updateTable('due').set({ at }).where('table_id', '=', table_id)
    try {
      await store.write(change(row.where('kind', '=', kind).where('seat', '=', seat)))
    } catch {
      // The store takes nothing at the moment. Trying at once would only keep everyone busy.
      await pause(again, undefined, { signal: this.#stop.signal }).catch(() => {})
    }
  }
}
