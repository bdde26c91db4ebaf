import { isObject } from '@paddock/kernel'
import type { ChatLine, ChatRequest, Person } from '@paddock/protocol'
import type { Server } from '../server.ts'
import type { LogRow } from '../store/schema.ts'
import { shownName, watcherName } from './shown-names.ts'
import { type LoadedTable, viewerOf } from './table.ts'
import { writeDown } from './write-down.ts'

/** How many lines someone who comes is shown. */
const latest = 50

/** Whoever has the table's address may talk there, with a seat or without. What has an id of the caller's own is said once, however often it is sent. */
export function chat(server: Server, id: string, person: Person, request: ChatRequest): Promise<ChatLine> {
  const { text, id: name } = request
  const command = name === undefined ? undefined : `chat ${person.id} ${name}`
  return server.tables.inTurn(id, async (table) => {
    const viewer = viewerOf(table, person)
    const before = command === undefined ? undefined : await findSaid(server, table, command)
    if (before) return before
    const said =
      viewer === 'spectator'
        ? { name: watcherName(table, person), text }
        : { seat: viewer, name: shownName(table, viewer), text }
    const told = (n: number, at: string) => ({ kind: 'chat', n, line: { ...said, at } }) as const
    const named = command === undefined ? {} : { command }
    const { at } = await writeDown(server, table, [{ kind: 'chat', body: said, ...named, told }])
    return { ...said, at }
  })
}

async function findSaid({ store }: Server, table: LoadedTable, command: string): Promise<ChatLine | undefined> {
  const row = await store.db
    .selectFrom('log')
    .select(['body', 'at'])
    .where('table_id', '=', table.id)
    .where('command', '=', command)
    .executeTakeFirst()
  return row && readChat(row)
}

/** The latest lines, oldest first. */
export async function latestChat({ store }: Server, table: LoadedTable): Promise<ChatLine[]> {
  const rows = await store.db
    .selectFrom('log')
    .select(['body', 'at'])
    .where('table_id', '=', table.id)
    .where('kind', '=', 'chat')
    .orderBy('n', 'desc')
    .limit(latest)
    .execute()
  return rows.reverse().flatMap((row) => readChat(row) ?? [])
}

/** What was said, as the log keeps it; undefined if it is no line of chat. */
export function readChat({ body, at }: Pick<LogRow, 'body' | 'at'>): ChatLine | undefined {
  const said: unknown = JSON.parse(body)
  if (!isObject(said) || typeof said.name !== 'string' || typeof said.text !== 'string') return undefined
  return { ...(typeof said.seat === 'number' ? { seat: said.seat } : {}), name: said.name, text: said.text, at }
}
