import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

export interface DisplayWords {
  /** What hangs over the board, for those who listen. */
  readonly display: string
  /** What the weather does before the race, and where it acts during it. */
  readonly setUp: string
  readonly inSectors: string
  sectors(corners: readonly string[]): string
  readonly nowhere: string
  result(circuit: string): string
  corner(letter: string): string
  sector(letter: string): string
}

export const displayWords: InEveryLanguage<DisplayWords> = {
  en: {
    display: 'Conditions of the race',
    setUp: 'At the start',
    inSectors: 'On the track',
    sectors: (corners) => `Behind ${corners.join(' and ')}`,
    nowhere: 'No weather token lies on this circuit: nothing more.',
    result: (circuit) => `Result: ${circuit}`,
    corner: (letter) => `Corner ${letter}`,
    sector: (letter) => `Behind ${letter}`,
  },
  fr: {
    display: 'Conditions de la course',
    setUp: 'Au départ',
    inSectors: 'En piste',
    sectors: (corners) => `Après ${corners.join(' et ')}`,
    nowhere: "Aucun jeton Météo sur ce circuit\u00a0: rien d'autre.",
    result: (circuit) => `Résultat\u00a0: ${circuit}`,
    corner: (letter) => `Virage ${letter}`,
    sector: (letter) => `Après ${letter}`,
  },
}
