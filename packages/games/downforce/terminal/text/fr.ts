import { fr as lanes } from '@paddock/terminal-kit/lanes/text/fr.ts'
import { powerNames } from '../../words/fr/names.ts'
import type { MatchStage, TerminalWords } from './words.ts'

function moment(at: MatchStage['moment']): string {
  switch (at.kind) {
    case 'lot':
      return `enchères, lot ${at.number}/${at.of}`
    case 'second-offer':
      return 'enchères, second tour'
    case 'powers':
      return 'choix des pouvoirs'
    case 'race':
      return 'la course'
    case 'bet':
      return `pari ${at.line}`
    case 'over':
      return 'la fin'
  }
}

export const fr: TerminalWords = {
  ...lanes,
  wild: 'joker',
  powers: powerNames,
  powerHelp: {
    aggressive: 'Agressif\u00a0: en tête de votre carte, votre voiture peut faire une case de plus.',
    cunning: 'Rusé\u00a0: vous dirigez vos voitures sur les cartes de tous.',
    determined: 'Déterminé\u00a0: sur des rectangles seulement, deux cases de plus si vous voulez.',
    strategic: 'Stratège\u00a0: vous pouvez ignorer une ligne de votre carte.',
    tricky: 'Malin\u00a0: vous pouvez jouer votre carte de bas en haut.',
    unpredictable: 'Imprévisible\u00a0: vos jokers valent aussi pour une voiture de la carte.',
  },
  headline({ circuit, race, races, moment: at }) {
    return `${circuit}${races > 1 ? ` (${race}/${races})` : ''}, ${moment(at)}`
  },
  onOffer: (colour, power) =>
    `En vente\u00a0: ${colour === 'orange' ? 'l’' : 'la '}${colour}${power === undefined ? '' : `, avec ${power}`}`,
  isAside: 'encore à personne',
  owned: (name, price) => `${name}, pour ${price}`,
  bids: 'Offres\u00a0:',
  lastBids: 'Offres précédentes\u00a0:',
  passed: 'passe',
  paid: (millions) => `−${millions}\u00a0M$`,
  bidding: (card, value) => `${card}\u00a0: ${value > 0 ? `offre ${value}` : 'aucune offre'}`,
  upsideDown: 'de bas en haut',
  shown: 'un secret s’est révélé',
  betsSum: 'paris',
  before: '1re course',
  rules: (options) => [
    ...(options.cars === 'auction'
      ? [
          'Enchères\u00a0: chacun pose une carte\u00a0; le chiffre de la couleur en vente est l’offre, et la meilleure offre est le prix.',
        ]
      : []),
    'Une carte fait avancer toutes ses voitures, ligne par ligne, à qui qu’elles soient. Qui la joue les dirige.',
    'Avancez tout droit ou en diagonale sur une case libre, tant qu’il y en a\u00a0; le reste est perdu. On peut donc bloquer.',
    ...(options.betting === 'off'
      ? []
      : ['Quand la première voiture passe une ligne de pari, tous parient en secret sur le vainqueur.']),
    ...(options.format === 'first-car' ? ['La première voiture arrivée fait gagner qui la possède.'] : []),
    ...(options.format === 'long-distance'
      ? ['Pas d’arrivée\u00a0: quand toutes les cartes sont jouées, la voiture la plus avancée gagne.']
      : []),
    ...(options.format === 'long-distance-money'
      ? ['Pas d’arrivée\u00a0: toutes les cartes jouées, la voiture la plus avancée est première, et ainsi de suite.']
      : []),
    'Sur la piste\u00a0: ▸ avance, • est à vous, 1-9\u00a0: où mènent vos choix, ? celui que vous regardez, + où peut finir la première ligne, ~ une case qui n’est pas un rectangle. En bas, l’intérieur.',
  ],
  scale(options) {
    if (options.format === 'first-car') return 'La première voiture arrivée qui est à quelqu’un gagne.'
    if (options.format === 'long-distance')
      return 'La voiture la plus avancée gagne\u00a0; à hauteur égale, celle qui est à l’intérieur.'
    const bets =
      options.betting === 'on'
        ? ' Un pari sur les trois premières rapporte 9-6-3, puis 6-4-2, puis 3-2-1.'
        : options.betting === 'odds'
          ? ' Un pari rapporte selon la position de la voiture au moment du pari.'
          : ''
    return `La course rapporte 12, 9, 6, 4, 2 et 0.${bets} Le prix des voitures est déduit. À égalité, la meilleure voiture départage.`
  },
}
