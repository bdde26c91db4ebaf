import type { Cover } from '@paddock/kernel'

/** Stables are called by letters: the colours belong to the cars. */
function stableLetter(seat: number): string {
  return 'ABCDEF'.charAt(seat)
}

export const cover: Cover = {
  id: 'top-race',
  seats: { min: 2, max: 6 }, // TR-SET-01
  minutes: { first: 10, whole: 30 },
  difficulty: 'medium',
  words: {
    en: {
      title: 'Top Race',
      summary:
        'Outbid the others for drivers, move everyone’s cars with every card, let rivals break down: after three races the fullest purse wins.',
      seat: (seat) => `Stable ${stableLetter(seat)}`,
    },
    fr: {
      title: 'Top Race',
      summary:
        'Disputez-vous les pilotes aux enchères, faites avancer les voitures de tous avec vos cartes, mettez les rivales en panne\u00a0: après trois courses, la bourse la mieux garnie gagne.',
      seat: (seat) => `Écurie ${stableLetter(seat)}`,
    },
  },
}
