/** What one command wants written: all of it or nothing. Plain data, so that another thread can write it. */
import type { CompiledQuery } from 'kysely'

export interface Change {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** A change that finds nothing to change shows that someone else was quicker: a conflict. */
  readonly mustChange: boolean
}

export type Write = readonly Change[]

interface Compilable {
  compile(): CompiledQuery
}

export function change(query: Compilable): Change {
  const { sql, parameters } = query.compile()
  return { sql, parameters, mustChange: false }
}

/** The same change for other rows, all with the same columns: what is written most often is compiled once. */
export function changeEach<Row extends object>(compile: (row: Row) => Compilable): (row: Row) => Change {
  let known: { readonly sql: string; readonly columns: readonly string[] } | undefined
  return (row) => {
    const columns = Object.keys(row)
    if (!known || !isSame(known.columns, columns)) known = { sql: compile(row).compile().sql, columns }
    return { sql: known.sql, parameters: Object.values(row), mustChange: false }
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, place) => name === others[place])
}

/** As `change`, but the write fails if no row is there to be changed. */
export function mustChange(query: Compilable): Change {
  return { ...change(query), mustChange: true }
}

/** Someone else wrote first; what the command was based on no longer holds. Load again and try again. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

/** Nothing could be written. Nothing was done, unless that is not certain. */
export class Unwritten extends Error {
  override readonly name: string = 'Unwritten'
  readonly certain: boolean

  constructor(message: string, { certain = true, ...options }: ErrorOptions & { readonly certain?: boolean } = {}) {
    super(message, options)
    this.certain = certain
  }
}

/** What is open is no longer the store that one would start from again. */
export class Lost extends Unwritten {
  override readonly name = 'Lost'
}
