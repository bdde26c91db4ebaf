import type { Entry, MatchRecord } from './record.ts'

/**
 * A bug in a game: its rules failed on an action they had listed as legal. The match is as it was
 * before. The record and the entry that could not be carried out are attached, so that it can be
 * replayed; they hold the seed, and so they are no part of the message.
 */
export class RulesFailed extends Error {
  override readonly name = 'RulesFailed'
  readonly record: MatchRecord
  readonly next: Entry<unknown>

  constructor(record: MatchRecord, next: Entry<unknown>, cause: unknown) {
    super(`${record.game}: the rules failed on a legal action, entry ${record.entries.length + 1}: ${cause}`, { cause })
    this.record = record
    this.next = next
  }
}
