import { type AnyMatch, type GameEvent, Refusal, type Seat, type Step, withReason } from '@paddock/kernel'
import type { ActRequest, CommandDone, Person, UndoRequest, UndoTold } from '@paddock/protocol'
import { mayUndo } from '../../live/undo-answers.ts'
import { viewersAt } from '../../live/viewers-at.ts'
import type { Server } from '../../server.ts'
import { readEntry } from '../../store/entry.ts'
import { type LoadedTable, seatOf, startedMatch } from '../table.ts'
import { checkChangeOfMind } from './changes-of-mind.ts'
import { writeStep } from './step.ts'

export function act(server: Server, table: string, person: Person, request: ActRequest): Promise<CommandDone> {
  const { id, at, action } = request
  const seen = at === undefined ? {} : { at }
  return command(server, table, person, id, (match, seat, loaded) => {
    checkChangeOfMind(server, match, seat, 'act')
    try {
      return match.act(seat, action, seen, viewersAt(server, loaded))
    } catch (refused) {
      throw withReason(refused, loaded.box, match, seat, action)
    }
  })
}

export function undo(server: Server, table: string, person: Person, request: UndoRequest): Promise<CommandDone> {
  const { id, ...seen } = request
  return command(server, table, person, id, async (match, seat) => {
    // It may take a while to find out whether it may be taken back, and everyone else has a turn meanwhile.
    await mayUndo(match, seat)
    checkChangeOfMind(server, match, seat, 'undo')
    return match.undo(seat, seen)
  })
}

/** Whether the person's seat may take back its latest decision. */
export function askUndo(server: Server, id: string, person: Person): Promise<UndoTold> {
  return server.tables.inTurn(id, async (table) => {
    const match = startedMatch(table)
    return { entry: match.entry, may: await mayUndo(match, seatOf(table, person)) }
  })
}

/**
 * Carries out what a person has decided. The same command sent again gets the same answer and does
 * nothing. The log knows which commands were carried out, so that matches in memory stay small and a
 * restart forgets none.
 */
function command(
  server: Server,
  id: string,
  person: Person,
  name: string,
  carryOut: (match: AnyMatch, seat: Seat, table: LoadedTable) => Step<GameEvent> | Promise<Step<GameEvent>>,
): Promise<CommandDone> {
  // Hardly any command is a repetition, so the log is asked only where its name is not known to be new, when it is
  // turned down, or when someone else has written first.
  let isConflict = false
  return server.tables.inTurn(
    id,
    async (table) => {
      const seat = seatOf(table, person)
      const match = startedMatch(table)
      const command = `${seat} ${name}`
      const before = table.commands.isNew(command) && !isConflict ? undefined : await findDone(server, table, command)
      if (before) return before
      isConflict = true
      let step: Step<GameEvent>
      try {
        step = await carryOut(match, seat, table)
      } catch (refusal) {
        const done = refusal instanceof Refusal ? await findDone(server, table, command) : undefined
        if (done) return done
        throw refusal
      }
      const { n } = await writeStep(server, table, match, step, command)
      table.commands.add(command)
      server.metrics.commands.inc({ kind: step.outcome })
      return { entry: step.entry, n, outcome: step.outcome, repeated: false }
    },
    'trusted',
  )
}

async function findDone({ store }: Server, table: LoadedTable, command: string): Promise<CommandDone | undefined> {
  const row = await store.db
    .selectFrom('log')
    .select(['n', 'entry', 'body'])
    .where('table_id', '=', table.id)
    .where('command', '=', command)
    .executeTakeFirst()
  if (!row || row.entry === null) return undefined
  return { entry: row.entry, n: row.n, outcome: readEntry(row.body).outcome, repeated: true }
}
