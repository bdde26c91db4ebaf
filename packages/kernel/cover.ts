import type { GameEvent, Meta } from './game.ts'
import type { Language, Words } from './words.ts'

/** What stands on the lid of a box: enough to choose a game by, before any of its rules are loaded. */
export interface Cover {
  readonly id: string
  readonly seats: Meta<unknown>['seats']
  readonly words: Readonly<Record<Language, CoverWords>>
}

export type CoverWords = Pick<Words<unknown, GameEvent, unknown, unknown>, 'title' | 'summary' | 'seat'>
