import type { LaneWords } from './words.ts'

export const fr: LaneWords = {
  // Bleue et blanche ont la même initiale ; W ne se confond avec aucune autre.
  letters: { black: 'N', blue: 'B', green: 'V', orange: 'O', red: 'R', white: 'W', yellow: 'J' },
  colours: {
    black: 'noire',
    blue: 'bleue',
    green: 'verte',
    orange: 'orange',
    red: 'rouge',
    white: 'blanche',
    yellow: 'jaune',
  },
  you: 'vous',
  nobody: 'personne',
  start: 'départ',
  finish: 'arrivée',
  bet: (line) => `pari ${line}`,
  lap: (lap) => `t${lap}`,
  cardOf: (name) => `De ${name}`,
  yourCard: 'Votre carte',
  thisCard: 'Cette carte',
  heads: { car: 'voiture', grid: 'grille', hand: 'cases sur vos cartes', owner: 'à qui' },
  isOnOffer: '▸ en vente',
  isToCome: 'à venir',
  cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  bets: (letters) => `paris ${letters.join(' ')}`,
  pass: 'passer',
  place: (place) => (place === 1 ? '1re' : `${place}e`),
}
