/**
 * A table as the page sees it, wherever the match runs: in the page itself (against bots, or passed
 * round), or on a server. The table page knows only this.
 */
import type { AnyBox, Frame, GameEvent, MatchRecord, Seat, Step, Viewer } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { AskedTold, ChatLine, Position, Table, TableSeat, You } from '@paddock/protocol'
import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Trouble } from './trouble.ts'

/** One entry of the match as the viewer may hear of it; number 0, made by nobody, is what the set-up told. */
export type JournalStep = Omit<Step<GameEvent>, 'seat'> & { readonly seat?: Seat }

/** An entry that has just been made, as the viewer is shown it: what changed with each event in the view before it. */
export type LiveStep = Omit<JournalStep, 'events'> & {
  readonly frames: readonly Frame<GameEvent, unknown>[]
  /** Who is asked what after it; of several entries missed while the connection was lost, only the last one says. */
  readonly asked?: AskedTold
}

/** Who sits in a seat. A person without a name goes by the game's own word for the seat, and is always present in the page itself. */
export type Sitter = Readonly<Omit<TableSeat, 'host'>>

export type Connection = 'live' | 'connecting' | 'offline'

/** Another race of the same people: by other options, with other bots or one more of them. */
export interface OtherRace {
  readonly options: unknown
  readonly sitters: readonly { readonly kind: string; readonly bot?: string }[]
}

export interface Session {
  /** `alone` against bots, `shared` on one device passed round, `online` with friends. */
  readonly kind: 'alone' | 'shared' | 'online'
  readonly id: string
  readonly box: AnyBox
  readonly options: unknown
  readonly seatCount: number
  readonly commitment: string
  readonly sitters: ReadonlySignal<readonly Sitter[]>
  /** Through whose eyes the page looks. Passed round, it is the spectator while the curtain is down. */
  readonly viewer: ReadonlySignal<Viewer>
  /** The latest truth for the viewer. */
  readonly position: ReadonlySignal<Position>
  /** Whether the viewer may take back their latest decision. It takes a moment to find out; until then they may not. */
  readonly mayUndo: ReadonlySignal<boolean>
  /** Everything so far as the viewer may hear of it, oldest first; made anew when the viewer changes. */
  readonly journal: ReadonlySignal<readonly JournalStep[]>
  readonly connection: ReadonlySignal<Connection>
  /** Something that the person should know of and that stops nothing, such as a full storage; undefined if nothing is wrong. */
  readonly problem?: ReadonlySignal<Trouble | undefined>
  /**
   * Passed round: the seat that must take the device before its cards are shown; undefined otherwise.
   * It is set as soon as the match waits for that seat. The step that led there is told right after,
   * with the position of whoever looked until then, so that its motions can be shown first.
   */
  readonly curtain: ReadonlySignal<Seat | undefined>
  /** The person named by the curtain has the device. */
  liftCurtain(): void
  /** Hears every step once, in order, from now on. Returns a function that ends it. */
  onStep(listen: (step: LiveStep) => void): () => void
  /** Both throw a `Trouble` (session/trouble.ts) that the page can put into words; then nothing has changed. */
  act(action: unknown): Promise<void>
  undo(): Promise<void>
  /** The whole record, with its seed: once the match is over. */
  record(): Promise<MatchRecord>
  /** The address where the finished match can be replayed. */
  readonly replayAddress: string
  /**
   * Starts the same again, or with what is wanted instead where nobody else has begun one; resolves to the address of the
   * new table.
   */
  rematch(other?: OtherRace): Promise<string>
  /** What only a lesson has. */
  readonly lesson?: LessonAtTable
  /** What only an online table has. */
  readonly online?: OnlineTable
  /** Bots pause while nobody looks at their moves; the page says when it is ready for more. */
  ready(): void
  close(): void
}

export interface OnlineTable {
  readonly table: ReadonlySignal<Table>
  readonly you: ReadonlySignal<You>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  say(text: string): Promise<void>
  leave(): Promise<void>
}

/** What a lesson adds to its table. */
export interface LessonAtTable {
  /** What is said, beside what is asked; nothing new while something is shown. */
  readonly Coach: ComponentType<{ readonly isBusy: boolean }>
  /** Whether something is said now. */
  readonly isSpeaking: ReadonlySignal<boolean>
  /** What is pointed at on the board. */
  readonly Rings: ComponentType<{ readonly looking: Looking<unknown> }>
}
