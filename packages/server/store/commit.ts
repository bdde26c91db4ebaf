import { bound, type StoreConnection } from './connection.ts'
import { type Change, Conflict, type Write } from './write.ts'

/** Why one write of a batch was left out. */
export interface LeftOut {
  readonly isConflict: boolean
  readonly message: string
}

/** Undefined stands for what is on disk now. */
export type Outcomes = readonly (LeftOut | undefined)[]

/** SQLite's extended error codes for a key that is there already. */
const keyTaken = [1555, 2067]

/**
 * Writes a batch in one transaction and syncs it to disk. Hardly ever does one of them conflict: then all are tried
 * again, each with a savepoint, so that the conflict of one does not fail the others. Throws if nothing was written.
 * `seal` is what is done last before the commit; if that throws, nothing is written.
 */
export function commitBatch(
  connection: StoreConnection,
  writes: readonly Write[],
  seal: (outcomes: Outcomes) => void = () => {},
): Outcomes {
  return commitAll(connection, writes, seal) ?? commitEach(connection, writes, seal)
}

type Seal = (outcomes: Outcomes) => void

/** Undefined, and nothing written, if one of them cannot be. */
function commitAll(connection: StoreConnection, writes: readonly Write[], seal: Seal): Outcomes | undefined {
  const { database, prepare } = connection
  const outcomes = writes.map(() => undefined)
  prepare('begin immediate').run()
  try {
    for (const write of writes) for (const change of write) if (carryOut(connection, change)) throw new Conflict()
    seal(outcomes)
    prepare('commit').run()
    return outcomes
  } catch {
    if (database.isTransaction) prepare('rollback').run()
    return undefined
  }
}

function commitEach(connection: StoreConnection, writes: readonly Write[], seal: Seal): Outcomes {
  const { database, prepare } = connection
  prepare('begin immediate').run()
  try {
    const outcomes = writes.map((write) => attempt(connection, write))
    seal(outcomes)
    prepare('commit').run()
    return outcomes
  } catch (error) {
    if (database.isTransaction) prepare('rollback').run()
    throw error
  }
}

function attempt(connection: StoreConnection, write: Write): LeftOut | undefined {
  const { database, prepare } = connection
  prepare('savepoint one_write').run()
  let left: LeftOut | undefined
  try {
    left = write.map((change) => carryOut(connection, change)).find((conflict) => conflict !== undefined)
  } catch (error) {
    // After a full disk and the like, SQLite has given up the whole transaction.
    if (!database.isTransaction) throw error
    left = whatFailed(error)
  }
  if (left) prepare('rollback to one_write').run()
  prepare('release one_write').run()
  return left
}

function carryOut({ prepare }: StoreConnection, { sql, parameters, mustChange }: Change): LeftOut | undefined {
  const { changes } = prepare(sql).run(...parameters.map(bound))
  if (!mustChange || Number(changes) > 0) return undefined
  return { isConflict: true, message: 'Nothing was there to be changed.' }
}

function whatFailed(error: unknown): LeftOut {
  const isConflict = error instanceof Error && 'errcode' in error && keyTaken.some((code) => code === error.errcode)
  return { isConflict, message: String(error) }
}
