/**
 * What of an event is for eye and ear, beside the cars' motion and the journal's line: something that is shown where it
 * happens, and heard. Overtakes, a lead that changes and cars that come in close together are no cues: they are seen in
 * the field (`field.ts`), whatever the game.
 */
export const cueKinds = [
  /** A race is about to start. */
  'lights',
  /** A car drives: `strength` by its speed, `gear` where it has gears. */
  'drive',
  /** A corner is taken hard: `strength` by how hard. */
  'tyres',
  'slipstream',
  'boost',
  'spin-out',
  /** A car cannot use all of its move. */
  'jam',
  'breakdown',
  /** A card is laid or turned over; a pile is shuffled. */
  'card',
  'shuffle',
  /** Something is sold; money changes hands. */
  'gavel',
  'coins',
  /** The first car begins its last lap. */
  'last-lap',
  /** A car is over the line, or out of the race. */
  'finish',
  'out',
  /** A season, or all races of a match, are won. */
  'champion',
] as const
export type CueKind = (typeof cueKinds)[number]

export interface Cue {
  readonly kind: CueKind
  /** The car it happens to, as the board knows it. */
  readonly car?: string
  /** How strong it is, from 0 to 1; 0.5 where it is left out. */
  readonly strength?: number
  /** From 1 to 4. */
  readonly gear?: number
}
