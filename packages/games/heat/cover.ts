import type { Cover } from '@paddock/kernel'

export const cover: Cover = {
  id: 'heat',
  seats: { min: 1, max: 6 }, // HT-SET-01
  minutes: { first: 10, whole: 20 },
  difficulty: 'medium',
  words: {
    en: {
      title: 'Heat: Pedal to the Metal',
      summary: 'Shift gears, play cards for speed, and pay with heat for every corner you take too fast.',
      seat: (seat) => ['Black', 'Blue', 'Green', 'Red', 'Gray', 'Yellow'][seat] ?? '',
    },
    fr: {
      title: 'Heat\u00a0: Pedal to the Metal',
      summary: 'Changez de rapport, jouez vos cartes, et payez en surchauffe chaque virage pris trop vite.',
      seat: (seat) => ['Noir', 'Bleu', 'Vert', 'Rouge', 'Gris', 'Jaune'][seat] ?? '',
    },
  },
}
