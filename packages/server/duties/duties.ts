/** Carries out what is due: bots' turns, and seats whose people have been gone for long. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import type { DueRow } from '../store/schema.ts'
import { change } from '../store/write.ts'
import { dueKey } from '../tables/due.ts'
import { fallAsleep, isAwake, wakeful } from '../tables/looks.ts'
import { checkAbsence } from '../tables/seats/hold.ts'
import { checkHost } from '../tables/seats/host.ts'
import { botTurn } from './bot-turn.ts'
import { Busy } from './busy.ts'
import { putOff } from './put-off.ts'

/** So many in hand at a time for each thread of bots, so that none of them is ever idle. */
const forAThread = 8
/** What could not be done is tried again after a while, in milliseconds. */
const again = 30_000
/** Milliseconds beyond what bots may think. */
const spare = 10_000
/** Rules do not change back in a hurry. */
const longAgain = 24 * 3_600_000
/** How often to look for what another server has left lying, in milliseconds. */
const nowAndThen = 5_000

/** Someone who is missed, and what is done about it. */
const absences = { absent: checkAbsence, host: checkHost } as const
type AbsenceRow = DueRow & { kind: keyof typeof absences }

function isAbsence(row: DueRow): row is AbsenceRow {
  return row.kind in absences
}

export class Duties {
  readonly #server: Server
  readonly #most: number
  /**
   * How long what was taken in hand is left alone by other servers, in milliseconds: longer than a bot and its stand-in
   * usually take. If it takes longer still, two may think, but the log lets one act.
   */
  readonly #hold: number
  readonly #busy = new Busy()
  readonly #inHand = new Map<string, Promise<void>>()
  #looking: Promise<void> | undefined
  #lookAgain = false
  readonly #stop = new AbortController()

  constructor(server: Server) {
    this.#server = server
    const { threads, decision } = server.settings.bots
    this.#most = threads * forAThread
    this.#hold = 2 * decision + spare
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

  /** Takes nothing more in hand, and resolves when everything in hand is done or given back. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#looking
    await Promise.all(this.#inHand.values())
  }

  async #takeInHand(): Promise<void> {
    const { store, steady } = this.#server
    const room = this.#room()
    // Whatever is in hand looks again when it is done.
    if (room <= 0) return
    const time = steady()
    const until = new Date(time.getTime() + this.#hold).toISOString()
    const rows = await store.takeDue(time.toISOString(), room, until)
    for (const row of await wakeful(this.#server, rows)) {
      this.#begin(row)
      // Whoever sends a request must have a turn between two of them.
      await nextTurn()
    }
    if (rows.length < room) await this.#setAlarm(time.toISOString())
    else if (this.#inHand.size === 0) setImmediate(() => this.look())
  }

  /** While people keep the server busy, one thing at a time. */
  #room(): number {
    return (this.#busy.isSo() ? 1 : this.#most) - this.#inHand.size
  }

  #begin(row: DueRow): void {
    const key = `${row.table_id} ${dueKey(row.kind, row.seat)}`
    if (this.#inHand.has(key)) return
    const done = this.#carryOut(row).finally(() => {
      this.#inHand.delete(key)
      setImmediate(() => this.look())
    })
    this.#inHand.set(key, done)
  }

  async #setAlarm(time: string): Promise<void> {
    const { store, alarm, steady } = this.#server
    const next = await store.db
      .selectFrom('due')
      .select('at')
      .where('at', '>', time)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
    if (next) alarm.set(new Date(next.at))
    alarm.set(new Date(steady().getTime() + nowAndThen))
  }

  async #carryOut(row: DueRow): Promise<void> {
    const server = this.#server
    try {
      if (isAbsence(row)) await this.#absence(row)
      else await botTurn(server, row)
      if (server.isClosing()) await this.#giveBack(row)
    } catch (err) {
      noteFault(server, err, { table: row.table_id, due: row.kind, seat: row.seat })
      // Where the store takes nothing at the moment, trying at once would only keep everyone busy.
      const wait = () => pause(again, undefined, { signal: this.#stop.signal }).catch(() => {})
      await putOff(server, row, again).catch(wait)
      await server.tables.inTurn(row.table_id, async () => server.tables.forget(row.table_id)).catch(() => {})
    }
  }

  async #absence(row: AbsenceRow): Promise<void> {
    const server = this.#server
    await server.tables.inTurnEvenOutdated(row.table_id, async (table) => {
      if (table.outdated) await putOff(server, row, longAgain)
      else if (table.due.get(dueKey(row.kind, row.seat))?.at !== row.at) server.tables.forget(row.table_id)
      else if (await isAwake(server, table)) await absences[row.kind](server, table, row.seat)
      else await fallAsleep(server, table)
    })
  }

  /** What could not be finished before the end is nobody's, so that it is done first after the next start. */
  async #giveBack({ table_id, kind, seat, taken }: DueRow): Promise<void> {
    const { store } = this.#server
    const same = store.db.updateTable('due').set({ taken: null }).where('table_id', '=', table_id)
    await store.write(change(same.where('kind', '=', kind).where('seat', '=', seat).where('taken', '=', taken)))
  }
}
