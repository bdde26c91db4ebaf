/**
 * What goes over a table's WebSocket, `GET /api/tables/:id/live?seen=n`.
 *
 * Everything that is written down about a table (an entry of the match, a seat taken, a line of
 * chat) has a number `n`, one more than the one before. A client that comes back says the last
 * number it has seen and is told what it missed. A client that finds a gap connects again.
 */
import { type Static, Type } from 'typebox'
import { AskedTold, ChatLine, EventTold, Position, StepTold, Table, You } from './table.ts'

const n = Type.Integer({ minimum: 0 })

/** The first message on every connection: where everything stands, and what was missed since `seen`. */
export const Welcome = Type.Object({
  type: Type.Literal('welcome'),
  n,
  table: Table,
  you: You,
  position: Type.Optional(Position),
  /** Entries after `seen`, if the client named one that is not too long ago; they lead to `position`. */
  missed: Type.Array(StepTold),
  /** The latest lines, oldest first. */
  chat: Type.Array(ChatLine),
})

/** An entry of the match, and who is asked what after it. The view is the one before it, patched by its frames. */
export const StepMessage = Type.Object({ type: Type.Literal('step'), n, step: StepTold, asked: AskedTold })

/** Seats, status or presence changed. Presence is not written down and has no number of its own. */
export const TableMessage = Type.Object({ type: Type.Literal('table'), n, table: Table, you: You })

/** The match has started; `opening` is what the set-up told. */
export const StartMessage = Type.Object({
  type: Type.Literal('start'),
  n,
  table: Table,
  you: You,
  position: Position,
  opening: Type.Array(EventTold),
})

export const ChatMessage = Type.Object({ type: Type.Literal('chat'), n, line: ChatLine })

/** The answer to a ping. */
export const Pong = Type.Object({ type: Type.Literal('pong') })

export const ServerMessage = Type.Union([Welcome, StepMessage, TableMessage, StartMessage, ChatMessage, Pong])
export type ServerMessage = Static<typeof ServerMessage>
export type Welcome = Static<typeof Welcome>

/** All that a client may say over the socket; what it wants done it asks over HTTP. */
export const ClientMessage = Type.Object({ type: Type.Literal('ping') }, { additionalProperties: false })
export type ClientMessage = Static<typeof ClientMessage>

/** Why the server closed a socket, as WebSocket close codes. */
export const closeCodes = {
  /** Come back in a moment. */
  restarting: 1012,
  /** The key that the socket was opened with was taken back. */
  signedOut: 4001,
  /** No such table. */
  unknownTable: 4004,
  /** The client did not read what it was sent. */
  tooSlow: 4008,
  /** Something was said that is no `ClientMessage`. */
  malformed: 4000,
  /** Too many sockets or messages. */
  tooMany: 4029,
} as const
