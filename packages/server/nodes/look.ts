/** How tables stand in a store that nodes share: one question, of one table or of many. */
import { sql } from 'kysely'
import type { DueRow, TableRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** Someone who has the table open at another node, with how many sockets; the empty person has no name. */
export interface Present {
  readonly person: string
  readonly sockets: number
}

export interface Look extends Pick<TableRow, 'id' | 'status' | 'host' | 'rematch' | 'seed' | 'rules'> {
  /** The number of the latest line. */
  readonly n: number
  readonly due: readonly DueRow[]
  readonly present: readonly Present[]
  /** Who sits where, by name, as one text. */
  readonly seated: string
}

/** A table that is not told of is no more. */
export async function look({ db, node }: Store, now: Date, tables: readonly string[]): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select id, status, host, rematch, seed, rules,
      coalesce((select max(n) from log where table_id = tables.id), 0) as n,
      coalesce((select json_agg(due) from due where table_id = tables.id), '[]') as due,
      coalesce((
        select json_agg(json_build_object('person', person, 'sockets', sockets)) from (
          select person, sum(sockets)::int as sockets from presence join nodes on nodes.id = presence.node
          where table_id = tables.id and node <> ${node} and until > ${now.toISOString()}
          group by person order by person) as there), '[]') as present,
      coalesce((
        select string_agg(concat_ws(' ', kind, bot, name), '\n' order by seat) from (
          select seats.seat, seats.kind, seats.bot, people.name
          from seats left join people on people.id = seats.person where table_id = tables.id) as sitting), '') as seated
    from tables where id = any(${tables})`.execute(db)
  return rows
}

/** The same text of a table in memory. */
export function seatedText(
  seats: readonly { readonly kind: string; readonly bot?: string; readonly person?: { readonly name: string } }[],
): string {
  return seats
    .map(({ kind, bot, person }) => [kind, bot, person?.name].filter((part) => part !== undefined).join(' '))
    .join('\n')
}
