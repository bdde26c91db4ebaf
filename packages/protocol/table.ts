import { type Static, Type } from 'typebox'

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })

/** A seat as everyone at the table sees it. */
export const TableSeat = Type.Object(
  {
    seat: SeatNumber,
    kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
    /** The person's name; a bot and an open seat have none. */
    name: Type.Optional(Type.String()),
    /** The bot that plays here: for good, or for a person who left until they return. */
    bot: Type.Optional(Type.String()),
    /** Whether the person has the table open at this moment. */
    present: Type.Boolean(),
    host: Type.Boolean(),
  },
  { $id: 'TableSeat' },
)
export type TableSeat = Static<typeof TableSeat>

export const TableStatus = Type.Union([Type.Literal('gathering'), Type.Literal('racing'), Type.Literal('over')])
export type TableStatus = Static<typeof TableStatus>

/** A table as everyone may know it. */
export const Table = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    options: Type.Record(Type.String(), Type.Unknown()),
    status: TableStatus,
    seats: Type.Array(TableSeat),
    /** Whether a bot plays for a person who left, until they return. */
    holding: Type.Boolean(),
    /** How many people watch without a seat. */
    watching: Type.Integer({ minimum: 0 }),
    created: Type.String({ format: 'date-time' }),
    /** The promise of the shuffle: the SHA-256 of the seed, from the start on. */
    commitment: Type.Optional(Type.String()),
    /** The table where the same people play again. */
    rematch: Type.Optional(Type.String()),
  },
  { $id: 'Table' },
)
export type Table = Static<typeof Table>

/** What the table is to the caller. Only those who sit at it are told the key that lets others sit down. */
export const You = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    host: Type.Boolean(),
    invite: Type.Optional(Type.String()),
  },
  { $id: 'You' },
)
export type You = Static<typeof You>

/** Where the match stands for one viewer: the kernel's `MatchView`, and whether undo is possible. */
export const Position = Type.Object(
  {
    entry: Type.Integer({ minimum: 0 }),
    view: Type.Unknown(),
    pending: Type.Array(SeatNumber),
    decided: Type.Array(SeatNumber),
    choices: Type.Array(Type.Unknown()),
    sealed: Type.Optional(Type.Unknown()),
    ranking: Type.Optional(Type.Array(Type.Object({ seat: SeatNumber, place: Type.Integer(), score: Type.Number() }))),
    mayUndo: Type.Boolean(),
  },
  { $id: 'Position' },
)
export type Position = Static<typeof Position>

/** One entry of the match as one viewer may hear of it. */
export const StepTold = Type.Object(
  {
    entry: Type.Integer({ minimum: 1 }),
    seat: SeatNumber,
    outcome: Type.Union([Type.Literal('applied'), Type.Literal('sealed'), Type.Literal('undone')]),
    events: Type.Array(Type.Object({ type: Type.String() }, { additionalProperties: true })),
    at: Type.String({ format: 'date-time' }),
  },
  { $id: 'StepTold' },
)
export type StepTold = Static<typeof StepTold>

export const ChatLine = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    name: Type.String(),
    text: Type.String(),
    at: Type.String({ format: 'date-time' }),
  },
  { $id: 'ChatLine' },
)
export type ChatLine = Static<typeof ChatLine>

/** A table, what it is to the caller, and where its match stands. */
export const TableNow = Type.Object(
  { table: Table, you: You, position: Type.Optional(Position), n: Type.Integer({ minimum: 0 }) },
  { $id: 'TableNow' },
)
export type TableNow = Static<typeof TableNow>
