/** Why something was refused. One word that a program can act on and a page can translate. */
export type RefusalCode =
  | 'malformed' // not a thing of the expected form
  | 'duplicate' // this command was carried out before
  | 'stale' // decided on a table that has changed since
  | 'over' // the match has ended
  | 'out-of-turn' // this seat owes no decision now
  | 'illegal' // not among the choices
  | 'nothing-to-undo' // no entry of this seat to take back
  | 'cannot-undo' // taking it back would take back knowledge
  | 'bad-seats' // the game is not for that many
  | 'bad-options' // unknown option or value, or two that do not go together
  | 'bad-record' // not a record, or one that contradicts itself
  | 'rules-version' // a version of the rules that is not known here

/**
 * A request that was turned down. The match is as it was before. The message is for developers and
 * logs and says what was wrong and what was expected; `details` carries the same as data.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}
