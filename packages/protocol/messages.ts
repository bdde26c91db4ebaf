/**
 * What goes over a table's WebSocket, `GET /api/tables/:id/live?seen=n`.
 *
 * Everything that is written down about a table (an entry of the match, a seat taken, a line of
 * chat) has a number `n`, one more than the one before. A client that comes back says the last
 * number it has seen and is told what it missed. A client that finds a gap connects again.
 */
import { type Static, Type } from 'typebox'
import { ActRequest, CommandDone, CommandId, UndoRequest } from './requests.ts'
import { ServerVersion } from './server-version.ts'
import { AskedTold, ChatLine, EventTold, Position, StepTold, Table, You } from './table.ts'
import { TroubleTold } from './trouble.ts'

const n = Type.Integer({ minimum: 0 })

/** The first message on every connection: where everything stands, and what was missed since `seen`. */
export const Welcome = Type.Object({
  type: Type.Literal('welcome'),
  n,
  server: ServerVersion,
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

/**
 * The caller may take back its latest decision, as long as this is the latest entry. It takes a moment to find out,
 * so it is told some time after the step; where it is not told, there is nothing to take back. A sealed decision
 * (`asked.sealed`) may always be taken back, and that is not told.
 */
export const MayUndoMessage = Type.Object({ type: Type.Literal('may-undo'), entry: Type.Integer({ minimum: 1 }) })

/** The answers to a command: what became of it, or why nothing did. */
export const DoneMessage = Type.Object({ type: Type.Literal('done'), id: CommandId, ...CommandDone.properties })
export const RefusedMessage = Type.Object({
  type: Type.Literal('refused'),
  id: CommandId,
  ...TroubleTold.properties,
})

/** The answer to a ping. */
export const Pong = Type.Object({ type: Type.Literal('pong') })

export const ServerMessage = Type.Union([
  Welcome,
  StepMessage,
  TableMessage,
  StartMessage,
  ChatMessage,
  MayUndoMessage,
  DoneMessage,
  RefusedMessage,
  Pong,
])
export type ServerMessage = Static<typeof ServerMessage>
export type Welcome = Static<typeof Welcome>

const closed = { additionalProperties: false } as const

/** All that a client may say over the socket: commands as they are sent by POST, and a call for a sign of life. */
export const ActMessage = Type.Object({ type: Type.Literal('act'), ...ActRequest.properties }, closed)
export const UndoMessage = Type.Object({ type: Type.Literal('undo'), ...UndoRequest.properties }, closed)
export const Ping = Type.Object({ type: Type.Literal('ping') }, closed)
export type CommandMessage = Static<typeof ActMessage> | Static<typeof UndoMessage>
export type ClientMessage = CommandMessage | Static<typeof Ping>

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
