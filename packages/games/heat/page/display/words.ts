import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

const en = {
  /** What hangs over the board, for those who listen. */
  display: 'Conditions of the race',
  /** What the weather does before the race, and where it acts during it. */
  setUp: 'At the start',
  inSectors: 'On the track',
  sectors: (corners: readonly string[]) => `Behind ${corners.join(' and ')}`,
  nowhere: 'No weather token lies on this circuit: nothing more.',
  result: (circuit: string) => `Result: ${circuit}`,
  corner: (letter: string) => `Corner ${letter}`,
  sector: (letter: string) => `Behind ${letter}`,
}

export type DisplayWords = Readonly<typeof en>

const fr: DisplayWords = {
  display: 'Conditions de la course',
  setUp: 'Au départ',
  inSectors: 'En piste',
  sectors: (corners) => `Après ${corners.join(' et ')}`,
  nowhere: 'Aucun jeton Météo sur ce circuit\u00a0: rien d’autre.',
  result: (circuit) => `Résultat\u00a0: ${circuit}`,
  corner: (letter) => `Virage ${letter}`,
  sector: (letter) => `Après ${letter}`,
}

export const displayWords: InEveryLanguage<DisplayWords> = { en, fr }
