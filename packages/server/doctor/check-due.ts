/** Whether what must happen later at a table is written down, and nothing else. */
import type { Seat } from '@paddock/kernel'
import type { DueRow, SeatRow, TableRow } from '../store/schema.ts'
import type { Finding } from './finding.ts'

const idle = 'It does no harm; it goes when its time has come.'
const stuck = 'Leave the table and come back to it: that writes it down again.'

/** `owing` are the seats that owe a decision in the match, if it has started. */
export function checkDue(
  { id, status }: TableRow,
  seats: readonly SeatRow[],
  due: readonly DueRow[],
  owing: readonly Seat[] | undefined,
): Finding[] {
  const bad = (problem: string, advice: string): Finding => ({ part: 'due', where: id, problem, advice })
  const bots = new Set((owing ?? []).filter((seat) => seats[seat]?.bot !== null))
  const missing = [...bots].filter((seat) => !due.some((row) => row.kind === 'bot' && row.seat === seat))
  const vain = due.filter(({ kind, seat }) => {
    if (kind === 'host') return status !== 'gathering'
    if (status !== 'racing') return true
    return kind === 'bot' ? !bots.has(seat) : seats[seat]?.kind !== 'person'
  })
  return [
    ...missing.map((seat) => bad(`The bot in seat ${seat} is to decide, and nothing is due for it.`, stuck)),
    ...vain.map(({ kind, seat }) => bad(`"${kind}" is due for seat ${seat} without a reason.`, idle)),
  ]
}
