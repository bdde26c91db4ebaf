import { type Static, type TSchema, Type } from 'typebox'

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

/** `unreadable`: this server cannot play it on: its rules are newer than the server's, or it is damaged. */
export const TableStatus = Type.Union([
  Type.Literal('gathering'),
  Type.Literal('racing'),
  Type.Literal('over'),
  Type.Literal('unreadable'),
])
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

/** A list that may be the sender's own: nobody changes what was told. */
function listOf<Item extends TSchema>(item: Item) {
  return Type.Immutable(Type.Array(item))
}

const asked = {
  entry: Type.Integer({ minimum: 0 }),
  pending: listOf(SeatNumber),
  decided: listOf(SeatNumber),
  choices: listOf(Type.Unknown()),
  sealed: Type.Optional(Type.Unknown()),
  ranking: Type.Optional(listOf(Type.Object({ seat: SeatNumber, place: Type.Integer(), score: Type.Number() }))),
}

/** Who is asked what, as one viewer may know it: the kernel's `Asked`. */
export const AskedTold = Type.Object(asked, { $id: 'AskedTold' })
export type AskedTold = Static<typeof AskedTold>

/** Where the match stands for one viewer: who is asked what, and the whole view. */
export const Position = Type.Object({ ...asked, view: Type.Unknown() }, { $id: 'Position' })
export type Position = Static<typeof Position>

/** Something that happened, as one viewer may hear of it. */
export const EventTold = Type.Object({ type: Type.String() }, { additionalProperties: true, $id: 'EventTold' })
export type EventTold = Static<typeof EventTold>

/** An event, and the fields of the viewer's view that have changed with it, each whole as it is now. */
export const FrameTold = Type.Object(
  {
    /** Left out where the viewer hears nothing of it but sees a change. */
    event: Type.Optional(EventTold),
    patch: Type.Record(Type.String(), Type.Unknown()),
  },
  { $id: 'FrameTold' },
)
export type FrameTold = Static<typeof FrameTold>

const made = {
  entry: Type.Integer({ minimum: 1 }),
  seat: SeatNumber,
  outcome: Type.Union([Type.Literal('applied'), Type.Literal('sealed'), Type.Literal('undone')]),
  at: Type.String({ format: 'date-time' }),
}

/** One entry of the match as one viewer is shown it: its frames lead from the view before it to the view after. */
export const StepTold = Type.Object({ ...made, frames: listOf(FrameTold) }, { $id: 'StepTold' })
export type StepTold = Static<typeof StepTold>

/** One entry of the match as one viewer may hear of it. */
export const EntryTold = Type.Object({ ...made, events: listOf(EventTold) }, { $id: 'EntryTold' })
export type EntryTold = Static<typeof EntryTold>

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
