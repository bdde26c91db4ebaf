import type { Cover } from '@paddock/kernel'
import { colourOf, type TeamColour } from './words/names.ts'

const english: Readonly<Record<TeamColour, string>> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  black: 'Black',
  orange: 'Orange',
}

const french: Readonly<Record<TeamColour, string>> = {
  red: 'Rouge',
  blue: 'Bleu',
  green: 'Vert',
  yellow: 'Jaune',
  black: 'Noir',
  orange: 'Orange',
}

export const cover: Cover = {
  id: 'formel-fun',
  seats: { min: 3, max: 6 }, // FF-SET-01
  minutes: { first: 15, whole: 20 },
  difficulty: 'easy',
  words: {
    en: {
      title: 'Formel Fun',
      summary: 'Elimination races on an oval of thirty spaces: the last car of every race is out.',
      seat: (seat) => english[colourOf(seat)],
    },
    fr: {
      title: 'Formel Fun',
      summary:
        'Des manches éliminatoires sur un ovale de trente cases\u00a0: à chaque manche, la dernière voiture est éliminée.',
      seat: (seat) => french[colourOf(seat)],
    },
  },
}
