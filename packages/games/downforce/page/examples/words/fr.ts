import type { ExampleWords } from '@paddock/page-kit/rules-example.ts'

export const fr: Readonly<Record<string, ExampleWords>> = {
  'counting-money': {
    title: 'Le décompte',
    before:
      'Toutes les voitures sont arrivées\u00a0: bleue, jaune, rouge, noire, verte, orange. Votre jaune est deuxième, votre verte cinquième\u00a0; vous les avez payées 5 et 4. Restent les trois paris.',
    steps: [
      'Vos deux premiers paris allaient à la jaune, deuxième\u00a0: 6 et 4.',
      'Le troisième à la bleue, gagnante\u00a0: 3. Course 9 + 2 = 11, paris 6 + 4 + 3 = 13, moins 9 pour les voitures\u00a0: 15 millions.',
    ],
  },
  'tied-bids': {
    title: 'Deux mises de 6',
    before:
      'La verte est vendue avec Rusé. La carte du premier joueur n’a pas de vert, celle du deuxième porte vert 6 parmi six voitures, celle du troisième vert 4, celle du quatrième vert 6 parmi quatre voitures.',
    steps: [
      'Le premier a passé. Des deux mises de 6, la carte qui montre le plus de voitures l’emporte\u00a0: le deuxième joueur reçoit la verte et Rusé, et doit 6. Les quatre cartes reviennent en main.',
    ],
  },
  'row-by-row': {
    title: 'Une carte, ligne par ligne',
    before:
      'Vous jouez rouge 6, jaune 4, noir 2, bleu 1. Toutes les voitures inscrites avancent, à qui qu’elles soient, de haut en bas.',
    steps: [
      'La rouge d’abord\u00a0: 6 cases.',
      'Puis la jaune\u00a0: 4.',
      'Puis la noire\u00a0: 2.',
      'La bleue pour finir\u00a0: 1. La carte va à la défausse.',
    ],
  },
  wild: {
    title: 'Un joker',
    before: 'Vous jouez bleu 6, orange 4, joker 2, jaune 1.',
    steps: [
      'La bleue avance de 6.',
      'L’orange avance de 4. Le joker peut maintenant prendre la noire, la verte ou la rouge\u00a0: celles qui ne sont pas inscrites sur la carte.',
      'Vous prenez la rouge\u00a0: 2 cases.',
      'La jaune avance de 1, comme inscrit.',
    ],
  },
  'ahead-or-beside': {
    title: 'Devant, pas à côté',
    before:
      'La bleue doit avancer de 4. En diagonale devant, c’est libre\u00a0; à côté n’est pas devant\u00a0; tout droit, il y a une case, fermée par la rouge et l’orange.',
    steps: [
      'Tout droit est permis, mais sans issue\u00a0: après 1 case, la bleue est derrière la rouge et l’orange, et 3 sont perdues.',
    ],
  },
  'closed-way': {
    title: 'Un passage fermé',
    before: 'L’orange doit avancer de 6, sur une seule voie. La bleue s’y trouve, avec 3 cases libres entre elles.',
    steps: ['L’orange avance de 3 et en perd 3. On ne pousse personne et l’on ne saute personne.'],
  },
  'only-way-round': {
    title: 'Dans un virage',
    before:
      'La jaune doit avancer de 5. La case d’à côté va plus loin que la sienne\u00a0: elle compte comme devant. La rouge et la bleue ferment l’autre voie.',
    steps: ['La jaune y entre et continue\u00a0: 5 cases par le seul chemin possible.'],
  },
  'front-edges': {
    title: 'Le bord avant décide',
    before:
      'La verte doit avancer de 1. Les cases à sa gauche et à sa droite finissent à la hauteur de la sienne\u00a0; deux autres finissent plus loin.',
    steps: ['Seules ces deux-là sont devant. La verte en prend une.'],
  },
  'into-a-pocket': {
    title: 'Exprès dans un bouchon',
    before:
      'La rouge doit avancer de 6, et le pourrait\u00a0: une voie est libre. Mais deux cases plus loin, l’orange et la verte ferment les autres.',
    steps: ['Qui joue la carte peut la mener derrière elles\u00a0: elle avance de 2, est bloquée et perd 4.'],
  },
  home: {
    title: 'Passé la ligne',
    before: 'La rouge est à deux pas de l’arrivée et doit avancer de 5.',
    steps: [
      'Dès qu’elle passe la ligne, elle est arrivée et prend la meilleure place restante\u00a0; ce qui reste ne compte pas.',
    ],
  },
  'over-a-betting-line': {
    title: 'Une ligne de paris',
    before: 'Aucune voiture n’a encore franchi la première ligne de paris. Vous jouez rouge 5.',
    steps: [
      'La rouge la franchit. La carte jouée, chacun fait son premier pari, en secret.',
      'Vous avez parié sur la rouge. Cela ne coûte rien et ne se change plus.',
    ],
  },
  aggressive: {
    title: 'Agressif',
    before: 'La rouge est à vous, vous êtes Agressif, et votre carte porte rouge 6 en première ligne.',
    steps: ['La rouge peut avancer de 7. Les autres lignes restent ce qu’elles sont.'],
  },
  'aggressive-not-by-a-wild': {
    title: 'Agressif\u00a0: pas par un joker',
    before: 'La rouge est à vous et vous êtes Agressif. Vous jouez joker 5, vert 2, et nommez la rouge.',
    steps: [
      'La rouge avance de 5, pas de 6\u00a0: un joker en première ligne n’est pas votre voiture en première ligne.',
    ],
  },
  determined: {
    title: 'Déterminé',
    before: 'La rouge est à vous, vous êtes Déterminé, et votre carte lui donne 4. La case de départ ne compte pas.',
    steps: [
      'Elle n’est entrée que sur quatre rectangles\u00a0: elle peut avancer aussitôt de 2 de plus.',
      'Ces deux cases-là ne sont pas forcément des rectangles.',
    ],
  },
  strategic: {
    title: 'Stratège',
    before: 'Vous êtes Stratège et jouez noir 6, rouge 4, jaune 2, orange 1.',
    steps: [
      'La noire avance de 6.',
      'Vous ignorez la ligne de la rouge\u00a0: elle reste où elle est.',
      'La jaune avance de 2.',
      'L’orange avance de 1.',
    ],
  },
  tricky: {
    title: 'Malin',
    before: 'Vous êtes Malin et jouez noir 6, rouge 4, jaune 2, orange 1, de bas en haut.',
    steps: ['L’orange d’abord\u00a0: 1.', 'La jaune\u00a0: 2.', 'La rouge\u00a0: 4.', 'La noire pour finir\u00a0: 6.'],
  },
  unpredictable: {
    title: 'Imprévisible',
    before:
      'Vous êtes Imprévisible. Sur votre carte, la bleue et l’orange ont avancé\u00a0; vient le joker 2, puis jaune 1.',
    steps: [
      'Vous pouvez nommer la jaune, bien qu’elle soit inscrite\u00a0: elle avance de 2.',
      'Puis de son propre 1.',
    ],
  },
}
