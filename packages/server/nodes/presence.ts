/**
 * Tells the other nodes who has which table open here: a row a person in the shared store, which counts as long as its
 * node says that it is alive. What a node that died has left behind is cleared up by the others, and the time of its
 * people's absence begins.
 */
import type { Server } from '../server.ts'
import type { PresenceRow } from '../store/schema.ts'
import { type Change, change } from '../store/write.ts'
import { absent, mayBeAbsent } from '../tables/seats/absences.ts'

/** The row of a node that has not been heard of for so long is removed. */
const long = 3_600_000

export class Presence {
  readonly #server: Server
  readonly #node: string
  /** What is to be written: who came or went at which table. */
  readonly #changed = new Map<string, Set<string>>()
  readonly #told: (table: string) => void
  #flushing: Promise<void> | undefined

  /** `told` hears of each table once the others can see who is there. */
  constructor(server: Server, node: string, told: (table: string) => void) {
    this.#server = server
    this.#node = node
    this.#told = told
    server.watchers.follow((table, person) => this.#note(table, person ?? ''))
  }

  /** Says that this node is alive, and sees to those that are not. */
  async renew(): Promise<void> {
    const { store, now, watchers, settings } = this.#server
    const until = new Date(now().getTime() + settings.lease).toISOString()
    await store.write(change(store.db.updateTable('nodes').set({ until }).where('id', '=', this.#node)))
    const mine = this.#mine()
    const kept = await store.db
      .selectFrom('presence')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('node', '=', this.#node)
      .executeTakeFirst()
    // After a long pause the others have taken this node for dead, and have cleared up.
    if (kept?.rows !== mine.length) for (const table of watchers.tables) this.#noteAll(table)
    await this.#clearUp()
  }

  /** The others may see at once that this node is no more. */
  async leave(): Promise<void> {
    await this.#flushing
    const { store, now } = this.#server
    await store.write(
      change(store.db.updateTable('nodes').set({ until: now().toISOString() }).where('id', '=', this.#node)),
    )
  }

  /** Those who were at nodes that are no more, and at no other, are absent from now on. */
  async #clearUp(): Promise<void> {
    const { store, now } = this.#server
    const { db } = store
    const time = now().toISOString()
    const dead = await db.selectFrom('nodes').select(['id', 'until']).where('until', '<=', time).execute()
    if (dead.length === 0) return
    const ids = dead.map(({ id }) => id)
    const gone = mayBeAbsent(this.#server).where(({ and, exists, not, selectFrom }) => {
      const same = selectFrom('presence')
        .innerJoin('nodes', 'nodes.id', 'presence.node')
        .select('presence.node')
        .whereRef('presence.table_id', '=', 'seats.table_id')
        .whereRef('presence.person', '=', 'seats.person')
      const [left, stayed] = [same.where('nodes.until', '<=', time), same.where('nodes.until', '>', time)]
      return and([exists(left), not(exists(stayed))])
    })
    const changes: Change[] = [absent(this.#server, gone), change(db.deleteFrom('presence').where('node', 'in', ids))]
    const longDead = new Date(now().getTime() - long).toISOString()
    changes.push(change(db.deleteFrom('nodes').where('until', '<', longDead)))
    await store.write(...changes)
  }

  #note(table: string, person: string): void {
    // Whoever is sent away because the node ends is seen to by the others, as if it had died.
    if (this.#server.isClosing()) return
    const people = this.#changed.get(table) ?? new Set()
    this.#changed.set(table, people.add(person))
    this.#flushing ??= this.#flush()
  }

  #noteAll(table: string): void {
    for (const { person } of this.#server.watchers.at(table)) this.#note(table, person?.id ?? '')
  }

  async #flush(): Promise<void> {
    try {
      while (this.#changed.size > 0) {
        await new Promise((resolve) => setImmediate(resolve))
        const changed = [...this.#changed]
        this.#changed.clear()
        const rows = changed.flatMap(([table, people]) => [...people].map((person) => this.#row(table, person)))
        await this.#server.store.write(...rows.map((row) => this.#change(row)))
        for (const [table] of changed) this.#told(table)
      }
    } catch (err) {
      // The next renewal compares, and writes what is missing.
      this.#server.log.warn({ err }, 'who has tables open here could not be told to other nodes')
    } finally {
      this.#flushing = undefined
    }
  }

  #row(table_id: string, person: string): PresenceRow {
    const here = [...this.#server.watchers.at(table_id)].filter((watcher) => (watcher.person?.id ?? '') === person)
    return { table_id, person, node: this.#node, sockets: here.length }
  }

  #change(row: PresenceRow): Change {
    const { db } = this.#server.store
    const { table_id, person, node, sockets } = row
    if (sockets > 0) {
      const there = db.insertInto('presence').values(row)
      return change(there.onConflict((same) => same.columns(['table_id', 'person', 'node']).doUpdateSet({ sockets })))
    }
    const gone = db.deleteFrom('presence').where('table_id', '=', table_id).where('person', '=', person)
    return change(gone.where('node', '=', node))
  }

  #mine(): string[] {
    const { watchers } = this.#server
    return watchers.tables.flatMap((table) => [
      ...new Set(Array.from(watchers.at(table), ({ person }) => `${table} ${person?.id ?? ''}`)),
    ])
  }
}
