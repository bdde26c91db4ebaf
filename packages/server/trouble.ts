import type { RefusalCode } from '@paddock/kernel'
import type { TroubleCode } from '@paddock/protocol'

/** What each word means as an HTTP status. */
export const statusOf: Readonly<Record<TroubleCode, number>> = {
  'no-identity': 401,
  'wrong-code': 404,
  'wrong-origin': 403,
  'old-page': 409,
  'new-page': 409,
  'unknown-game': 422,
  'unknown-bot': 422,
  'unknown-table': 404,
  'unknown-seat': 404,
  'wrong-invite': 403,
  'not-seated': 403,
  'not-host': 403,
  'no-open-seat': 409,
  'seat-taken': 409,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  unreadable: 409,
  'not-found': 404,
  'unknown-key': 404,
  'upgrade-required': 426,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
  malformed: 400,
  duplicate: 409,
  stale: 409,
  over: 409,
  'out-of-turn': 409,
  'nothing-to-undo': 409,
  'cannot-undo': 409,
  illegal: 422,
  'bad-seats': 422,
  'bad-options': 422,
  'bad-record': 422,
  'rules-version': 409,
}

/** A request that the server turns down, beyond what the kernel refuses. Nothing was done. */
export class InTrouble extends Error {
  override readonly name = 'InTrouble'
  readonly code: Exclude<TroubleCode, RefusalCode> | 'malformed'
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    code: InTrouble['code'],
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options: ErrorOptions = {},
  ) {
    super(message, options)
    this.code = code
    this.details = details
  }
}
