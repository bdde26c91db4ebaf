import type { BoardMotion, CarMove } from '@paddock/board'
import type { GameEvent, Viewer } from '@paddock/kernel'
import type { Position } from '@paddock/protocol'
import type { JournalStep } from '../../session/session.ts'
import type { Sight } from './sight.ts'
import type { Tempo } from './tempo.ts'

/** Where the match stands for someone, and all they have heard. */
export interface Truth {
  readonly position: Position
  readonly viewer: Viewer
  readonly journal: readonly JournalStep[]
}

/** Something for which everything waits: lights, a card, a photo finish. */
export interface Spectacle {
  readonly kind: 'lights' | 'card' | 'photo'
  readonly sight: Sight
  /** How long it takes; 0 where nothing waits for it. */
  readonly milliseconds: number
}

/** What is to be seen at this moment, which may lag behind the truth. */
export interface OnStage extends Truth {
  readonly motion: BoardMotion | undefined
  /** The ways driven last. */
  readonly lastMoves: readonly CarMove[]
  /** Something great that has just happened. */
  readonly moment: GameEvent | undefined
  /** The car it has happened to, if it has a place on the board. */
  readonly momentAt: string | undefined
  readonly spectacle: Spectacle | undefined
  /** What is being said and seen at the cars, the latest last. */
  readonly sights: readonly Sight[]
  /** Whether there is more to show; only when there is not may anyone decide. */
  readonly isBusy: boolean
  /** Whether it goes on when someone says so, and not before. */
  readonly awaitsPress: boolean
}

/** What is to be seen of a match of which nothing has been shown yet. */
export const untouched: Omit<OnStage, keyof Truth | 'isBusy'> = {
  motion: undefined,
  lastMoves: [],
  moment: undefined,
  momentAt: undefined,
  spectacle: undefined,
  sights: [],
  awaitsPress: false,
}

/** An event as it begins to be shown. */
export interface ShownEvent {
  readonly event: GameEvent
  readonly before: unknown
  readonly after: unknown
  readonly viewer: Viewer
  readonly moves: readonly CarMove[]
  /** How long its moves take, and how long everything waits for it if it is great. */
  readonly tempo: Pick<Tempo, 'move' | 'moment'>
  /** Nobody sees it happen: it is skipped, or there is no time for it. */
  readonly isSkipped: boolean
}

/** Whether something was done by the viewer, who knows about it. */
export function isOf(event: GameEvent, viewer: Viewer): boolean {
  return 'seat' in event && event.seat === viewer
}
