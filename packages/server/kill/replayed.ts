/** The match played again from the store's log: it ends, and everyone was shown just what it shows. */
import { createHash } from 'node:crypto'
import { canonical, commitmentTo, Refusal, recordFormat, replay } from '@paddock/kernel'
import { readEntry } from '../store/entry.ts'
import { games } from '../testing/server.ts'
import type { KeptTable, StoredLine } from './truth.ts'
import type { Witness } from './witness.ts'

/** Showing every entry of the longest matches once more would take longer than playing them. */
const longestShown = 600

export async function replayed(
  { game, options, seed, rules, seats }: KeptTable,
  lines: readonly StoredLine[],
  witnesses: readonly Witness[],
): Promise<string[]> {
  const box = await games.openBox(game)
  if (!box) return [`there is no game ${game}`]
  const entries = lines.flatMap(({ kind, body }) => (kind === 'entry' ? readEntry(body) : []))
  const commitment = commitmentTo(seed)
  const about = { format: recordFormat, game, rules, seats: seats.length, options: JSON.parse(options), seed } as const
  const complaints: string[] = []
  try {
    const match = replay(box.game, { ...about, commitment, entries }, ({ entry }, now) => {
      if (entries.length > longestShown) return
      for (const { shown, seat } of witnesses) {
        if (shown[entry] === undefined) continue
        const [frames] = now.frames([seat])
        if (shown[entry] === createHash('sha256').update(canonical(frames)).digest('base64')) continue
        complaints.push(`seat ${seat} was shown entry ${entry} otherwise than it was`)
      }
    })
    if (match.pending.length > 0) complaints.push('the log does not lead to the end')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    complaints.push(`the log cannot be played again: ${error.message}`)
  }
  return complaints
}
