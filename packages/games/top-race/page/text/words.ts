import type { CarOnTrack } from '@paddock/page-kit/lanes/text/words.ts'
import type { Colour } from '../../rules/cards.ts'
import type { en } from './en.ts'

/** Where the match stands. */
export interface Headline {
  readonly race: number
  readonly races: number
  readonly isForChildren: boolean
  readonly isAuction: boolean
  readonly leader: Colour | undefined
  readonly isStart: boolean
  /** Cars that have crossed the finish. */
  readonly home: number
  readonly isOver: boolean
}

/** A car on the track or beside it. */
export interface CarInRace extends CarOnTrack<Colour> {
  /** It broke down, until this car has passed it. */
  readonly waitsFor: Colour | undefined
}

/** What the board of Top Race says in one language. */
export type TableWords = Readonly<typeof en>
