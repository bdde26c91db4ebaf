/**
 * Whether something may be taken back, found out for the seat that has just decided. Other worlds are tried for that
 * (see the kernel's `undo.ts`), which takes many times as long as the decision itself. So it is done later, a little at
 * a time and only where the match still stands there: nobody else waits for it, and where people play quickly it is
 * not done at all.
 */
import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyMatch, Seat } from '@paddock/kernel'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import { type LoadedTable, viewerOf } from '../tables/table.ts'
import { send, wire } from './send.ts'

/** Milliseconds. Whoever thinks better of it needs longer than that to say so. */
const pause = 150
/** At most so much at a time, and then everyone else has so much before it goes on: more where there is much to do. */
const slice = 1
const rest = 4
const longRest = 60
/** The share of its time in which the process has something to do, from which on there is much. */
const busy = 0.8

interface Question {
  readonly seat: Seat
  /** The latest entry when it was asked. */
  readonly entry: number
  readonly due: number
}

export interface UndoNeeds {
  match(table: string): AnyMatch | undefined
  /** The seat may take back its latest decision. */
  tell(table: string, seat: Seat, entry: number): void
  failed(table: string, error: unknown): void
}

export class UndoAnswers {
  readonly #needs: UndoNeeds
  /** By table, the oldest first: only one seat can have something to take back. */
  readonly #questions = new Map<string, Question>()
  #timer: NodeJS.Timeout | undefined
  #use = performance.eventLoopUtilization()

  constructor(needs: UndoNeeds) {
    this.#needs = needs
  }

  ask(table: string, seat: Seat, entry: number): void {
    this.#questions.delete(table)
    this.#questions.set(table, { seat, entry, due: performance.now() + pause })
    this.#timer ??= setTimeout(() => this.#work(), pause)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#questions.clear()
  }

  #work(): void {
    this.#timer = undefined
    const end = performance.now() + slice
    for (const [table, question] of this.#questions) {
      const wait = question.due - performance.now()
      if (wait <= 0 && this.#isAnswered(table, question, end)) this.#questions.delete(table)
      if (wait <= 0 && performance.now() < end) continue
      this.#timer = setTimeout(() => this.#work(), Math.max(this.#rest(), wait))
      return
    }
  }

  #rest(): number {
    const before = this.#use
    this.#use = performance.eventLoopUtilization()
    return performance.eventLoopUtilization(this.#use, before).utilization > busy ? longRest : rest
  }

  #isAnswered(table: string, { seat, entry }: Question, end: number): boolean {
    try {
      const match = this.#needs.match(table)
      if (match?.entry !== entry) return true
      let may: boolean | undefined
      do may = match.mayUndoWithin(seat, 1)
      while (may === undefined && performance.now() < end)
      if (may) this.#needs.tell(table, seat, entry)
      return may !== undefined
    } catch (error) {
      this.#needs.failed(table, error)
      return true
    }
  }
}

export function undoAnswersOf(server: () => Server): UndoAnswers {
  return new UndoAnswers({
    match: (table) => server().tables.get(table)?.match,
    tell: (table, seat, entry) => tellSeat(server(), table, seat, entry),
    failed: (table, error) => noteFault(server(), error, { table, telling: 'undo' }),
  })
}

/** Has it found out, if someone who sits there is listening and there is something to find out. */
export function considerUndo({ watchers, undoAnswers }: Server, table: LoadedTable, seat: Seat): void {
  const { id, match } = table
  const person = table.seats[seat]?.person
  if (!match || !person || !watchers.isPresent(id, person.id)) return
  // That a sealed decision may be taken back is known without being told.
  if (match.sealedBy(seat) !== undefined || match.mayUndoWithin(seat, 0) === false) return
  undoAnswers.ask(id, seat, match.entry)
}

/** Finds it out for someone who asks, in their turn; everyone else has theirs in between. */
export async function mayUndo(match: AnyMatch, seat: Seat): Promise<boolean> {
  for (;;) {
    const may = match.mayUndoWithin(seat, 4)
    if (may !== undefined) return may
    await nextTurn()
  }
}

function tellSeat(server: Server, id: string, seat: Seat, entry: number): void {
  const table = server.tables.get(id)
  if (!table) return
  const text = wire(server, { type: 'may-undo', entry })
  for (const watcher of server.watchers.at(id)) {
    if (viewerOf(table, watcher.person) === seat) send(server, watcher, text)
  }
}
