/** HT-SET-01: the colours of the six cars, those of the seats first. */
export const carColours = ['black', 'blue', 'green', 'red', 'grey', 'yellow'] as const

export type CarColour = (typeof carColours)[number]

export function colourOf(car: number): CarColour {
  return carColours[car] ?? 'black'
}
