/** A bot's turn. The table is not held while the bot thinks: people chat, leave and look meanwhile. */
import { hash } from 'node:crypto'
import type { BotQuestion } from '@paddock/bots/messages'
import { type AnyMatch, type GameEvent, Refusal, RulesFailed, type Seat, type Step } from '@paddock/kernel'
import { BotFailed, noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import type { DueRow } from '../store/schema.ts'
import { dueKey, writeDuties } from '../tables/due.ts'
import { fallAsleep, isAwake } from '../tables/looks.ts'
import { readRecord } from '../tables/match/read-match.ts'
import { writeStep } from '../tables/match/step.ts'
import type { LoadedTable } from '../tables/table.ts'
import { Undecided } from './bots/bot-thread.ts'
import { putOff } from './put-off.ts'

/** Rules do not change back in a hurry. */
const longAgain = 24 * 3_600_000

/** What a match says when a decision is no longer as it was. */
const changed: readonly string[] = ['stale', 'out-of-turn', 'over']

interface Asked {
  readonly bot: string
  /** The latest entry when the bot was asked. */
  readonly entry: number
  readonly question: Omit<BotQuestion, 'id'>
}

/** Sees to a row that is due. If the table has changed while the bot thought, it is asked anew. */
export async function botTurn(server: Server, row: DueRow): Promise<void> {
  for (let isNew = true; ; isNew = false) {
    const asked = await server.tables.inTurnEvenOutdated(row.table_id, (table) => ask(server, table, row, isNew))
    if (asked === 'nothing') return
    if (asked === 'look again') continue
    const place = await decide(server, row, asked)
    if (place === undefined || (await carryOut(server, row, asked, place))) return
  }
}

async function ask(
  server: Server,
  table: LoadedTable,
  row: DueRow,
  isNew: boolean,
): Promise<Asked | 'nothing' | 'look again'> {
  const { seat, kind } = row
  const { id, match } = table
  const bot = table.seats[seat]?.bot
  if (table.outdated) await putOff(server, row, longAgain)
  else if (table.due.get(dueKey(kind, seat))?.at !== row.at) {
    // It was done or has lost its reason, or another server has written: what is in memory is then too old.
    server.tables.forget(id)
    return isNew ? 'look again' : 'nothing'
  } else if (!(await isAwake(server, table))) await fallAsleep(server, table)
  else if (bot === undefined || !match || !owes(match, seat)) await writeDuties(server, table, { acted: seat })
  else if (server.botThreads.wait(id) > 0) await putOff(server, row, server.botThreads.wait(id))
  else return { bot, entry: match.entry, question: questionFor(table, match, seat, bot) }
  return 'nothing'
}

function owes(match: AnyMatch, seat: Seat): boolean {
  return (
    match.pending.includes(seat) && (match.pending.length === 1 || !match.asked('spectator').decided.includes(seat))
  )
}

function questionFor({ box }: LoadedTable, match: AnyMatch, seat: Seat, bot: string): Asked['question'] {
  const { view, choices } = match.view(seat)
  // A stream of its own, which the match's shuffle cannot be read from.
  const seed = hash('sha256', `${match.seed} bot ${seat} ${match.entry}`)
  return { game: box.game.meta.id, bot, view, seat, choices, seed }
}

/** If the bot fails, instinct plays; if that fails too, the first choice. A match never waits for a bug. */
async function decide(server: Server, { table_id, seat }: DueRow, asked: Asked): Promise<number | undefined> {
  for (const bot of new Set([asked.bot, 'instinct'])) {
    try {
      const place = await server.botThreads.think(table_id, { ...asked.question, bot })
      if (place in asked.question.choices) return place
      throw new Undecided(`its thread answered ${place}, which is no choice`)
    } catch (cause) {
      if (server.isClosing()) return undefined
      server.metrics.botFailures.inc({ bot })
      await note(server, table_id, seat, bot, cause)
    }
  }
  return 0
}

async function note(server: Server, table: string, seat: Seat, bot: string, cause: unknown): Promise<void> {
  const started = await server.tables.inTurn(table, async (loaded) => loaded.started)
  const error = started ? new BotFailed(await readRecord(server.store, started), { seat, bot }, cause) : cause
  noteFault(server, error, { table, seat, bot })
}

/** Whether the row is done with: the bot has acted, or was not asked any more. */
async function carryOut(server: Server, row: DueRow, asked: Asked, place: number): Promise<boolean> {
  const { table_id, kind, seat } = row
  return await server.tables.inTurn(table_id, async (table) => {
    const { match } = table
    const isSame = table.due.get(dueKey(kind, seat))?.at === row.at && table.seats[seat]?.bot === asked.bot
    if (!match || !isSame) return false
    const step = act(server, table, match, asked, place)
    if (!step) return false
    await writeStep(server, table, match, step)
    server.metrics.botMoves.inc({ bot: asked.bot })
    return true
  })
}

/** What the bot chose, or the first choice if the rules fail on that. Undefined if the decision is no longer owed. */
function act(
  server: Server,
  { id }: LoadedTable,
  match: AnyMatch,
  { bot, entry, question: { seat, choices } }: Asked,
  place: number,
): Step<GameEvent> | undefined {
  try {
    return match.act(seat, choices[place], { at: entry })
  } catch (error) {
    if (error instanceof Refusal && changed.includes(error.code)) return undefined
    if (!(error instanceof RulesFailed) || place === 0) throw error
    server.metrics.botFailures.inc({ bot })
    noteFault(server, error, { table: id, seat, bot })
    return match.act(seat, choices[0], { at: entry })
  }
}
