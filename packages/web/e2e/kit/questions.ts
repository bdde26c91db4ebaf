/**
 * Every kind of question that the games ask, and how their matches end, out of the golden records: as this browser
 * would keep such a match. Each is at /play/<its name>.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBox } from '@paddock/games'
import { type AnyMatch, isObject, Match, type MatchRecord, readRecord } from '@paddock/kernel'

const games = join(import.meta.dirname, '../../../games')

/** The records with most in them. Formel Fun asks one thing only. */
const golden = {
  downforce: 'rules-2/odds',
  'top-race': 'rules-1/three-races-with-bets',
  heat: 'rules-3/best-of-all-time',
}

interface Kept {
  readonly questions: readonly string[]
  readonly results: readonly string[]
  /** To be put into the browser's storage. */
  readonly matches: Readonly<Record<string, string>>
}

export async function keptQuestions(): Promise<Kept> {
  const questions = new Map<string, string>()
  const results = new Map<string, string>()
  for (const [game, path] of Object.entries(golden)) {
    const record = readRecord(JSON.parse(readFileSync(join(games, game, 'golden', `${path}.json`), 'utf8')))
    for (const [phase, asked] of await firstOfEach(record)) questions.set(`${game}-${phase}`, asked)
    results.set(`${game}-result`, save(record, 0))
  }
  const all = [...questions, ...results].map(([name, match]) => [`paddock.match.${name}`, match])
  return { questions: [...questions.keys()], results: [...results.keys()], matches: Object.fromEntries(all) }
}

/** The match when a phase first asks somebody, for each phase. */
async function firstOfEach(record: MatchRecord): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const box = await openBox(record.game)
  if (!box) throw new Error(`there is no ${record.game}`)
  const { seats, options, seed } = record
  const match: AnyMatch = Match.start(box.game, { seats, options, seed })
  for (const { seat, ...entry } of record.entries) {
    if (!('action' in entry)) throw new Error('something was taken back in a golden record')
    const { view } = match.view(seat)
    const phase = isObject(view) ? String(view.phase) : ''
    if (!found.has(phase)) found.set(phase, save(match.record(), seat))
    match.act(seat, entry.action)
  }
  return found
}

/** Everyone else is a bot. */
function save(record: MatchRecord, person: number): string {
  const sitters = Array.from({ length: record.seats }, (_, seat) =>
    seat === person ? { kind: 'person', name: 'Anna' } : { kind: 'bot', bot: 'instinct' },
  )
  return JSON.stringify({ sitters, record, updated: 1_700_000_000_000 })
}
