import type { VNode } from 'preact'

/** What the board is told. It draws it and reports what was pointed at; it decides nothing. */

/** A place on the track as the compiled circuit counts: columns along, lane widths to the right of its middle. */
export interface Spot {
  readonly along: number
  readonly offset: number
}

export const carColours = ['black', 'blue', 'green', 'orange', 'red', 'yellow', 'white', 'grey'] as const
export type CarColour = (typeof carColours)[number]

/**
 * What a colour-blind eye tells a car by; it also marks its owner, its cards and its lines in the journal. Each colour
 * has one of its own, in every game the same.
 */
export const patterns = ['stripe', 'chevron', 'dots', 'halves', 'cross', 'ring', 'chequers', 'bars'] as const
export type Pattern = (typeof patterns)[number]

/** The kind of car, drawn from above. */
export const bodies = ['single-seater', 'gt', 'stock-car', 'kart'] as const
export type Body = (typeof bodies)[number]

export interface CarLook {
  readonly colour: CarColour
  readonly number: string
  readonly body: Body
  /** In place of the pattern: for a team that has no colour of its own. */
  readonly letter?: string
}

export interface BoardCar {
  readonly id: string
  readonly look: CarLook
  readonly spot: Spot
  /** The whole car in words, for assistive technology: "Anna 2, on a 7, third". */
  readonly label: string
  /** `turn`: it is to be moved now. `own`: the viewer's. `faded`: it no longer matters. */
  readonly mark?: 'turn' | 'own' | 'faded'
  /** Beside the track instead of on it: a car that is out, or parked. On the outside, unless its spot is off the asphalt. */
  readonly aside?: boolean
  /** Beside a parked car that is still in the race, what it is about: two short lines, the second after a car's sign. */
  readonly sign?: { readonly look: CarLook; readonly lines: readonly [string, string] }
}

/** Something of a car that lies beside the track and is in nobody's way: a mark for how far it should come. */
export interface BoardToken {
  readonly id: string
  readonly look: CarLook
  /** Where it lies, off the asphalt; several may lie at the same place. */
  readonly spot: Spot
  /** A few signs on it: "+12". */
  readonly text: string
  /** The whole of it in words, for assistive technology. */
  readonly label: string
}

/** How a stretch of track is tinted: something cools there, is quicker, gives power, or is forbidden. */
export const tints = ['cool', 'swift', 'power', 'dull'] as const
export type Tint = (typeof tints)[number]

/** A plate beside the track for what holds at a line, or on the stretch behind it. It is explained when it is looked at. */
export interface BoardMark {
  readonly id: string
  /** The column at whose end it hangs; next to the sign there, if there is one. */
  readonly along: number
  /** What its plate shows: a drawing about the origin, within a circle of radius 1. */
  readonly face: VNode
  readonly title: string
  /** What it means, in a sentence or two. */
  readonly meaning: string
  /** Where it holds, in columns, if that is a whole stretch. */
  readonly stretch?: { readonly from: number; readonly to: number; readonly tint: Tint }
  /** Smaller than usual: it is always there, and only sometimes needed. */
  readonly quiet?: boolean
}

/** Somewhere the viewer may choose. */
export interface BoardTarget {
  readonly id: string
  readonly spot: Spot
  /** From where the car stands to `spot`, shown while the target is looked at. */
  readonly path: readonly Spot[]
  /** The car whose ghost is shown there. */
  readonly car: string
  /** What that car looks like, if it is not on the board yet. */
  readonly look?: CarLook
  /** The signs on a token that is shown there instead of the car. */
  readonly token?: string
  /** "Red 7: 7 spaces, third" */
  readonly label: string
  /** A few signs beside it. */
  readonly badge?: string
}

/** A way that a car went or goes. `path` starts where the car was and ends where it is. */
export interface CarMove {
  readonly car: string
  readonly path: readonly Spot[]
  /** How often the car turns round on its way. */
  readonly spin?: number
  /** Where the way is only looked at: a few signs beside its end. */
  readonly badge?: string
  /** And what there is to know on the way. */
  readonly notes?: readonly TracksideNote[]
}

/** A few short lines beside the track, at the sign of the line there if it has one: "−2 heat". */
export interface TracksideNote {
  readonly along: number
  readonly lines: readonly string[]
  /** Stands out: something goes wrong here. */
  readonly grave?: boolean
}

/** A motion to be shown. When `key` changes the board plays it once and then calls `onMotionEnd`. */
export interface BoardMotion {
  readonly key: number
  readonly moves: readonly CarMove[]
  readonly milliseconds: number
}

/** What is seen at a car for a moment: it brakes, smokes, slides, is pushed or pulled along. */
export const carEffects = ['brakes', 'smoke', 'dust', 'flame', 'wind'] as const
export type CarEffect = (typeof carEffects)[number]

/** Something that happens to a car: seen there, and said beside it in a few words. */
export interface BoardCallout {
  /** When it changes, what is seen begins anew. */
  readonly key: string
  readonly car: string
  /** Nothing is said where it is left out. */
  readonly said?: string
  /** `great`: larger, everything waits for it. `small`: a sign, by the way. */
  readonly size?: 'great' | 'small'
  readonly effect?: CarEffect
}

/** What falls from the sky on all of the board. */
export const weathers = ['rain', 'fog', 'snow'] as const
export type BoardWeather = (typeof weathers)[number]

/** What the camera should show. */
export interface Shot {
  /** The most important first. What does not fit beside it, at a size at which cars can be told apart, is left out. */
  readonly spots: readonly Spot[]
  /** Something is just happening there. */
  readonly isPrompt?: boolean
  /** From as near as can be. */
  readonly isCloseUp?: boolean
}

/** The few words that the board itself needs, in the language of whoever looks. */
export interface BoardWords {
  /** What the drawing as a whole is called: "Oval, 12 cars". */
  readonly title: string
  space(label: string, index: number): string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeCircuit: string
  readonly followCar: string
}
