import type { HeatCircuitId } from '../../rules/circuits/plan.ts'
import type { Options } from '../../rules/options.ts'

/** What the board of Heat says in one language. */
export interface TerminalWords {
  /** By seat. */
  readonly letters: readonly string[]
  readonly circuits: Readonly<Record<HeatCircuitId, string>>
  headline(circuit: string, lap: string): string
  readonly you: string
  readonly cards: { readonly heat: string; readonly stress: string }
  /** Above the lines across the track; and the line where the race ends, in a few signs. */
  readonly start: string
  readonly finish: string
  readonly line: string
  /** The heads of the order, each in four columns; and that of the next line. */
  readonly heads: readonly [lap: string, gear: string, engine: string]
  readonly next: string
  readonly home: string
  readonly gaveUp: string
  /** The own dashboard. */
  readonly gear: string
  readonly engine: string
  readonly hand: string
  piles(deck: number, discard: number, top: string): string
  laid(cards: string): string
  plays(name: string, cards: string, speed: number): string
  stock(engine: number): string
  /** What a choice would bring; figures may be ranges, chances are from 0 to 1. */
  readonly comma: string
  speed(speed: string): string
  spaces(spaces: string): string
  heat(heat: string): string
  spinOut(chance: number): string
  spinsOutAt(corner: string, chance: number): string
  engineLeft(heat: string): string
  readonly noCorner: string
  readonly cluttered: string
  shift(gear: number, speed: string, heat: number): string
  readonly adrenaline: string
  draws(count: number): string
  /** What a gear gives besides its cards. */
  gives(cooldown: number): string
  place(place: number): string
  /** How far past the finish line. */
  past(spaces: number): string
  readonly shown: string
  readonly scale: string
  rules(gears: Options['gears']): readonly string[]
}
