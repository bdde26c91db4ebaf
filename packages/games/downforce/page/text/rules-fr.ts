import type { RulesSection } from '@paddock/page-kit/game-page.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Le but',
    paragraphs: [
      'Gagner le plus d’argent\u00a0: ce que vos voitures rapportent en course, plus vos paris, moins le prix payé pour les voitures.',
      'De la première à la sixième place\u00a0: 12, 9, 6, 4, 2 et 0 millions. Une voiture qui n’arrive pas ne rapporte rien. À égalité, la meilleure voiture départage.',
    ],
  },
  {
    id: 'auction',
    title: 'Les enchères',
    paragraphs: [
      'Les six voitures sont vendues l’une après l’autre, chacune avec un pouvoir. Chacun pose une carte face cachée\u00a0; elle mise le chiffre de la ligne à la couleur de la voiture. Une carte sans cette couleur passe. La plus haute mise l’emporte et se paie à la fin\u00a0; toutes les cartes reviennent en main.',
      'Si aucune carte de votre main ne montre cette couleur, un joker compte\u00a0; sans joker non plus, le plus petit chiffre de la carte\u00a0; vous pouvez aussi passer sans carte.',
      'À égalité l’emporte la carte qui montre le plus de voitures, puis celle sans joker, puis qui a le moins de voitures, puis le sort.',
      'Chacun aura une voiture\u00a0: dès qu’il en reste autant que de joueurs qui n’en ont pas, eux seuls misent. Le dernier sans voiture reçoit la dernière, au plus petit chiffre de cette couleur dans sa main.',
      'Une voiture dont personne ne veut est proposée une seconde fois, à la fin, à qui n’en a pas. Invendue, elle court pour personne.',
    ],
  },
  {
    id: 'powers',
    title: 'Les pouvoirs',
    paragraphs: [
      'Vous gardez un seul pouvoir, valable pour toutes vos voitures.',
      'Agressif\u00a0: votre voiture sur la première ligne de votre carte peut avancer de 1 de plus. Rusé\u00a0: vous dirigez vos voitures sur toutes les cartes. Déterminé\u00a0: sur votre carte, votre voiture qui n’est entrée que sur des rectangles peut avancer de 2 de plus.',
      'Stratège\u00a0: ignorez une ligne de votre carte. Malin\u00a0: jouez-la de bas en haut. Imprévisible\u00a0: votre joker peut prendre une couleur inscrite sur la carte.',
    ],
  },
  {
    id: 'race',
    title: 'La course',
    paragraphs: [
      'Qui possède la voiture en pole position commence. À votre tour, vous jouez une carte et faites avancer toutes les voitures inscrites, de haut en bas, même celles des autres.',
      'Un joker fait avancer une voiture qui n’est pas inscrite sur la carte\u00a0; deux jokers d’une même carte en prennent deux différentes.',
    ],
  },
  {
    id: 'moving',
    title: 'Faire avancer une voiture',
    paragraphs: [
      'Une voiture passe sur une case libre devant elle, tout droit ou en diagonale, jamais de côté ni en arrière. Une case est devant si son bord avant est plus loin.',
      'Elle doit avancer tant qu’elle peut, mais vous choisissez le chemin, et pouvez la mener exprès dans un bouchon. Ce qu’elle ne peut pas utiliser est perdu.',
      'Passé la ligne, la voiture est arrivée, et ce qui reste ne compte pas.',
    ],
  },
  {
    id: 'bets',
    title: 'Les paris',
    paragraphs: [
      'Quand une première voiture a franchi l’une des trois lignes de paris, et que la carte est jouée, chacun parie en secret sur la gagnante\u00a0: n’importe quelle voiture, la sienne ou non.',
      'Si elle arrive première, deuxième ou troisième, le premier pari rapporte 9, 6 ou 3 millions, le deuxième 6, 4 ou 2, le troisième 3, 2 ou 1.',
      'À la cote, un pari rapporte la position qu’avait la voiture, fois 3, 2 ou 1 pour le premier pari, fois 2 ou 1 pour le deuxième, fois 1 pour le troisième.',
    ],
  },
  {
    id: 'end',
    title: 'La fin',
    paragraphs: [
      'Qui a toutes ses voitures à l’arrivée défausse le reste de sa main, mais parie encore. La course finit quand toutes les voitures sont arrivées ou que plus personne n’a de carte à jouer.',
      'Quand la première voiture arrivée gagne, ou sur la longue distance, on ne compte pas d’argent\u00a0: la meilleure voiture décide. La longue distance peut aussi se courir pour l’argent\u00a0: la voiture la plus loin est alors première, et ainsi de suite.',
    ],
  },
]
