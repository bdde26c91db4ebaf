/** Whether nothing is due at a table without a reason. That nothing is due for a bot means that the table sleeps. */
import type { Seat } from '@paddock/kernel'
import type { DueRow, SeatRow, TableRow } from '../store/schema.ts'
import type { Finding } from './finding.ts'

const idle = 'It does no harm; it goes when its time has come.'

/** `owing` are the seats that owe a decision in the match, if it has started. */
export function checkDue(
  { id, status }: TableRow,
  seats: readonly SeatRow[],
  due: readonly DueRow[],
  owing: readonly Seat[] | undefined,
): Finding[] {
  const bad = (problem: string, advice: string): Finding => ({ part: 'due', where: id, problem, advice })
  const bots = new Set((owing ?? []).filter((seat) => seats[seat]?.bot !== null))
  const vain = due.filter(({ kind, seat }) => {
    if (kind === 'host') return status !== 'gathering'
    if (status !== 'racing') return true
    return kind === 'bot' ? !bots.has(seat) : seats[seat]?.kind !== 'person'
  })
  return vain.map(({ kind, seat }) => bad(`"${kind}" is due for seat ${seat} without a reason.`, idle))
}
