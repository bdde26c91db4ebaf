import { colourNames, ordinal } from '@paddock/racing/words/french'
import type { Colour } from '../../../rules/cards.ts'
import type { MoneyWords } from './words.ts'

const minus = '−'
const space = '\u00a0'

/** A car is feminine, a driver here is not. */
const masculine: Readonly<Record<Colour, string>> = {
  green: 'vert',
  black: 'noir',
  white: 'blanc',
  yellow: 'jaune',
  blue: 'bleu',
  red: 'rouge',
}

function money(thousands: number): string {
  return `${thousands < 0 ? minus : ''}${amount(thousands)}${space}$`
}

/** 1200 thousand is 1 200 000. */
function amount(thousands: number): string {
  return (Math.abs(thousands) * 1000).toLocaleString('en-US').replaceAll(',', space)
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `${minus}${0 - count}` : '0'
}

export const fr: MoneyWords = {
  money,
  short: (thousands) => `${thousands < 0 ? minus : ''}${Math.abs(thousands)}${space}${thousands === 0 ? '' : 'k'}$`,
  signed,
  owes: (thousands) => `doit ${money(thousands)}`,
  place: ordinal,
  car: (colour) => `Voiture ${colourNames[colour]}`,
  driver: (colour) => `Pilote ${masculine[colour]}`,
  nobody: 'à personne',

  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  noDriver: 'pas encore de pilote',
  isHome: 'arrivée',
  brokenDown: 'en panne',
  bank: 'banque',
  bankHelp:
    'Contrôleur de course\u00a0: tient la banque pendant cette course\u00a0; son voisin de gauche ouvre les enchères',
  token: (distance) => `jeton ${signed(distance)}`,

  ledger: 'Le livre de comptes',
  openLedger: 'Comptes',
  inThousands: 'Tous les montants sont en milliers de dollars.',
  balances: 'Fortune après chaque course',
  start: 'Départ',
  race: (race) => `Course ${race}`,
  raceNow: 'en cours',
  bought: 'Pilotes achetés',
  stillToChoose: 'voiture à choisir',
  prizes: 'Primes',
  tokens: 'Jetons de distance',
  tokenResult: (token, distance) => `${signed(token)}, arrivée à ${signed(distance)}`,
  bets: 'Paris',
  sum: 'Gain ou perte',
  balance: 'Solde',

  raceOver: (race, races, winner) =>
    races === 1
      ? `La course est finie\u00a0: la ${colourNames[winner]} gagne`
      : `Course ${race} sur ${races}\u00a0: la ${colourNames[winner]} gagne`,
  orderTitle: 'Voitures et primes',
  byPosition: 'd’après sa position',
  betsTitle: 'Les paris',
  nextRace: (race) => `À la course ${race}`,
  lastRace: (race) => `L’arrivée de la course ${race}`,
  childrenTitle: 'Les voitures à l’arrivée',
  childrenHow: (winners, colour) => `Victoire de ${winners} avec la voiture ${colourNames[colour]}.`,
}
