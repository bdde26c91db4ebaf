import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../../rules/options.ts'
import { forEachEvent } from '../../for-each-event.ts'
import { eventInShort, eventTitles } from '../../fr/event-cards.ts'
import { circuitNames, laps } from '../../fr/names.ts'

export const options: SetupWords<Options>['options'] = {
  season: {
    label: 'Saison',
    help: 'Plusieurs courses pour 9, 6, 4, 3, 2 et 1 points. Une saison fixe elle-même les circuits et les tours, et apporte l’atelier, la météo, les évènements, les sponsors et la presse\u00a0; les Légendes, le genre d’améliorations, les rapports et la version des règles restent à choisir.',
    values: {
      off: 'Une seule course',
      1961: '1961',
      1962: '1962',
      1963: '1963',
      own: 'Saison au hasard',
      'all-time': 'Meilleur de tous les temps',
    },
    about: {
      off: 'Une course, avec ce qui est choisi plus bas.',
      1961: '3 courses\u00a0: Grande-Bretagne, États-Unis, Italie. Celle pour commencer.',
      1962: '3 courses\u00a0: Italie, Grande-Bretagne, France.',
      1963: '4 courses\u00a0: États-Unis, Grande-Bretagne, France, Italie.',
      own: '4 courses, une par circuit, dans un ordre au hasard et avec un évènement tiré pour chacune.',
      'all-time':
        'Les trois saisons à la suite, 10 courses. Les points s’additionnent, et une amélioration vous suit d’une saison à l’autre.',
    },
  },
  circuit: {
    label: 'Circuit',
    help: 'Le lieu d’une course seule\u00a0; en solitaire et sans Légendes, on court contre la montre. Les cases, les virages et les limites sont ceux du plateau, le tracé est le nôtre.',
    values: circuitNames,
    about: {
      usa: '69 cases, 4 virages, limites de 2 à 7.',
      gb: '63 cases, 5 virages, limites de 3 à 10.',
      italy: '54 cases, 3 virages, limites de 2 à 5.',
      france: '60 cases, 5 virages, limites de 2 à 5.',
    },
  },
  laps: {
    label: 'Tours',
    help: 'Combien de fois on fait le tour du circuit dans une course seule. Le plateau en indique 3 pour l’Italie et 2 pour les autres\u00a0; un évènement peut en ajouter ou en retirer un.',
    values: { printed: 'Comme sur le plateau', 1: laps(1), 2: laps(2), 3: laps(3), 4: laps(4) },
  },
  race: {
    label: 'Course',
    help: 'L’étendue de la course.',
    values: { full: 'Telle que choisie', 'first-game': 'Première partie' },
    about: {
      full: 'Le circuit et les tours choisis plus haut.',
      'first-game': 'Un tour aux États-Unis, quels que soient le circuit et les tours choisis.',
    },
  },
  legends: {
    label: 'Légendes',
    help: 'Des rivales qui n’ont besoin de personne\u00a0: une carte leur dit de combien avancer, elles ne paient pas de surchauffe et ne font pas de tête-à-queue. Elles prennent des places, et des points dans une saison. À moins de quatre pilotes, mieux vaut en ajouter au moins deux\u00a0; il y a six voitures en tout.',
    values: { 0: 'Aucune', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  pro: {
    label: 'Légendes Pro',
    help: 'Ce qui s’ajoute à la vitesse maximale des Légendes\u00a0; seulement avec des Légendes.',
    values: { 0: 'Comme sur les cartes', 1: '+1', 2: '+2', 3: '+3', 4: '+4', 5: '+5', 6: '+6' },
    about: { 2: 'Le niveau que les auteurs aiment affronter.' },
  },
  legendStyle: {
    label: 'Légendes en virage',
    help: 'Combien de virages une Légende passe en une manche\u00a0; seulement avec des Légendes.',
    values: { careful: 'Prudentes', aggressive: 'Agressives' },
    about: {
      careful: 'Jamais plus d’un virage.',
      aggressive:
        'Depuis certaines cases, marquées juste avant les virages B, C et D de la Grande-Bretagne, un virage de plus.',
    },
  },
  workshop: {
    label: 'Atelier',
    help: 'Des améliorations à vous, au lieu des trois que possède chaque voiture (0, 5 et une surchauffe). Une saison a son propre atelier\u00a0: une amélioration de plus avant chaque course.',
    values: { off: 'Pas d’atelier', draft: 'Au choix', quick: 'Démarrage rapide' },
    about: {
      off: 'Toutes les voitures sont pareilles.',
      draft: 'Trois fois, chacun prend une carte dans un marché ouvert.',
      quick: 'Chacun reçoit trois améliorations de base.',
    },
  },
  upgrades: {
    label: 'Améliorations',
    help: 'Les cartes de l’atelier, au choix ou dans une saison\u00a0; le démarrage rapide distribue celles de base.',
    values: { basic: 'De base', advanced: 'Avancées', all: 'Toutes' },
    about: {
      basic: '17 sortes, avec peu de symboles. Celles pour commencer.',
      advanced:
        '31 sortes, avec plus à gagner et plus à payer\u00a0: jeu direct, sauvetage, récupération, limites relevées.',
      all: 'Les 48 sortes.',
    },
  },
  weather: {
    label: 'Météo et piste',
    help: 'Des jetons tirés avant la course. Une saison en a toujours.',
    values: { off: 'Temps calme', on: 'Tirées au sort' },
    about: {
      off: 'Pas de jetons\u00a0: chaque virage est celui du plateau.',
      on: 'La météo change ce que les voitures ont au départ, et un jeton à chaque virage change le virage ou le secteur qui suit.',
    },
  },
  event: {
    label: 'Évènement',
    help: 'Une carte Évènement pour une course seule, avec ses cartes Sponsor, sa presse et sa règle particulière. Les lettres de la presse qu’un circuit n’a pas reprennent à A. Une saison apporte ses propres évènements.',
    values: { none: 'Aucun', drawn: 'Tiré au sort', ...forEachEvent((event) => eventTitles[event]) },
    about: {
      none: 'Ni sponsors ni presse.',
      drawn: 'L’un des dix, connu quand la course commence.',
      ...forEachEvent(eventInShort),
    },
  },
  gears: {
    label: 'Rapports',
    help: 'À quel moment les autres connaissent votre rapport.',
    values: { first: 'Montrés d’abord', 'with-cards': 'Avec les cartes', tournament: 'Tournoi' },
    about: {
      first: 'Chacun voit les rapports des autres avant de choisir ses cartes.',
      'with-cards': 'Rapport et cartes se choisissent ensemble et restent secrets jusqu’au départ de la voiture.',
      tournament:
        'Comme avec les cartes, et deux rapports d’un coup ne sont pas refusés sans surchauffe\u00a0: en montant, vous perdez une de vos cartes au hasard\u00a0; en rétrogradant, une carte de plus est retournée.',
    },
  },
  wording: {
    label: 'Version des règles',
    help: 'Les deux versions ne diffèrent que par quelques cartes Amélioration. L’accélération se lit de la même façon dans les deux\u00a0: une case pour chaque + qui a révélé une carte Vitesse, rien pour les cartes écartées en chemin.',
    values: { booklet: 'Livret (1.0)', revised: 'Révisée (1.1)' },
    about: {
      booklet:
        'Les cartes à récupération reviennent sur le paquet à la fin de la Réaction, avant l’aspiration, et ce qu’elles donnent compte encore\u00a0; les cartes d’un rebut sont prises ensemble.',
      revised:
        'Les cartes à récupération reviennent au moment de la défausse\u00a0; le rebut se fait carte par carte, si bien qu’un mélange reprend les cartes qui viennent d’y passer.',
    },
  },
}

export const clashes: NonNullable<SetupWords<Options>['clashes']> = {
  'season-is-full':
    'Une saison a ses propres circuits et ses propres tours\u00a0: elle ne peut pas être la première partie et son tour unique.',
}
