/** A car drives the red number of a card when it stands on a space of that number, otherwise the blue one. */
export const cards = {
  'red 1': { red: 1, blue: 10, copies: 8 },
  'red 2': { red: 2, blue: 3, copies: 8 },
  'red 3': { red: 3, blue: 3, copies: 8 },
  'red 4': { red: 4, blue: 3, copies: 8 },
  'red 5': { red: 5, blue: 3, copies: 8 },
  'red 6': { red: 6, blue: 3, copies: 8 },
  'red 7': { red: 7, blue: 3, copies: 8 },
  'red 8': { red: 8, blue: 3, copies: 8 },
  'red 9': { red: 9, blue: 3, copies: 8 },
  'red 10': { red: 10, blue: 3, copies: 8 },
  'blue 6': { red: null, blue: 6, copies: 8 },
  'blue 7': { red: null, blue: 7, copies: 8 },
  'blue 8': { red: null, blue: 8, copies: 8 },
  turbo: { red: null, blue: 5, copies: 6 },
} as const

export type Card = keyof typeof cards

export function distanceOf(card: Card, numberOfSpace: number): number {
  const { red, blue } = cards[card]
  return red === numberOfSpace ? red : blue
}

export function allCards(): Card[] {
  return Object.keys(cards)
    .filter(isCard)
    .flatMap((card) => Array.from({ length: cards[card].copies }, () => card))
}

function isCard(name: string): name is Card {
  return name in cards
}
