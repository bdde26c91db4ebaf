import type { GameEvent, Meta } from './game.ts'
import type { Language, Words } from './words.ts'

/** What stands on the lid of a box: enough to choose a game by, before any of its rules are loaded. */
export interface Cover {
  readonly id: string
  readonly seats: Meta<unknown>['seats']
  /** How long a match takes whoever plays it here against three bots, in minutes: the first game, and the whole one. */
  readonly minutes: { readonly first: number; readonly whole: number }
  /** How much there is to learn. */
  readonly difficulty: Difficulty
  readonly words: Readonly<Record<Language, CoverWords>>
}

export type Difficulty = 'easy' | 'medium' | 'demanding'

export type CoverWords = Pick<Words<unknown, GameEvent, unknown, unknown>, 'title' | 'summary' | 'seat'>
