import type { RefusalCode } from '@paddock/kernel'
import { type Static, Type } from 'typebox'

/** What can be wrong with a request beyond what the kernel refuses. One word each, for programs and translations. */
export const troubleCodes = [
  'no-identity', // nobody is known by this cookie or token
  'wrong-code', // a device link that does not exist, was used or has expired
  'wrong-origin', // a page of another site asked
  'old-page', // the page speaks a protocol that is no longer spoken here
  'new-page', // the page speaks a protocol that is not spoken here yet
  'unknown-game',
  'unknown-bot',
  'unknown-table',
  'unknown-seat',
  'wrong-invite', // the key does not open this table
  'not-seated', // only those who sit at the table may do this
  'not-host',
  'no-open-seat',
  'seat-taken',
  'already-started',
  'not-started',
  'not-over', // the record, with its seed, is told when the match is over
  'unreadable', // the match of this table can no longer be read from the store
  'not-found', // no such address
  'unknown-key', // no key of the caller's has that id
  'upgrade-required', // this address is a WebSocket
  'too-large',
  'too-many', // slow down
  'unavailable', // could not be written down; nothing was done; try again
  'internal', // a fault of the server; nothing was done
] as const

export type TroubleCode = (typeof troubleCodes)[number] | RefusalCode

/** The body of every answer that is not a success. */
export const TroubleTold = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ description: 'A word to act on or to translate.' }),
      message: Type.String({ description: 'What was wrong, what was expected, what to do; for developers.' }),
      details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
  },
  { $id: 'TroubleTold' },
)
export type TroubleTold = Static<typeof TroubleTold>
