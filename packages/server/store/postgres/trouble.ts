/** What PostgreSQL's errors mean here. */
import pg from 'pg'

/** Its five signs for what went wrong; undefined if it was not PostgreSQL that said so: the connection is lost. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** Whether whoever asked was not heard to the end. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  // 08: connection; 57P: the server is shutting down, starting, or has ended the connection.
  return code === undefined || code.startsWith('08') || code.startsWith('57P')
}

export const nothingToChange = '22012'

/** A key is there already; what is referred to is no more; nothing was there to be changed (see `batch.ts`). */
export const conflicts: readonly string[] = ['23505', '23503', nothingToChange]

/** Two batches waited for each other, or one for too long: each can simply be tried again. */
export const passing: readonly string[] = ['40P01', '40001', '55P03']

/** No room, no resources, a fault of the machine, a database that only reads: it is nobody's fault among the writes. */
export function isOfAll(code: string): boolean {
  return /^(?:53|58|XX|57|25006)/.test(code)
}
