/** Whether nothing is due at a table without a reason. That nothing is due for a bot means that the table sleeps. */
import type { Seat } from '@paddock/kernel'
import type { DueRow } from '../store/schema.ts'
import type { Finding } from './finding.ts'
import type { KeptTable } from './kept-table.ts'

const idle = 'It does no harm; it goes when a server next looks for what is due.'

/** Milliseconds. What a node has written on old knowledge goes by itself when its time has come. */
const soon = 60_000

/** `owing` are the seats that owe a decision in the match, if it has started. */
export function checkDue({ row, seats, due }: KeptTable, owing: readonly Seat[], now: Date): Finding[] {
  const { id, status } = row
  const bots = new Set(owing.filter((seat) => seats[seat]?.bot !== null))
  const long = new Date(now.getTime() - soon).toISOString()
  const isVain = ({ kind, seat, at }: DueRow): boolean => {
    if (at > long) return false
    if (kind === 'host') return status !== 'gathering'
    if (status !== 'racing') return true
    return kind === 'bot' ? !bots.has(seat) : seats[seat]?.kind !== 'person'
  }
  return due.filter(isVain).map(({ kind, seat }) => {
    const problem = `"${kind}" is due for seat ${seat} without a reason.`
    return { part: 'due', where: id, severity: 'slight', problem, advice: idle }
  })
}
