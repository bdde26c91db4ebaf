/** The six teams, in the order of the seats. The rulebook speaks of six colours and names none. */
export const teamColours = ['red', 'blue', 'green', 'yellow', 'black', 'orange'] as const
export type TeamColour = (typeof teamColours)[number]

export function colourOf(seat: number): TeamColour {
  return teamColours[seat] ?? 'red'
}
