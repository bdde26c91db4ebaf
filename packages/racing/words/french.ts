/** Ce que tous les jeux comptent de la même façon. */

/** Au féminin : ce sont des voitures. */
export const colourNames = {
  black: 'noire',
  blue: 'bleue',
  green: 'verte',
  orange: 'orange',
  red: 'rouge',
  white: 'blanche',
  yellow: 'jaune',
} as const

/** Zéro et un sont au singulier. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`
}

export function spaces(count: number): string {
  return counted(count, 'case')
}

export function cardCount(count: number): string {
  return counted(count, 'carte')
}

export function points(count: number): string {
  return counted(count, 'point')
}

/** Le rang d'une voiture, ou un rapport : « la 1re », « la 2e ». */
export function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`
}
