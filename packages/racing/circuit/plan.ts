import type { Side } from './point.ts'
import type { Surroundings } from './surroundings.ts'

/** How sure the layout is. The words are those of the fact sheets. */
export type Status = 'ATTESTED' | 'LIKELY' | 'DERIVED' | 'INVENTED' | 'RECONSTRUCTED'

export type Direction = 'clockwise' | 'counter-clockwise'

/** What is said of a circuit, whether it is a plan or compiled. */
export interface CircuitAbout {
  readonly id: string
  readonly name: string
  readonly status: Status
  /** Where the layout comes from, in a sentence or two. */
  readonly note: string
  /** What lies around it; without it the board guesses from the name. */
  readonly surroundings?: Surroundings
  readonly direction: Direction
}

/**
 * A circuit as an author writes it. Sections follow one another in the direction of travel, beginning right after the
 * finish line, and are counted in columns: a column is one step of the track, as wide as the track. Lengths are rough;
 * the compiler stretches the sections a little so that the loop closes.
 */
export interface CircuitPlan extends CircuitAbout {
  /** Heading of travel at the finish line, in degrees: 0 is to the right, 90 downwards. */
  readonly heading: number
  /** The number of the first column after the finish line; the others count up from it. */
  readonly firstColumn: number
  /** Length of a column along the middle of the track, in lane widths, unless a section says otherwise. */
  readonly columnLength: number
  readonly sections: readonly Section[]
  /** Present when a space takes the whole width of the track and holds several cars side by side. */
  readonly slots?: SlotPlan
  /** The spaces are painted with the numbers from 1 to this one, over and over; absent where they carry their own id. */
  readonly paintedUpTo?: number
  readonly lines: readonly LinePlan[]
  /** Start places in order; the first is the pole. */
  readonly grid: readonly GridPlan[]
  readonly stated: Figures
}

export interface Section {
  readonly columns: number
  /** Lanes abreast. */
  readonly lanes: number
  /** Degrees turned over the whole section, positive to the right; absent on a straight. */
  readonly turn?: number
  /** Length of one column along the middle of the track, in lane widths. */
  readonly columnLength?: number
  /** How many columns each space of a lane covers, for each lane from the inside; one column each unless stated. */
  readonly cuts?: readonly (readonly number[])[]
  /** Ground between the lanes, in lane widths: branches that do not touch. */
  readonly gap?: number
  /** Where the track widens next, the last column flares out; one that keeps its width leaves that to the next column. */
  readonly keepsWidth?: boolean
}

export interface SlotPlan {
  readonly abreast: number
  /** The side of the first slot, from a column on until the next entry. Starts with the first column. */
  readonly first: readonly { readonly from: number; readonly side: Side }[]
}

/** A line lies between the column it is said to come after and the next one. */
export type LinePlan =
  | { readonly kind: 'finish'; readonly after: number }
  | { readonly kind: 'betting'; readonly after: number; readonly number: number }
  | { readonly kind: 'corner'; readonly after: number; readonly letter: string; readonly limit: number }
  | { readonly kind: 'legend'; readonly after: number; readonly letter: string }

/** A start place: a lane or slot, counted from 0, of a column at the end of the lap. */
export interface GridPlan {
  readonly column: number
  readonly lane?: number
  readonly slot?: number
}

/** What is known of the circuit in figures, for the lint to hold it to. */
export interface Figures {
  readonly spaces: number
  readonly columns: number
  /** The columns where the track is a single lane; absent where every space has the whole width. */
  readonly singleLane?: readonly number[]
  /** Fewest and most steps from the front row of the grid over the finish line, on an empty track. */
  readonly steps?: { readonly shortest: number; readonly longest: number }
}
