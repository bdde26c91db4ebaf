import type { CarColour } from '../types.ts'

/** What a car is painted with, and what is drawn on that so that it can be read. */
export const paint: Readonly<Record<CarColour, { readonly body: string; readonly ink: string }>> = {
  black: { body: '#22262B', ink: '#F7F7F2' },
  blue: { body: '#1F78D1', ink: '#F7F7F2' },
  green: { body: '#0A9E6E', ink: '#F7F7F2' },
  orange: { body: '#E8710A', ink: '#14171A' },
  red: { body: '#D5281F', ink: '#F7F7F2' },
  yellow: { body: '#F2C500', ink: '#14171A' },
  white: { body: '#F7F7F2', ink: '#14171A' },
  grey: { body: '#8B939C', ink: '#14171A' },
}
