import { fr as lanes } from '@paddock/terminal-kit/lanes/text/fr.ts'
import { rules, scale } from './fr/rules.ts'
import type { MatchStage, TerminalWords } from './words.ts'

function moment(at: MatchStage['moment']): string {
  switch (at.kind) {
    case 'auction':
      return `enchères, ${at.sold}/6 vendues`
    case 'race':
      return at.pile === undefined ? 'en piste' : `en piste, pioche ${at.pile}`
    case 'bet':
      return `mise ${at.line}`
    case 'result':
      return 'le bilan'
    case 'over':
      return 'la fin'
  }
}

const rowLanes = ['intérieur', 'milieu', 'extérieur'] as const

export const fr: TerminalWords = {
  ...lanes,
  bet: (line) => `mise ${line}`,
  bets: (letters) => `mises ${letters.join(' ')}`,
  cardOf: (name) => `Carte\u00a0: ${name}`,
  wild: 'atout',
  headline: ({ race, races, moment: at }) => `${races > 1 ? `course ${race}/${races}, ` : ''}${moment(at)}`,
  onOffer: (colour) => `Aux enchères\u00a0: la ${colour}`,
  choiceOnOffer: (withHand) =>
    withHand ? 'Aux enchères\u00a0: une main et une voiture au choix' : 'Aux enchères\u00a0: une voiture au choix',
  again: 'de nouveau',
  noBid: 'pas encore d’offre',
  bidOf: (name, money) => (name === 'vous' ? `vous offrez ${money}` : `${name} offre ${money}`),
  taking: (name, colour) => `Achat\u00a0: ${name}${colour === undefined ? '' : `, la ${colour}`}`,
  stillIn: (names) => `En lice\u00a0: ${names.join(', ')}.`,
  mostDrivers: (seats) => `Au plus ${seats < 3 ? '3 pilotes' : seats < 6 ? '2 pilotes' : '1 pilote'} chacun.`,
  owned: (name, price) => `${name} ${price}`,
  onGrid: (place) => `départ ${place}`,
  tokenAt: (distance) => `jeton ${distance}`,
  isFree: 'libre',
  isRefused: 'refusée, reviendra',
  handNumber: (number) => `main ${number}`,
  yourHand: 'votre main',
  handGives: (hand, spaces) => `${hand}\u00a0: ${spaces.join(' ')}`,
  startSpace: (number, isFront, lane) =>
    `${isFront ? '1re rangée' : '2e rangée'}, ${rowLanes[lane] ?? 'extérieur'} (départ ${number})`,
  tokenPays: (money) => (money === undefined ? 'ne rapporte rien' : `rapporte ${money}`),
  discard: (card) => `défausser ${card}`,
  yours: 'à vous',
  home: 'arrivée',
  brokenDown: 'en panne',
  catchesUp: (rear, front) => `${rear} rejoint ${front}`,
  breaksDown: (front, rear) => `ou ${front} attend que ${rear} passe`,
  isDownAlready: (front) => `${front} est déjà en panne`,
  isOfNoUse: 'inutile, l’une est arrivée',
  waits: (partner) => `attend ${partner}`,
  betPays: (line) => `Mise ${line}, en milliers\u00a0:`,
  next: (plays) => `puis ${plays.join(', ')}`,
  thousands: (purse) => `${purse < 0 ? '−' : ''}${Math.abs(purse)}\u00a0${purse === 0 ? '$' : 'k$'}`,
  ledger: {
    title: (race, races) => `Course ${race}/${races}\u00a0: ce qu’elle a rapporté, en milliers de dollars`,
    prizes: 'prix',
    prices: 'pilotes',
    tokens: 'jetons',
    bets: 'mises',
    race: 'course',
    purse: 'bourse',
    earlier: (race) => `Course ${race}\u00a0:`,
  },
  shown: 'un secret s’est révélé',
  rules,
  scale,
}
