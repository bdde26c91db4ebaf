/** What a client may ask over HTTP, and what it gets where that is not a table. */
import { type Static, Type } from 'typebox'
import { PersonName } from './people.ts'
import { EntryTold, EventTold, SeatNumber, Table, You } from './table.ts'

const closed = { additionalProperties: false } as const

/** The caller's own name for a command: sent twice, it is answered twice and done once. */
export const CommandId = Type.String({ minLength: 1, maxLength: 64 })

export const NameRequest = Type.Object({ name: PersonName }, closed)
export type NameRequest = Static<typeof NameRequest>

export const ClaimRequest = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, closed)
export type ClaimRequest = Static<typeof ClaimRequest>

/** Here is the key that this is asked with; everywhere is all of a person's. */
export const SignOut = Type.Object({ where: Type.Union([Type.Literal('here'), Type.Literal('everywhere')]) }, closed)
export type SignOut = Static<typeof SignOut>

/** Who shall sit where at a new table: the caller, whoever comes, or a bot. */
export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, closed),
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.Optional(Type.String({ maxLength: 32 })) }, closed),
])
export type SeatWish = Static<typeof SeatWish>

export const CreateTable = Type.Object(
  {
    game: Type.String({ maxLength: 32 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 32 }), Type.Unknown(), { maxProperties: 32 })),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 16 }),
    holding: Type.Optional(Type.Boolean()),
    id: Type.Optional(CommandId),
  },
  closed,
)
export type CreateTable = Static<typeof CreateTable>

export const JoinTable = Type.Object(
  { invite: Type.String({ maxLength: 64 }), seat: Type.Optional(SeatNumber) },
  closed,
)
export type JoinTable = Static<typeof JoinTable>

/** What the host makes of a seat before the start. */
export const ChangeSeat = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.Optional(Type.String({ maxLength: 32 })) }, closed),
])
export type ChangeSeat = Static<typeof ChangeSeat>

/**
 * What the host settles anew before the start: how many seats there are, by which options is played (those left out are
 * as usual), whether bots hold seats. What is not named stays as it is.
 */
export const ChangeSetup = Type.Object(
  {
    options: Type.Optional(Type.Record(Type.String({ maxLength: 32 }), Type.Unknown(), { maxProperties: 32 })),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
    holding: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type ChangeSetup = Static<typeof ChangeSetup>

const at = Type.Integer({ minimum: 0, description: 'The number of the last entry the caller had seen.' })

export const ActRequest = Type.Object(
  { id: CommandId, at: Type.Optional(at), action: Type.Object({}, { additionalProperties: true }) },
  closed,
)
export type ActRequest = Static<typeof ActRequest>

export const UndoRequest = Type.Object({ id: CommandId, at: Type.Optional(at) }, closed)
export type UndoRequest = Static<typeof UndoRequest>

/** Whether the caller's seat may take back its latest decision, as long as this is the latest entry. */
export const UndoTold = Type.Object({ entry: Type.Integer({ minimum: 0 }), may: Type.Boolean() }, { $id: 'UndoTold' })
export type UndoTold = Static<typeof UndoTold>

/** What became of an action or an undo. It is on disk by the time this is said. */
export const CommandDone = Type.Object(
  {
    entry: Type.Integer({ minimum: 1 }),
    n: Type.Integer({ minimum: 1 }),
    outcome: Type.Union([Type.Literal('applied'), Type.Literal('sealed'), Type.Literal('undone')]),
    /** Whether this command had been carried out before; then nothing was done now. */
    repeated: Type.Boolean(),
  },
  { $id: 'CommandDone' },
)
export type CommandDone = Static<typeof CommandDone>

export const ChatRequest = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500 }), id: Type.Optional(CommandId) },
  closed,
)
export type ChatRequest = Static<typeof ChatRequest>

/**
 * A page of what happened, as the caller may hear of it: with the entries asked for and, before the first of them, at
 * the set-up. Where there is more, it is had by asking for what came after the last of these.
 */
export const Journal = Type.Object(
  { opening: Type.Array(EventTold), steps: Type.Array(EntryTold), more: Type.Boolean() },
  { $id: 'Journal' },
)
export type Journal = Static<typeof Journal>

/** The whole match, the kernel's `MatchRecord`: told when it is over, for it holds the seed. */
export const RecordTold = Type.Object(
  {
    format: Type.Literal('paddock-record/1'),
    game: Type.String(),
    rules: Type.Integer(),
    seats: Type.Integer(),
    options: Type.Unknown(),
    seed: Type.String(),
    commitment: Type.String(),
    entries: Type.Array(Type.Unknown()),
    result: Type.Optional(Type.Unknown()),
  },
  { $id: 'RecordTold' },
)

/** A table in the caller's list; one that is `unreadable` comes with what is the matter with it. */
const ListedTable = Type.Object({
  table: Table,
  you: You,
  yourTurn: Type.Boolean(),
  /** How the caller came in, once it is over. */
  place: Type.Optional(Type.Integer({ minimum: 1 })),
  trouble: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
})

/** The caller's tables, the latest first. It is answered whatever the state of any of them. */
export const MyTables = Type.Object({ tables: Type.Array(ListedTable) }, { $id: 'MyTables' })
export type MyTables = Static<typeof MyTables>

const ChosenOptions = Type.Record(Type.String(), Type.Unknown())

/** A game that can be played here. */
export const GameOffered = Type.Object(
  {
    id: Type.String(),
    rules: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    options: Type.Record(Type.String(), Type.Object({ values: Type.Array(Type.Unknown()), default: Type.Unknown() })),
    clashes: Type.Array(
      Type.Object(
        { why: Type.String(), one: ChosenOptions, other: ChosenOptions },
        {
          description: 'What is refused when all values of both sides are chosen.',
        },
      ),
    ),
    bots: Type.Array(Type.String()),
  },
  { $id: 'GameOffered' },
)
export type GameOffered = Static<typeof GameOffered>
export const GamesOffered = Type.Object({ games: Type.Array(GameOffered) }, { $id: 'GamesOffered' })
export type GamesOffered = Static<typeof GamesOffered>
