import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../rules/options.ts'

const options: SetupWords<Options>['options'] = {
  game: {
    label: 'Partie',
    help: 'Pour tous, avec de l’argent et des enchères, ou pour les petits, sans rien de cela.',
    values: { full: 'Partie complète', children: 'Course pour enfants' },
    about: {
      full: 'On achète des pilotes aux enchères, on court pour les prix, et la bourse la mieux garnie gagne.',
      children:
        'Une seule course, sans argent ni lecture\u00a0: les pilotes sont distribués, chacun retourne la première carte de sa pioche, et la première voiture arrivée gagne.',
    },
  },
  races: {
    label: 'Courses',
    help: 'L’argent se garde d’une course à l’autre, les pilotes et les cartes non. La course pour enfants est unique.',
    values: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  bets: {
    label: 'Mises secrètes',
    help: 'La course professionnelle des règles avancées.',
    values: { off: 'Pas de mises', on: 'Trois mises par course' },
    about: {
      off: 'Seules vos voitures vous rapportent.',
      on: 'Quand une première voiture franchit une ligne de mise, chacun mise en secret sur le vainqueur\u00a0: une bonne mise rapporte comme une bonne place, une mauvaise coûte.',
    },
  },
  auction: {
    label: 'Enchères',
    help: 'Ce que l’on achète.',
    values: { drivers: 'Un pilote à la fois', 'open-hands': 'Mains ouvertes' },
    about: {
      drivers: 'Vous connaissez vos cartes et enchérissez pour le pilote retourné.',
      'open-hands':
        'Toutes les mains sont étalées, et la plus forte enchère choisit une main et la voiture qui va avec\u00a0: personne ne subit une mauvaise donne.',
    },
  },
  distance: {
    label: 'Distance',
    help: 'Où la course se termine.',
    values: { lap: 'Un tour', long: 'Longue distance', tokens: 'Longue distance avec jetons' },
    about: {
      lap: 'Les voitures quittent la piste à l’arrivée\u00a0; les autres sont classées selon leur position.',
      long: 'L’arrivée n’arrête personne\u00a0: toutes les cartes sont distribuées et jouées, et la voiture allée le plus loin gagne\u00a0; chaque carte compte jusqu’au bout.',
      tokens:
        'Comme la longue distance, et un jeton annonce avant le départ jusqu’où ira chacune de vos voitures\u00a0: voir juste rapporte, voir trop loin coûte.',
    },
  },
  cards: {
    label: 'Cartes',
    help: 'D’où viennent les cartes Déplacement.',
    values: { dealt: 'Toutes distribuées', lucky: 'Course chanceuse', bingo: 'Course Bingo' },
    about: {
      dealt: 'Toutes les cartes sont distribuées avant les enchères\u00a0: vous pouvez préparer toute la course.',
      lucky:
        'Six cartes en main, et une piochée après chaque carte jouée\u00a0: moins à calculer, et des surprises jusqu’au bout.',
      bingo:
        'Personne n’a de main\u00a0: à votre tour, vous retournez la première carte de la pioche et vous la jouez, quelle qu’elle soit.',
    },
  },
  turns: {
    label: 'Tours de jeu',
    help: 'Qui joue quand.',
    values: { clockwise: 'Chacun son tour', 'total-move': 'Déplacement total' },
    about: {
      clockwise: 'On joue dans le sens des aiguilles d’une montre, une carte chacun.',
      'total-move':
        'Tous choisissent une carte en secret et la montrent ensemble\u00a0; la plus forte somme est jouée la première\u00a0: il faut aussi deviner quand viendra votre carte.',
    },
  },
  moves: {
    label: 'Déplacements',
    help: 'Jusqu’où une voiture doit avancer.',
    values: { full: 'Le plus loin possible', blocking: 'Course avec blocage' },
    about: {
      full: 'Une voiture avance de tout son chiffre si une route libre le permet.',
      blocking: 'Vous pouvez arrêter une voiture plus tôt, après une case au moins, pour barrer la route aux autres.',
    },
  },
  rows: {
    label: 'Ordre des lignes',
    help: 'Dans quel ordre avancent les voitures d’une carte.',
    values: { printed: 'De haut en bas', free: 'Ordre libre' },
    about: {
      printed: 'Les lignes sont exécutées dans l’ordre imprimé.',
      free: 'Vous choisissez la ligne suivante, donc qui ouvre la route et qui la ferme.',
    },
  },
}

const clashes: NonNullable<SetupWords<Options>['clashes']> = {
  children: 'La course pour enfants se joue seule\u00a0: ni argent, ni enchères, ni autre variante.',
  'long-distance':
    'La longue distance veut que toutes les cartes soient distribuées et que les voitures roulent au-delà de l’arrivée\u00a0: elle ne va ni avec la course chanceuse ou Bingo, ni avec le déplacement total.',
  bingo: 'Dans la course Bingo, personne n’a de main\u00a0: il n’y a ni mains à étaler ni cartes à choisir.',
  'total-move':
    'Le déplacement total commence comme la partie de base\u00a0: un pilote à la fois aux enchères, et toutes les cartes distribuées.',
}

const sets: NonNullable<SetupWords<Options>['sets']> = {
  'first-game': {
    label: 'Première partie',
    about: 'Une seule course selon les règles de base, enchères comprises\u00a0: le plus court chemin pour apprendre.',
  },
  base: {
    label: 'Trois courses',
    about: 'Le jeu de base\u00a0: l’argent passe d’une course à l’autre, la bourse la mieux garnie gagne.',
  },
  professional: {
    label: 'Règles de professionnels',
    about: 'Trois courses, et dans chacune trois paris secrets sur le vainqueur.',
  },
  children: {
    label: 'Course pour enfants',
    about: 'Sans argent et sans lecture\u00a0: on retourne une carte, on roule, et le premier gagne.',
  },
}

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

/** « 3 courses, avec paris secrets et ordre libre : la bourse la mieux garnie gagne. » */
function inShort(chosen: Options): string {
  if (chosen.game === 'children') return 'Une course sans argent\u00a0: la première voiture arrivée gagne.'
  const variants = [
    ...(chosen.bets === 'on' ? ['paris secrets'] : []),
    ...(chosen.auction === 'open-hands' ? ['mains ouvertes'] : []),
    ...(chosen.distance === 'lap'
      ? []
      : [chosen.distance === 'long' ? 'longue distance' : 'longue distance et jetons']),
    ...(chosen.cards === 'dealt' ? [] : [chosen.cards === 'lucky' ? 'cartes chanceuses' : 'cartes Bingo']),
    ...(chosen.turns === 'total-move' ? ['déplacement total'] : []),
    ...(chosen.moves === 'blocking' ? ['blocages'] : []),
    ...(chosen.rows === 'free' ? ['ordre libre'] : []),
  ]
  const races = chosen.races === 1 ? 'Une course' : `${chosen.races} courses`
  return `${races}${variants.length > 0 ? `, avec ${list.format(variants)}` : ''}\u00a0: la bourse la mieux garnie gagne.`
}

export const fr: SetupWords<Options> = { clashes, inShort, options, sets }
