import type { CarColour, Pattern } from '../types.ts'

interface Paint {
  readonly body: string
  /** What is drawn on the body so that it can be read. */
  readonly ink: string
  /** What an eye tells the colour by that does not see it: one for each colour, the same in all games. */
  readonly pattern: Pattern
}

/** What a car is painted with. */
export const paint: Readonly<Record<CarColour, Paint>> = {
  black: { body: '#22262B', ink: '#F7F7F2', pattern: 'stripe' },
  blue: { body: '#1F78D1', ink: '#F7F7F2', pattern: 'chevron' },
  green: { body: '#0A9E6E', ink: '#F7F7F2', pattern: 'dots' },
  orange: { body: '#E8710A', ink: '#14171A', pattern: 'halves' },
  red: { body: '#D5281F', ink: '#F7F7F2', pattern: 'cross' },
  yellow: { body: '#F2C500', ink: '#14171A', pattern: 'ring' },
  white: { body: '#F7F7F2', ink: '#14171A', pattern: 'chequers' },
  grey: { body: '#8B939C', ink: '#14171A', pattern: 'bars' },
}
