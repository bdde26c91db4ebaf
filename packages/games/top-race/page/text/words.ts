import type { CarOnTrack } from '@paddock/page-kit/lanes/text/words.ts'
import type { Colour } from '../../rules/cards.ts'
import type { TopRaceDrive } from '../drive.ts'

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
export interface TableWords {
  headline(at: Headline): string
  /** "Red car", at the start of a sentence. */
  car(colour: Colour): string
  colour(colour: Colour): string
  carOnTrack(car: CarInRace): string
  drive(drive: TopRaceDrive): string
  /** On a small sign beside a car that broke down: two lines, the second after the partner's own sign. */
  waitsSign(partner: Colour): readonly [string, string]
  /** The same in a sentence that begins with the car. */
  waitsFor(partner: Colour): string
  /** The pole is the first place. */
  startsOn(colour: Colour, place: number): string
  tokenAt(colour: Colour, distance: number): string
}
