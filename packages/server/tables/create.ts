import { type AnyBox, Refusal, readOptions } from '@paddock/kernel'
import type { CreateTable, Person, SeatWish, TableNow } from '@paddock/protocol'
import { freshInvite, freshTableId } from '../people/secrets.ts'
import type { Server } from '../server.ts'
import { botNames } from '../settings.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { type Change, Conflict, change } from '../store/write.ts'
import { InTrouble } from '../trouble.ts'
import type { Sitting } from './table.ts'
import { tableNow } from './told.ts'

/** Whoever creates a table is its host, seated or not. Where nothing is said, bots hold the seats of those who leave. */
export async function create(server: Server, person: Person, request: CreateTable): Promise<TableNow> {
  const box = await server.settings.games.openBox(request.game)
  if (!box) {
    const { ids } = server.settings.games
    throw new InTrouble('unknown-game', `There is no game "${request.game}". There are: ${ids.join(', ')}.`, {
      games: ids,
    })
  }
  checkSeats(box, request.seats)
  const command = request.id === undefined ? null : `${person.id} ${request.id}`
  const before = command === null ? undefined : await findCreated(server, command)
  const id = before ?? (await createAnew(server, person, request, box, command))
  return await server.tables.inTurn(id, async (table) => tableNow(server, table, person))
}

async function createAnew(
  server: Server,
  person: Person,
  request: CreateTable,
  box: AnyBox,
  command: string | null,
): Promise<string> {
  const id = freshTableId()
  const facts = {
    id,
    game: request.game,
    options: JSON.stringify(readOptions(box.game.meta, request.options)),
    holding: request.holding === false ? 0 : 1,
    host: person.id,
    command,
  } as const
  const seats = request.seats.map((wish) => sittingFor(box, wish, person))
  try {
    await server.store.write(...tableRows(server, facts, seats))
  } catch (error) {
    // Sent twice at once, it is created once.
    const other = error instanceof Conflict && command !== null ? await findCreated(server, command) : undefined
    if (other === undefined) throw error
    return other
  }
  server.log.info({ table: id, game: request.game }, 'table created')
  return id
}

async function findCreated({ store }: Server, command: string): Promise<string | undefined> {
  const row = await store.db.selectFrom('tables').select('id').where('command', '=', command).executeTakeFirst()
  return row?.id
}

/** The rows of a table where nobody has started yet. */
export function tableRows(
  { store: { db }, now, steady }: Server,
  facts: Pick<TableRow, 'id' | 'game' | 'options' | 'holding' | 'host'> & Partial<Pick<TableRow, 'command'>>,
  seats: readonly Sitting[],
): Change[] {
  const created = now().toISOString()
  const unstarted = { status: 'gathering', seed: null, rules: null, rematch: null } as const
  const row = { ...facts, ...unstarted, invite: freshInvite(), created, looked: steady().toISOString() }
  const rows = seatRows(
    facts.id,
    seats.map((sitting) => (sitting.person ? { ...sitting, since: created } : sitting)),
  )
  return [change(db.insertInto('tables').values(row)), change(db.insertInto('seats').values(rows))]
}

/** A row for everyone who sits at a table. */
export function seatRows(table: string, seats: readonly Sitting[]): SeatRow[] {
  return seats.map(({ kind, person, bot, since }, seat) => ({
    table_id: table,
    seat,
    kind,
    person: person?.id ?? null,
    bot: bot ?? null,
    since: since ?? null,
  }))
}

/** The bot that is meant: the one named, or the usual one. */
export function botFor(box: AnyBox, wanted: string | undefined): string {
  const names = botNames(box)
  const bot = wanted === undefined ? names[0] : names.find((name) => name === wanted)
  if (bot !== undefined) return bot
  throw new InTrouble('unknown-bot', `There is no bot "${wanted}" for this game. There are: ${names.join(', ')}.`, {
    bots: names,
  })
}

/** Refuses a number of seats that the game is not for. */
export function checkCount(box: AnyBox, count: number): void {
  const { id, seats } = box.game.meta
  if (count >= seats.min && count <= seats.max) return
  throw new Refusal('bad-seats', `${id} is for ${seats.min} to ${seats.max} seats; got ${count}.`, { ...seats })
}

function checkSeats(box: AnyBox, wishes: readonly SeatWish[]): void {
  checkCount(box, wishes.length)
  if (wishes.filter(({ kind }) => kind === 'me').length > 1) {
    throw new Refusal('bad-seats', 'One person sits in one seat; "me" stands in several.')
  }
}

function sittingFor(box: AnyBox, wish: SeatWish, person: Person): Sitting {
  switch (wish.kind) {
    case 'me':
      return { kind: 'person', person }
    case 'open':
      return { kind: 'open' }
    case 'bot':
      return { kind: 'bot', bot: botFor(box, wish.bot) }
  }
}
