import type { Snapshot } from './match-data.ts'
import type { Entry, MatchRecord } from './record.ts'

/**
 * A bug in a game: its rules failed on an action they had listed as legal. The match is as it was
 * before. It is attached, as its record or, where its log is elsewhere, as it stands, and so is the
 * entry that could not be carried out, so that it can be tried again; they hold the seed, and so they
 * are no part of the message.
 */
export class RulesFailed extends Error {
  override readonly name = 'RulesFailed'
  readonly match: MatchRecord | Snapshot<unknown, unknown, unknown>
  readonly next: Entry<unknown>

  constructor(match: RulesFailed['match'], next: Entry<unknown>, cause: unknown) {
    const number = 'entries' in match ? match.entries.length + 1 : match.entry + 1
    super(`${match.game}: the rules failed on a legal action, entry ${number}: ${cause}`, { cause })
    this.match = match
    this.next = next
  }
}
