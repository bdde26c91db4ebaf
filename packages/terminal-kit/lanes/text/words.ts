import type { en } from './en.ts'
/** The colours that cars have in games of this family. */
export type Colour = 'black' | 'blue' | 'green' | 'orange' | 'red' | 'white' | 'yellow'

/** What the boards of games on lanes say alike. */
export type LaneWords = Readonly<typeof en>
