import { isObject, Refusal, readOptions, same } from '@paddock/kernel'
import type { ChangeSetup, Person, TableNow } from '@paddock/protocol'
import type { Server } from '../server.ts'
import { type Change, change } from '../store/write.ts'
import { checkCount, seatRows } from './create.ts'
import { checkGathering, checkHost, type LoadedTable, type Sitting } from './table.ts'
import { tableNow } from './told.ts'
import { writeDown } from './write-down.ts'

/** What the log keeps of it. */
type Settled = Pick<LoadedTable, 'options' | 'holding'>

/** The host settles anew, before the start, what is played and among how many. Where nothing changes, nothing is written. */
export function changeSetup(server: Server, id: string, person: Person, request: ChangeSetup): Promise<TableNow> {
  return server.tables.inTurn(id, async (table) => {
    checkHost(table, person)
    checkGathering(table)
    const { options, seats, holding } = request
    const settled: Settled = {
      options: options === undefined ? table.options : optionsIn(table, options),
      holding: holding ?? table.holding,
    }
    const sitting = seats === undefined ? table.seats : resized(table, seats)
    const isReseated = sitting.length !== table.seats.length
    const isSettled = same(settled.options, table.options) && settled.holding === table.holding
    if (isReseated || !isSettled) await settle(server, table, settled, isReseated ? sitting : undefined)
    return tableNow(server, table, person)
  })
}

function optionsIn({ box }: LoadedTable, asked: unknown): Settled['options'] {
  const read = readOptions(box.game.meta, asked)
  return isObject(read) ? read : {}
}

/** New seats are open. Of those to be given up, open ones go first, then bots, the last one before the others; people stay. */
function resized({ box, seats }: LoadedTable, count: number): Sitting[] {
  checkCount(box, count)
  const people = seats.filter(({ kind }) => kind === 'person').length
  if (count < people) {
    const said = `${people} people sit here; open the seats of ${people - count} of them first.`
    throw new Refusal('bad-seats', said, { people })
  }
  const kept = [...seats]
  while (kept.length > count) {
    const open = kept.findLastIndex(({ kind }) => kind === 'open')
    kept.splice(open < 0 ? kept.findLastIndex(({ kind }) => kind === 'bot') : open, 1)
  }
  while (kept.length < count) kept.push({ kind: 'open' })
  return kept
}

async function settle(server: Server, table: LoadedTable, settled: Settled, seats?: Sitting[]): Promise<void> {
  const { db } = server.store
  const { options, holding } = settled
  const row = { options: JSON.stringify(options), holding: holding ? 1 : 0 } as const
  const also: Change[] = [change(db.updateTable('tables').set(row).where('id', '=', table.id))]
  table.options = options
  table.holding = holding
  if (seats) {
    table.seats = seats
    also.push(
      change(db.deleteFrom('seats').where('table_id', '=', table.id)),
      change(db.insertInto('seats').values(seatRows(table.id, seats))),
    )
  }
  await writeDown(server, table, [{ kind: 'setup', body: settled, told: (n) => ({ kind: 'table', n }) }], also)
}

/** What was settled, as the log keeps it; undefined if the line says nothing of the kind. */
export function readSetup(body: string): Settled | undefined {
  const settled: unknown = JSON.parse(body)
  if (!isObject(settled) || !isObject(settled.options) || typeof settled.holding !== 'boolean') return undefined
  return { options: settled.options, holding: settled.holding }
}
