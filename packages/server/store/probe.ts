import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { type Change, change } from './write.ts'

/** A disk that has room for one page may have none for ten. */
const ballast = '.'.repeat(40_000)

/** Something to write that matters to nobody. */
export function probing(db: Kysely<Schema>): Change {
  const mark = { batch: 0, left_out: ballast, at: new Date().toISOString() }
  return change(
    db
      .insertInto('marks')
      .values({ writer: 'probe', ...mark })
      .onConflict((conflict) => conflict.column('writer').doUpdateSet(mark)),
  )
}
