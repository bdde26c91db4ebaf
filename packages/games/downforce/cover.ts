import type { Cover } from '@paddock/kernel'

/** Teams are called by letters: the colours belong to the cars. */
function teamLetter(seat: number): string {
  return 'ABCDEF'.charAt(seat)
}

export const cover: Cover = {
  id: 'downforce',
  seats: { min: 2, max: 6 }, // DF-SET-01
  minutes: { first: 5, whole: 10 },
  difficulty: 'easy',
  words: {
    en: {
      title: 'Downforce',
      summary:
        'Buy cars at auction, move everyone’s with every card you play, and bet on the winner: the most money wins.',
      seat: (seat) => `Team ${teamLetter(seat)}`,
    },
    fr: {
      title: 'Downforce',
      summary:
        'Achetez des voitures aux enchères, faites avancer celles de tous avec vos cartes et pariez sur le vainqueur\u00a0: le plus gros gain gagne.',
      seat: (seat) => `Équipe ${teamLetter(seat)}`,
    },
  },
}
