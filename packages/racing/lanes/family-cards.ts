/**
 * The cards that the games of this family have in common. Every car has the same values on them; one of
 * the six cars is of another colour in each game.
 */
const common: Readonly<Record<string, string>> = {
  A1: 'green 6, black 5, sixth 4, yellow 3, blue 2, red 1',
  A2: 'red 6, green 5, black 4, sixth 3, yellow 2, blue 1',
  A3: 'blue 6, red 5, green 4, black 3, sixth 2, yellow 1',
  A4: 'yellow 6, blue 5, red 4, green 3, black 2, sixth 1',
  A5: 'sixth 6, yellow 5, blue 4, red 3, green 2, black 1',
  A6: 'black 6, sixth 5, yellow 4, blue 3, red 2, green 1',
  B1: 'yellow 6, blue 4, black 2, green 1',
  B2: 'green 6, black 4, blue 2, yellow 1',
  B3: 'blue 6, sixth 4, green 2, red 1',
  B4: 'red 6, green 4, sixth 2, blue 1',
  B5: 'sixth 6, yellow 4, red 2, black 1',
  B6: 'black 6, red 4, yellow 2, sixth 1',
  B7: 'red 6, yellow 4, black 2, blue 1',
  B8: 'blue 6, black 4, yellow 2, red 1',
  B9: 'black 6, blue 4, green 2, sixth 1',
  B10: 'sixth 6, green 4, blue 2, black 1',
  B11: 'green 6, sixth 4, red 2, yellow 1',
  B12: 'yellow 6, red 4, sixth 2, green 1',
  C1: 'yellow 6, blue 4, wild 2, sixth 1',
  C2: 'blue 6, sixth 4, wild 2, yellow 1',
  C3: 'sixth 6, yellow 4, wild 2, blue 1',
  C4: 'black 6, green 4, wild 2, red 1',
  C5: 'green 6, red 4, wild 2, black 1',
  C6: 'red 6, black 4, wild 2, green 1',
  D1: 'green 5',
  D2: 'black 5',
  D3: 'sixth 5',
  D4: 'yellow 5',
  D5: 'blue 5',
  D6: 'red 5',
  E1: 'wild 5, green 2',
  E2: 'wild 5, black 2',
  E3: 'wild 5, sixth 2',
  E4: 'wild 5, yellow 2',
  E5: 'wild 5, blue 2',
  E6: 'wild 5, red 2',
  W: 'wild 5',
}

/** What is printed on them, by name, for a game whose cars are green, black, yellow, blue, red and this one. */
export function familyCards(sixth: string): Record<string, string> {
  const cards = Object.entries(common).map(([id, lines]) => [id, lines.replace('sixth', sixth)])
  return Object.fromEntries(cards)
}
