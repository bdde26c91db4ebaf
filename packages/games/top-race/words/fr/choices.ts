import { calling } from '../choices.ts'
import { car, card, cars, distance, lostSpaces, money, ordinal, theCar } from './names.ts'

const lanes = ['intérieur', 'milieu', 'extérieur'] as const

export const action = calling({
  pass: 'passer',
  draw: 'retourner la première carte',
  finish: 'jusqu’à l’arrivée',
  yours: 'à vous',
  home: 'arrivée',
  brokenDown: 'en panne',
  stuck: 'bloquée',
  money,
  car,
  card,
  hand: (number, best) => `main ${number} (${best})`,
  start: (number, row, lane) =>
    `case de départ ${number} (${row === 0 ? 'première rangée' : 'deuxième rangée'}, ${lanes[lane] ?? 'extérieur'})`,
  token: (at, pays) => `${distance(at)} (${pays > 0 ? `rapporte ${money(pays)}` : 'ne rapporte rien'})`,
  discard: (of) => `défausser ${card(of)}`,
  pair: (of) => `${cars(of)}\u00a0: accélération ou panne`,
  accelerate: (of) => `faire accélérer ${theCar(of)}`,
  breakDown: (of) => `mettre ${theCar(of)} en panne`,
  to: (space) => `en ${space}`,
  used: (steps, all) => `${steps} sur ${all}`,
  lost: lostSpaces,
  place: (place, isHome) => (isHome ? `arrivée ${ordinal(place)}` : `${ordinal(place)} en piste`),
})
