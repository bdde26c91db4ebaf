import { colourNames, ordinal } from '@paddock/racing/words/french'
import { money } from '../../text/fr.ts'
import type { RaceWords } from './words.ts'

export const fr: RaceWords = {
  betsShort: 'Paris',
  betsSecret: 'Personne d’autre ne les voit avant la fin.',
  noBetYet: 'pas encore fait',
  betOn: (colour, rank, owner) =>
    `Parier sur la ${colourNames[colour]}, ${ordinal(rank)}, ${owner === undefined ? 'à personne' : `à ${owner}`}`,
  pays: ([first = 0, second = 0, third = 0]) =>
    `Si elle arrive 1re\u00a0: ${money(first)}, 2e\u00a0: ${money(second)}, 3e\u00a0: ${money(third)}`,
  oddsPay: (pays) =>
    pays
      .filter((pay) => pay > 0)
      .map(money)
      .join(' · '),
  oddsHow: 'Sous chaque voiture\u00a0: ce que rapporte le pari si elle arrive 1re, 2e ou 3e',
  soFar: ({ race, bet, paid, total }) =>
    `En l’état\u00a0: ${money(race)} pour les places, ${money(bet)} par les paris, ${money(paid)} payés. Soit ${money(total)}.`,
  nobody: 'à personne',
  sealedBet: (colour) => `Vous pariez sur la ${colourNames[colour]}.`,

  skipRow: 'Ignorer cette ligne',
  letDrive: 'La laisser avancer',
  leaveBonus: 'Renoncer au bonus',
  yourPowers: 'Vos pouvoirs',
  lastCard: 'la dernière carte',
  noCards: 'Vous n’avez plus de carte à jouer. Vous pouvez encore parier et suivre la course.',
  chooseEnd: 'Où la voiture s’arrête',
  chooseCar: 'Voitures',
  reach: ({ steps, lost, isHome }) => (isHome ? 'arrivée' : steps === 0 ? 'bloquée' : `${steps} sur ${steps + lost}`),
  playedTitle: 'La défausse, la dernière carte d’abord',
  nothingPlayed: 'Aucune carte n’a encore été jouée.',
  thrownAway: 'défaussée sans effet',
  sealedPower: (power) => `Vous gardez ${power}.`,
}
