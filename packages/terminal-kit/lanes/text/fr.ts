import { cardCount, colourNames, ordinal } from '@paddock/racing/words/french'
import type { LaneWords } from './words.ts'

export const fr: LaneWords = {
  // Bleue et blanche ont la même initiale ; W ne se confond avec aucune autre.
  colours: colourNames,
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
  cards: cardCount,
  bets: (letters) => `paris ${letters.join(' ')}`,
  pass: 'passer',
  place: ordinal,
}
