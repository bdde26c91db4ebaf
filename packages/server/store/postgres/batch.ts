/** A batch of writes as statements. All of them go out in one go, and are one transaction. */
import type { QueryConfig } from 'pg'
import type { LogRow } from '../schema.ts'
import type { Change, Write } from '../write.ts'
import { prepared } from './statements.ts'

export interface Statement {
  readonly query: QueryConfig
  /** The write it belongs to; undefined if it serves several. */
  readonly write: number | undefined
}

const columns = ['table_id', 'n', 'kind', 'entry', 'command', 'body', 'at'] as const satisfies (keyof LogRow)[]
const types = ['text', 'int', 'text', 'int', 'text', 'text', 'text']

const logOne = `insert into log (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`
/** Many rows as one statement cost PostgreSQL and this process a fraction of what a statement each costs. */
const logMany = `insert into log (${columns.join(', ')}) select * from unnest(${types
  .map((type, index) => `$${index + 1}::${type}[]`)
  .join(', ')})`

export function logged(row: LogRow): Change {
  return { sql: logOne, parameters: columns.map((column) => row[column]), mustChange: false }
}

/** For the usual case, in which nothing conflicts: first what is added to the logs, all at once. */
export function together(writes: readonly Write[]): Statement[] {
  const rows = writes.flat().filter(({ sql }) => sql === logOne)
  const others = inOrder(writes).filter(({ change }) => change.sql !== logOne)
  if (rows.length < 2) return oneByOne(writes)
  // In an order that is the same for all nodes, so that two batches do not wait for each other.
  const sorted = rows.toSorted((one, other) => (tableOf(one) < tableOf(other) ? -1 : 1))
  const values = columns.map((_, index) => sorted.map(({ parameters }) => parameters[index]))
  return [{ query: prepared(logMany, values), write: undefined }, ...others.map(statement)]
}

/** Each write on its own, so that it is seen which of them fails. */
export function oneByOne(writes: readonly Write[]): Statement[] {
  return inOrder(writes).map(statement)
}

function inOrder(writes: readonly Write[]): { change: Change; write: number }[] {
  return writes.flatMap((changes, write) => changes.map((change) => ({ change, write })))
}

function statement({ change, write }: { change: Change; write: number }): Statement {
  const { sql, parameters, mustChange } = change
  return { query: prepared(mustChange ? insisting(sql) : sql, parameters), write }
}

/** Fails (by a division by zero) where there is nothing to be changed, so that what follows need not wait to hear of it. */
export function insisting(sql: string): string {
  return `with changed as (${sql} returning 1) select 1 / count(*) from changed`
}

function tableOf({ parameters }: Change): string {
  return String(parameters[0])
}
