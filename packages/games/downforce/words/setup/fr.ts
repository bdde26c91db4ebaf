import type { SetupWords } from '@paddock/kernel'
import { isForMoney, type Options } from '../../rules/options.ts'

const options: SetupWords<Options>['options'] = {
  circuit: {
    label: 'Circuit',
    help: 'Le lieu de la course\u00a0; le championnat du monde y commence et finit sur l’autre. Les deux tracés sont les nôtres, dessinés d’après ce qu’on sait des deux faces du plateau.',
    values: {
      'marina-bay': 'Marina Bay\u00a0: serré, trois voies au plus',
      'river-station': 'River Station\u00a0: plus large, avec un embranchement',
    },
  },
  game: {
    label: 'Partie',
    help: 'Pour débuter, les voitures sont distribuées, chacun a trois cartes, il n’y a ni pouvoirs ni paris et la première voiture arrivée gagne, quels que soient les réglages ci-dessous.',
    values: { full: 'Partie complète', beginner: 'Partie pour débuter' },
  },
  format: {
    label: 'Formule',
    help: 'Ce que l’on court, et ce qui fait gagner.',
    values: {
      race: 'Une course\u00a0: le plus gros gain gagne',
      'first-car': 'Une course\u00a0: la première voiture arrivée gagne',
      'long-distance': 'Longue distance\u00a0: ni arrivée ni paris, la voiture la plus loin gagne',
      'long-distance-money': 'Longue distance pour l’argent\u00a0: gains selon la distance, et paris',
      'world-tour': 'Championnat du monde\u00a0: une course par circuit, les gains sont additionnés',
    },
  },
  cars: {
    label: 'Voitures',
    help: 'On enchérit avec ses cartes Vitesse et on paie ce que l’on a offert. Les voitures distribuées ne coûtent rien.',
    values: { auction: 'Vendues aux enchères', dealt: 'Distribuées, autant à chacun' },
  },
  powers: {
    label: 'Pouvoirs',
    help: 'Chaque voiture vient avec un pouvoir. On en garde un seul, qui vaut pour toutes ses voitures.',
    values: { on: 'Avec les pouvoirs', off: 'Sans pouvoirs' },
  },
  hand: {
    label: 'Cartes Vitesse',
    help: 'Quand tout est distribué, on sait dès le départ ce que l’on peut faire. Trois cartes à la fois, c’est plus simple.',
    values: { all: 'Toutes distribuées au départ', three: 'Trois en main, on repioche après chaque carte' },
  },
  betting: {
    label: 'Paris',
    help: 'Quand une première voiture franchit une ligne jaune, chacun parie en secret sur le vainqueur. Selon la cote, une voiture rapporte d’autant plus qu’elle est loin derrière\u00a0: l’idée vient d’une feuille de score faite par des joueurs, non du livret.',
    values: { on: 'Gains fixes', odds: 'Gains selon la cote', off: 'Pas de paris' },
  },
  deck: {
    label: 'Paquet',
    help: 'Le livret montre trois des 42 cartes. Les autres sont déduites de celles-ci et des éditions plus anciennes, à égalité pour toutes les couleurs. Les cartes à deux jokers sont notre invention, puisque le livret parle de telles cartes.',
    values: { twowild42: 'Avec trois cartes à deux jokers', plain42: 'Sans carte à deux jokers' },
  },
  unownedCars: {
    label: 'Voitures sans propriétaire',
    help: 'Ce que devient une voiture que personne n’a achetée ni reçue.',
    values: {
      race: 'Elles courent\u00a0: chacun peut les déplacer et parier sur elles',
      removed: 'Elles quittent la grille avant le départ',
    },
  },
  twoPlayerCunning: {
    label: 'Rusé à deux joueurs',
    help: 'À deux joueurs, Rusé est moins intéressant. À partir de trois, ce choix ne change rien.',
    values: {
      keep: 'Un pouvoir comme les autres',
      swap: 'Son acheteur doit garder un autre pouvoir',
      remove: 'Retiré\u00a0: la dernière voiture est vendue sans pouvoir',
    },
  },
}

const sets: NonNullable<SetupWords<Options>['sets']> = {
  'first-game': {
    label: 'Partie pour débuter',
    about: 'Voitures distribuées, trois cartes en main, ni pouvoirs ni paris\u00a0: la première voiture arrivée gagne.',
  },
  base: {
    label: 'Partie complète',
    about: 'Enchères, pouvoirs, une course et trois paris\u00a0: le plus gros gain gagne.',
  },
  'long-distance': {
    label: 'Longue distance',
    about: 'Personne ne s’arrête à l’arrivée\u00a0: on joue toutes les cartes, et la distance fait les gains.',
  },
  'world-tour': {
    label: 'Championnat du monde',
    about: 'Une course par circuit, des enchères avant chacune\u00a0; les gains sont additionnés.',
  },
}

const places: Readonly<Record<Options['circuit'], string>> = {
  'marina-bay': 'Marina Bay',
  'river-station': 'River Station',
}

const driven: Readonly<Record<Options['format'], string>> = {
  race: 'Une course à',
  'first-car': 'Une course à',
  'long-distance': 'Longue distance à',
  'long-distance-money': 'Longue distance pour l’argent à',
  'world-tour': 'Championnat du monde au départ de',
}

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

/** « Une course à Marina Bay avec enchères, pouvoirs et paris : le plus gros gain gagne. » */
function inShort({ circuit, format, cars, powers, betting }: Options): string {
  const parts = [
    cars === 'auction' ? 'enchères' : 'voitures distribuées',
    ...(powers === 'on' ? ['pouvoirs'] : []),
    ...(betting === 'off' ? [] : [betting === 'odds' ? 'paris à la cote' : 'paris']),
  ]
  const best = format === 'first-car' ? 'la première voiture arrivée gagne' : 'la voiture la plus loin gagne'
  const wins = isForMoney({ format }) ? 'le plus gros gain gagne' : best
  return `${driven[format]} ${places[circuit]} avec ${list.format(parts)}\u00a0: ${wins}.`
}

export const fr: SetupWords<Options> = { inShort, options, sets }
