import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const fr: Readonly<Record<string, ExampleWords>> = {
  bidding: {
    title: 'Un pilote est vendu',
    before: 'Le pilote rouge est proposé à trois joueurs. Vous parlez en premier, et chacun a 200\u00a0000\u00a0$.',
    steps: [
      'Vous offrez 20\u00a0000\u00a0$\u00a0: tout multiple de 10\u00a0000\u00a0$ convient.',
      'Le suivant monte d’un coup à 50\u00a0000\u00a0$. On peut sauter des paliers.',
      'Le troisième passe, et vous aussi. Le pilote va à l’offre de 50\u00a0000\u00a0$, payée à la banque.',
    ],
  },
  'tokens-settled': {
    title: 'Le tableau des jetons de la règle',
    before:
      'La longue distance avec jetons. Chaque voiture a un jeton\u00a0; la blanche va jouer la dernière carte. Sur la voie intérieure, la blanche sera à +21, la jaune et la rouge à +14, la verte à +6, la bleue à +2, la noire à −4.',
    steps: [
      'La blanche a atteint son +3\u00a0: +30\u00a0000\u00a0$. La jaune manque +15 d’une case\u00a0: −10\u00a0000\u00a0$. La rouge atteint son +14\u00a0: +140\u00a0000\u00a0$. La verte manque +10 de quatre\u00a0: −40\u00a0000\u00a0$. La bleue est au-delà de son −1, qui est avant l’arrivée\u00a0: rien. La noire manque −2 de deux\u00a0: −20\u00a0000\u00a0$. La jaune et la rouge sont à même hauteur, et la jaune, sur la voie intérieure, est devant.',
    ],
  },
  'bet-sheet': {
    title: 'Trois mises, additionnées',
    before: 'La course finit avec la noire première, la rouge troisième et la bleue sixième. Vos trois mises\u00a0:',
    steps: [
      'La première sur la bleue, sixième\u00a0: −30\u00a0000\u00a0$.',
      'La deuxième sur la noire, gagnante\u00a0: +60\u00a0000\u00a0$.',
      'La troisième sur la rouge, troisième\u00a0: +10\u00a0000\u00a0$. En tout +40\u00a0000\u00a0$.',
    ],
  },
  'three-times-the-winner': {
    title: 'Trois fois la gagnante',
    before: 'La même course, mais toutes vos mises sont sur la noire.',
    steps: [
      '90\u00a0000, 60\u00a0000 et 30\u00a0000\u00a0$\u00a0: +180\u00a0000\u00a0$. Aucune mise ne rapporte plus.',
    ],
  },
  'wild-first': {
    title: 'Une carte, ligne par ligne',
    before: 'Vous jouez un 5 doré et vert 2. La ligne dorée est en haut\u00a0: elle vient en premier.',
    steps: [
      'Pour le chiffre doré, vous nommez la rouge, qui n’est pas inscrite sur la carte\u00a0: 5 cases.',
      'Puis la verte avance de ses 2. Personne n’aurait pu la nommer pour la ligne dorée.',
    ],
  },
  'between-others': {
    title: 'Un chemin entre les autres',
    before:
      'La rouge doit avancer de 5. Cinq voitures l’entourent, mais un chemin de 5 cases libres passe entre elles.',
    steps: ['Elle change de voie à chaque pas et utilise tout son chiffre.'],
  },
  'as-far-as-it-goes': {
    title: 'Aussi loin que possible',
    before:
      'La rouge doit avancer de 4. La noire et la bleue sont à l’intérieur\u00a0; là où les voies n’en font qu’une, la bleue ferme le passage.',
    steps: ['Aucun chemin de 4 n’est libre. La rouge prend le plus long, 2 cases, et 2 sont perdues.'],
  },
  'a-ten-in-vain': {
    title: 'Un dix pour rien',
    before:
      'Rouge 10 est la meilleure carte de la rouge. Mais sur cette voie unique, la noire est quatre cases devant.',
    steps: ['La rouge avance de 3 et perd 7.'],
  },
  'inside-of-a-bend': {
    title: 'L’intérieur d’un virage',
    before: 'La rouge doit avancer de 2, sur la voie intérieure, avant un virage.',
    steps: [
      'La longue case à l’intérieur du virage ne compte qu’un pas\u00a0: 2 points la mènent trois colonnes plus loin.',
    ],
  },
  home: {
    title: 'Passé l’arrivée',
    before: 'La rouge doit avancer de 5 et n’est qu’à deux pas de l’arrivée.',
    steps: ['Elle quitte la piste et prend le plus gros prix restant. Le reste du chiffre ne sert plus.'],
  },
  acceleration: {
    title: 'Accélération',
    before: 'Vous avez joué la carte de la bleue et de la rouge. La rouge mène, et la voie entre elles est libre.',
    steps: ['En accélérant, la bleue vient à hauteur de la rouge, quelle que soit la distance. La rouge ne bouge pas.'],
  },
  'acceleration-blocked': {
    title: 'Accélération bloquée',
    before: 'La même carte, mais la blanche occupe la voie unique entre la bleue et la rouge.',
    steps: ['La bleue roule jusqu’à la blanche et s’y arrête.'],
  },
  breakdown: {
    title: 'Panne',
    before: 'Vous avez joué la carte de la bleue et de la rouge. La rouge mène de trois colonnes.',
    steps: [
      'La rouge tombe en panne\u00a0: on la pose au bord de la piste, et elle perd tous ses déplacements.',
      'Le joueur suivant fait passer la bleue devant elle. Aussitôt, la rouge revient sur sa case.',
    ],
  },
}
