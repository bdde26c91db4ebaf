import type { Meta, Ranking, Seat } from '../game.ts'
import { isObject } from '../json.ts'
import { Refusal } from './refusal.ts'

/** An action that was accepted. While several seats decide in secret, it waits for the others. */
export interface ActionEntry<Action> {
  readonly seat: Seat
  readonly action: Action
  /** The caller's own name for the command, so that sending it twice does it once. */
  readonly id?: string
}

/**
 * A seat taking something back: what it decided with the entry of that number no longer counts. A
 * sealed decision goes with all its changes of mind.
 */
export interface UndoEntry {
  readonly seat: Seat
  readonly undo: number
  readonly id?: string
}

/** One line of the log. Entries are numbered from 1 by their place in it; nothing is ever removed. */
export type Entry<Action> = ActionEntry<Action> | UndoEntry

export function isUndo<Action>(entry: Entry<Action>): entry is UndoEntry {
  return 'undo' in entry
}

/** The numbers of the entries that count no more: those that were taken back, and those that did it. */
export function takenBack(entries: readonly Entry<unknown>[]): ReadonlySet<number> {
  return new Set(entries.flatMap((entry, index) => (isUndo(entry) ? [entry.undo, index + 1] : [])))
}

export const recordFormat = 'paddock-record/1'

/**
 * A match as JSON, finished or running: all it takes to play it again, move by move, on any
 * machine. It holds the seed, and with it every secret of the match: a running match's record
 * stays with whoever runs the match.
 */
export interface MatchRecord<Action = unknown, Options = unknown> {
  readonly format: typeof recordFormat
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** What was promised at the start: the seed's SHA-256. */
  readonly commitment: string
  readonly entries: readonly Entry<Action>[]
  /** How it ended, once it has. */
  readonly result?: { readonly hash: string; readonly ranking: Ranking }
}

/** The name of a game, and the newest version of its rules. */
type Known = Pick<Meta<unknown>, 'id' | 'rules'>

/** Refuses what is of another game, or of rules that this one has not. */
export function checkRules(meta: Known, { game, rules }: Pick<MatchRecord, 'game' | 'rules'>): void {
  if (game !== meta.id) throw new Refusal('bad-record', `This is a record of ${game}, not of ${meta.id}.`)
  checkVersion(meta, rules)
}

/** Refuses a version of the rules that does not exist, or not here. */
export function checkVersion({ id, rules }: Known, asked: number): void {
  if (Number.isInteger(asked) && asked >= 1 && asked <= rules) return
  const known = rules === 1 ? 'only version 1 is known' : `the versions known are 1 to ${rules}`
  const newer = asked > rules ? ' A newer Paddock can play it.' : ''
  const said = `Version ${JSON.stringify(asked)} of the rules of ${id} cannot be played here: ${known}.${newer}`
  throw new Refusal('rules-version', said, { rules })
}

/**
 * No match has more than this. A record comes from anywhere, and is played as it is read: what says more is refused
 * before anything is made of it.
 */
export const mostOfARecord = { seats: 16, entries: 100_000, text: 1_000 } as const

/** A record from outside, checked for its form. Whether its moves are legal shows when it is replayed. */
export function readRecord(value: unknown): MatchRecord {
  const bad = (what: string) => new Refusal('bad-record', `Not a Paddock record: ${what}.`)
  if (!isObject(value)) throw bad('a JSON object was expected')
  const { format, game, rules, seats, options, seed, commitment, entries, result } = value
  if (format !== recordFormat) throw bad(`"format" should be "${recordFormat}"`)
  if (!isText(game)) throw bad('"game" should be the name of a game')
  if (!isCount(rules)) throw bad('"rules" should be the version of the rules, a whole number')
  if (!isCount(seats) || seats > mostOfARecord.seats) throw bad(`"seats" should be at most ${mostOfARecord.seats}`)
  if (!isText(seed)) throw bad('"seed" should be a short text')
  if (!isText(commitment)) throw bad('"commitment" should be a short text')
  if (!Array.isArray(entries)) throw bad('"entries" should be a list')
  if (entries.length > mostOfARecord.entries) throw bad(`"entries" should be at most ${mostOfARecord.entries}`)
  const read = {
    format: recordFormat,
    game,
    rules,
    seats,
    options,
    seed,
    commitment,
    entries: entries.map(readEntry),
  } as const
  return result === undefined ? read : { ...read, result: readResult(result) }
}

function readEntry(value: unknown, index: number): Entry<unknown> {
  const bad = (what: string) => new Refusal('bad-record', `Not a Paddock record: entry ${index + 1} ${what}.`)
  if (!isObject(value)) throw bad('should be an object')
  const { seat, id } = value
  if (!isCount(seat)) throw bad('has no seat')
  if (id !== undefined && !isText(id)) throw bad('has an id that is not a short text')
  const named = id === undefined ? {} : { id }
  if ('undo' in value) {
    if (!isCount(value.undo)) throw bad('should say the number of the entry it takes back')
    return { seat, undo: value.undo, ...named }
  }
  if (!('action' in value)) throw bad('has neither an action nor an undo')
  return { seat, action: value.action, ...named }
}

function readResult(value: unknown): { hash: string; ranking: Ranking } {
  const bad = () => new Refusal('bad-record', 'Not a Paddock record: "result" should hold a hash and a ranking.')
  if (!isObject(value) || typeof value.hash !== 'string' || !Array.isArray(value.ranking)) throw bad()
  if (value.ranking.length > mostOfARecord.seats || value.hash.length > mostOfARecord.text) throw bad()
  const ranking = value.ranking.map((placing: unknown) => {
    if (!isObject(placing)) throw bad()
    const { seat, place, score } = placing
    if (!isCount(seat) || !isCount(place) || typeof score !== 'number') throw bad()
    return { seat, place, score }
  })
  return { hash: value.hash, ranking }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= mostOfARecord.text
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
