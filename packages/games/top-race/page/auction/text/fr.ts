import { colourNames, spaces } from '@paddock/racing/words/french'
import type { AuctionWords } from './words.ts'

const lanes = ['intérieure', 'du milieu', 'extérieure'] as const

function signed(distance: number): string {
  return distance > 0 ? `+${distance}` : `−${0 - distance}`
}

export const fr: AuctionWords = {
  onOffer: 'Aux enchères',
  lot: (lot) => `pilote ${lot} sur 6`,
  offeredAgain: 'seconde offre',
  againHelp:
    'Déjà refusé. Si personne n’enchérit, l’écurie qui a le moins de pilotes doit le prendre pour 10\u00a0000\u00a0$.',
  anyCar: 'Une voiture au choix',
  anyCarHelp: 'L’acheteur choisit une des voitures qui restent.',
  handAndCar: 'Une main et une voiture',
  handAndCarHelp: 'L’acheteur choisit une des mains ouvertes, puis une voiture.',
  noBid: 'pas encore d’enchère',
  by: (name) => `par ${name}`,
  byYou: 'votre offre',
  hammer: ['Qui dit mieux\u00a0?', 'Une fois…', 'Deux fois…', 'Adjugé\u00a0!'],
  soldTo: (name) => `à ${name}`,
  soldToYou: 'à vous',
  why: {
    last: 'Le dernier pilote revient à qui n’en a pas, pour 30\u00a0000\u00a0$.',
    unwanted: 'Refusé deux fois\u00a0: l’écurie qui a le moins de pilotes le prend pour 10\u00a0000\u00a0$.',
  },
  owed: (money) => `${money} restent dus à la banque.`,

  prizes: 'Primes',
  bidders: 'Encore en lice',
  stands: {
    leads: 'en tête',
    asked: 'doit parler',
    in: 'en lice',
    passed: 'a passé',
    short: 'ne suit plus',
    'has-hand': 'a sa main',
    full: 'au complet',
    'kept-for-others': 'a son pilote',
  },
  standHelp: {
    leads: 'A fait la meilleure offre',
    asked: 'C’est à cette écurie de parler',
    in: 'Peut encore surenchérir',
    passed: 'A passé pour ce pilote',
    short: 'N’a plus de quoi surenchérir',
    'has-hand': 'A déjà acheté une main\u00a0; les autres sont pour qui n’en a pas',
    full: 'A autant de pilotes que permis',
    'kept-for-others': 'A un pilote\u00a0; ceux qui restent sont pour qui n’en a pas',
  },

  drivers: 'Les six pilotes',
  toCome: 'à venir',
  free: 'libre',
  refused: 'refusé',
  now: 'en vente',

  yourHand: 'Votre main, cases par couleur',
  spacesOf: (of, count) => `${of}\u00a0: ${spaces(count)}`,
  wild: 'atout',
  inYourHand: (colour) => `La ${colourNames[colour]} dans votre main`,
  inYourHandSaid: (colour, own, wilds) =>
    `La ${colourNames[colour]} dans votre main\u00a0: ${own.join(', ') || 'rien'}\u00a0; atouts\u00a0: ${wilds.join(', ') || 'aucun'}`,
  nothingOfIt: 'rien',
  pairWith: (colour) => `carte spéciale avec la ${colourNames[colour]}`,

  pass: 'Passer',
  confirm: 'Confirmer\u00a0:',
  bid: (money) => `Offrir ${money}`,
  raise: 'Surenchérir',
  less: 'Moins',
  more: 'Plus',
  everything: 'Tout',
  left: (money) => `resteront ${money}`,
  youLead: 'La meilleure offre est la vôtre.',
  youPassed: 'Vous avez passé pour ce pilote.',
  youAreShort: 'Vous n’avez plus de quoi surenchérir.',

  hand: (hand) => `Main ${hand}`,
  takenBy: (name) => `prise par ${name}`,
  openHands: 'Les mains ouvertes, cases par couleur',
  chooseHand: 'Choisissez une main',
  seeCards: 'Voir les mains ouvertes',
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  takeHand: (hand) => `Prendre la main ${hand}`,

  chooseCar: 'Choisissez une voiture',
  takeCar: (colour, own, wilds) =>
    `Prendre la ${colourNames[colour]}\u00a0: ${spaces(own)} dans votre main, ${wilds} en atouts`,
  points: (count) => spaces(count),

  grid: 'Places de départ',
  frontRow: 'Première ligne',
  secondRow: 'Deuxième ligne',
  lanes: ['intérieur', 'milieu', 'extérieur'],
  startSpace: (place) => `${place < 3 ? 'Première ligne' : 'Deuxième ligne'}, piste ${lanes[place % 3]}`,
  taken: (colour) => `occupée par la ${colourNames[colour]}`,

  token: 'Jeton de distance',
  tokenAt: (distance) => `Poser le jeton à ${signed(distance)}`,
  finish: 'arrivée',
  ifReached: (money) => `Atteint\u00a0: ${money}`,
  nothingIfReached: 'Atteint\u00a0: ni gain ni perte',
  ifMissed: (money) => `Manqué\u00a0: ${money} par case manquante`,
  place: (distance) =>
    distance > 0 ? `${spaces(distance)} après l’arrivée` : `${spaces(0 - distance)} avant l’arrivée`,
  reach: (colour, own, all, wilds) =>
    `Toutes les cartes ensemble font avancer la ${colourNames[colour]} de ${all} cases, dont ${own} dans votre main, sans les atouts (${wilds} chez vous). Environ un cinquième se perd derrière d’autres voitures. Un tour en fait 56 à 64.`,
  choosing: (name, what) =>
    ({
      hand: `${name} choisit une main.`,
      car: `${name} choisit une voiture.`,
      grid: `${name} choisit sa place de départ.`,
      token: `${name} pose le jeton de distance.`,
    })[what],
}
