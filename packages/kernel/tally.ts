import type { GameEvent, Ranking } from './game.ts'

/** Something that is counted over many matches of a game, with a row for each case that is told apart. */
export interface Figure {
  readonly name: string
  /** How its rows are read: as the mean of what was counted, or as the share that it was of all it could be. */
  readonly as: 'mean' | 'share'
  /** In the order in which they are shown. */
  readonly rows: readonly string[]
}

/** Adds to a row of a figure: so much, out of so many; a single case if nothing else is said. */
export type Count = (figure: Figure, row: string, amount: number, of?: number) => void

/** Follows one match to its end, and counts. */
export interface Tally<State, Event extends GameEvent> {
  hear(event: Event): void
  end(state: State, ranking: Ranking): void
}

/**
 * What a game tells of itself when many matches are played: how often, how much, who wins with what.
 * It belongs to the lab and not to the rules, so it may look at whole states.
 */
export interface Tallied<State, Event extends GameEvent> {
  readonly tallies: {
    readonly figures: readonly Figure[]
    /** The match as it begins. What the set-up tells is heard first. */
    follow(start: State, count: Count): Tally<State, Event>
  }
}

/** Whether a box comes with figures of its own. */
export function hasTallies<Subject extends object>(box: Subject): box is Subject & Tallied<unknown, GameEvent> {
  return 'tallies' in box && typeof box.tallies === 'object' && box.tallies !== null
}
