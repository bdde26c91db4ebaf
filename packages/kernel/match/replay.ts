import type { Game, GameEvent } from '../game.ts'
import { same } from '../json.ts'
import { optionsOf } from '../options.ts'
import { Match } from './match.ts'
import type { Step } from './match-data.ts'
import { checkRules, isUndo, type MatchRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { keepsPromise } from './seed.ts'

/**
 * Plays a record again, entry by entry, by the version of the rules that made it, and hands over the match as it
 * stands at the record's end.
 */
export function replay<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  record: MatchRecord,
  watch: (step: Step<Event>, match: Match<State, Action, Event, View, Options>) => void = () => {},
): Match<State, Action, Event, View, Options> {
  checkRules(game.meta, record)
  const match = Match.start(game, record)
  if (!same(optionsOf(game.meta, match.options, record.rules), record.options)) {
    throw new Refusal('bad-record', 'The record does not say with which options the match was played.')
  }
  for (const [index, entry] of record.entries.entries()) {
    const command = entry.id === undefined ? {} : { id: entry.id }
    try {
      const step = isUndo(entry) ? match.undo(entry.seat, command) : match.act(entry.seat, entry.action, command)
      const made = match.entries.at(-1)
      if (isUndo(entry) && made && isUndo(made) && made.undo !== entry.undo) {
        throw new Refusal('bad-record', `it says to take back entry ${entry.undo}, but ${made.undo} is the latest.`)
      }
      watch(step, match)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      throw new Refusal('bad-record', `Entry ${index + 1} cannot be replayed: ${cause.message}`, { entry: index + 1 })
    }
  }
  return match
}

/** What a check of a record found. Every line is a promise, kept or broken. */
export interface Verification {
  readonly ok: boolean
  /** The seed is the one whose hash was shown at the start. */
  readonly seed: boolean
  /** Every entry was legal when it was made. */
  readonly entries: boolean
  /** The match ended as the record says; undefined while it has not ended. */
  readonly result?: boolean
  readonly hash?: string
  /** The record is of newer rules than these, so that its moves and its result cannot be checked here. */
  readonly unknownRules?: true
  /** What was wrong, where something was. */
  readonly problem?: string
}

/** Whether the shuffle was the promised one, every move legal and the result the recorded one. */
export function verify<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  record: MatchRecord,
  promised: string = record.commitment,
): Verification {
  const seed = keepsPromise(record.seed, promised)
  const lie = seed ? {} : { problem: `The seed’s hash is not the promised ${promised}.` }
  try {
    const match = replay(game, record)
    const hash = match.hash()
    const ranking = match.ranking()
    if (!record.result && !ranking) return { ok: seed, seed, entries: true, hash, ...lie }
    const result = record.result?.hash === hash && same(record.result.ranking, ranking)
    const problem = { problem: 'The replayed match does not end as the record says.' }
    return { ok: seed && result, seed, entries: true, result, hash, ...(result ? {} : problem), ...lie }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    const unknownRules = refusal.code === 'rules-version' ? { unknownRules: true as const } : {}
    return { ok: false, seed, entries: false, ...unknownRules, problem: refusal.message }
  }
}
