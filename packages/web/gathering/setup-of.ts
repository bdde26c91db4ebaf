/** A table that gathers, as the set-up it would be played by. */
import type { Table } from '@paddock/protocol'
import { type Chair, type Setup, type SetupTerms, usualOptions } from '../setup/setup.ts'

export function setupOf({ seats, options }: Pick<Table, 'seats' | 'options'>, terms: SetupTerms): Setup {
  const chairs = seats.map(({ kind, name, bot }): Chair => {
    if (kind === 'person') return { kind, name: name ?? '' }
    return kind === 'bot' ? { kind, bot: bot ?? terms.bots[0] ?? 'random' } : { kind }
  })
  return { chairs, options: { ...usualOptions(terms), ...options } }
}

/** With more or fewer seats, as the server will do it: open ones go first, then bots, the last one before the others. */
export function resizedTable(setup: Setup, count: number, { seats }: SetupTerms): Setup {
  const chairs = [...setup.chairs]
  const wanted = Math.min(count, seats.max)
  while (chairs.length < wanted) chairs.push({ kind: 'open' })
  while (chairs.length > wanted) {
    const open = chairs.findLastIndex(({ kind }) => kind === 'open')
    const last = open < 0 ? chairs.findLastIndex(({ kind }) => kind === 'bot') : open
    if (last < 0) break
    chairs.splice(last, 1)
  }
  return { ...setup, chairs }
}
