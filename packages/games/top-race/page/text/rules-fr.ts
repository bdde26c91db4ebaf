import type { RulesSection } from '@paddock/page-kit/game-page.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Le but du jeu',
    paragraphs: [
      'Le plus riche après la dernière course l’emporte. Vous commencez avec 200\u00a0000\u00a0$, qui servent à acheter des pilotes, et gardez votre argent d’une course à l’autre\u00a0; seuls les prix, les mises et les jetons en rapportent.',
      'De la première à la sixième place, les voitures gagnent 200\u00a0000, 150\u00a0000, 100\u00a0000, 60\u00a0000, 30\u00a0000 et 10\u00a0000\u00a0$. À égalité d’argent, la victoire est partagée.',
    ],
  },
  {
    id: 'auction',
    title: 'Les enchères',
    paragraphs: [
      'Avant chaque course, les six pilotes sont vendus l’un après l’autre. Les offres tournent dans le sens horaire, de 10\u00a0000 en 10\u00a0000\u00a0$\u00a0; vous pouvez sauter des paliers, mais pas offrir plus que vous n’avez. Qui passe ne revient plus. Le plus offrant paie la banque.',
      'Le droit de parler en premier avance d’un siège à chaque pilote, en commençant à gauche du contrôleur de course. Celui-ci est tiré au sort pour la première course\u00a0; ensuite c’est le plus pauvre.',
      'L’acheteur place la voiture sur une case de départ libre. Qui achète le dernier pilote ouvre la course.',
      'Chacun aura un pilote\u00a0: à 2 joueurs trois chacun, à 3 deux chacun, à 4 ou 5 deux au plus, à 6 un seul. Quand il ne reste pas plus de pilotes que de joueurs sans pilote, eux seuls enchérissent. Le dernier pilote revient pour 30\u00a0000\u00a0$ à qui n’en a pas\u00a0; ce qui manque est dû à la banque.',
      'Un pilote dont personne ne veut revient après les autres. Refusé de nouveau, il va pour 10\u00a0000\u00a0$ au joueur qui a le moins de pilotes, puis le moins d’argent.',
    ],
  },
  {
    id: 'open-hands',
    title: 'Les mains ouvertes',
    paragraphs: [
      'Aux enchères à mains ouvertes, les mains sont étalées sur la table et aucun pilote n’est retourné. Le gagnant d’une enchère prend une des mains et une des voitures restantes\u00a0; dès lors, lui seul voit cette main. Personne n’achète de seconde voiture avant que toutes les mains soient prises.',
    ],
  },
  {
    id: 'tokens',
    title: 'Les jetons de distance',
    paragraphs: [
      'Avec les jetons, qui achète une voiture annonce jusqu’où elle ira\u00a0: jusqu’à un tour avant ou après l’arrivée, compté sur la voie intérieure. Il n’y a pas de place 0.',
      'À la fin de la course, une voiture qui n’a pas atteint son jeton coûte 10\u00a0000\u00a0$ par case manquante. Si elle l’a atteint, elle rapporte 10\u00a0000\u00a0$ par case entre l’arrivée et le jeton. Rouler au-delà du jeton ne rapporte rien.',
    ],
  },
  {
    id: 'race',
    title: 'La course',
    paragraphs: [
      'À votre tour, vous jouez une carte et déplacez toutes les voitures qu’elle montre, de haut en bas, y compris celles des autres. Avec la variante de l’ordre libre, vous choisissez l’ordre des lignes.',
      'Un chiffre doré est un atout\u00a0: il déplace une voiture qui n’est pas inscrite sur la carte, que vous nommez quand vient sa ligne. Vous pouvez nommer une voiture arrivée ou en panne\u00a0; les points sont alors perdus.',
      'La ligne d’une voiture arrivée ne déplace rien. Qui a toutes ses voitures à l’arrivée défausse le reste de sa main.',
    ],
  },
  {
    id: 'moving',
    title: 'Déplacer une voiture',
    paragraphs: [
      'Une voiture avance tout droit ou en diagonale sur des cases libres, jamais de côté, en arrière ou à travers une autre. Elle utilise tout son chiffre s’il existe un chemin\u00a0; sinon elle va aussi loin que possible et le reste est perdu. Entre chemins de même longueur, vous choisissez.',
      'Dans la course avec blocage, vous pouvez arrêter une voiture plus tôt, après une case au moins.',
      'Une voiture qui passe l’arrivée quitte la piste et prend le plus gros prix restant.',
    ],
  },
  {
    id: 'pairs',
    title: 'Les cartes à deux voitures',
    paragraphs: [
      'Trois cartes montrent deux voitures et aucun chiffre\u00a0: bleue et rouge, noire et jaune, blanche et verte. Qui la joue choisit son effet, à qui que soient les voitures. Dès qu’une des deux est arrivée, la carte n’est plus jouable.',
      'Accélération\u00a0: la voiture de derrière avance jusqu’à hauteur de celle de devant, ou aussi près que la voie est libre.',
      'Panne\u00a0: la voiture de devant est posée au bord de la piste. Elle perd tous ses déplacements jusqu’à ce que l’autre l’ait dépassée ou soit arrivée\u00a0; être à sa hauteur ne suffit pas. Elle revient alors aussitôt sur sa case, ou sur la case libre la plus proche derrière, et roule comme avant.',
      'De deux voitures à même hauteur, celle de la voie intérieure est devant.',
    ],
  },
  {
    id: 'variants',
    title: 'Cartes et tours de jeu',
    paragraphs: [
      'Déplacement total\u00a0: chacun choisit une carte en secret, et les cartes sont jouées de la plus forte somme à la plus faible. À égalité commence celui dont la meilleure voiture est le plus en arrière, puis celui de la voie extérieure. Une carte à deux voitures compte 0.',
      'Course chanceuse\u00a0: vous tenez six cartes et en piochez une après chaque carte jouée, tant qu’il y en a.',
      'Course Bingo\u00a0: aucune carte n’est distribuée. Chacun retourne la première carte d’une pioche commune et doit la jouer\u00a0; épuisée, la pioche est mélangée de nouveau. La course ne finit que lorsque les six voitures sont arrivées.',
      'Longue distance\u00a0: toutes les cartes sont distribuées, les voitures continuent après l’arrivée, et les prix sont payés à la fin, à commencer par la voiture allée le plus loin.',
    ],
  },
  {
    id: 'bets',
    title: 'Les mises secrètes',
    paragraphs: [
      'Avec les règles professionnelles, quand une première voiture a franchi une des trois lignes de mise et que la carte est finie, chacun mise en secret sur une voiture, la sienne ou non.',
      'Selon la place finale de cette voiture, de la première à la sixième, la première mise rapporte +90, +60, +30, 0, −10 ou −30 milliers, la deuxième +60, +40, +20, −10, −30 ou −60, la troisième +30, +20, +10, −20, −60 ou −90.',
      'Les mises sont montrées et réglées après la course. Elles peuvent vous laisser avec des dettes.',
    ],
  },
  {
    id: 'children',
    title: 'La course pour enfants',
    paragraphs: [
      'Ni argent, ni enchères, ni cartes à deux voitures\u00a0: voitures et pilotes sont tirés au sort, deux chacun à 2 ou 3 joueurs, un sinon. À votre tour, vous retournez la première carte de votre pile et roulez.',
      'Le premier pilote arrivé gagne aussitôt. Si toutes les cartes sont jouées avant, c’est le plus avancé. Les voitures sans pilote ne font que gêner.',
    ],
  },
  {
    id: 'end',
    title: 'La fin d’une course',
    paragraphs: [
      'La course finit quand toutes les voitures sont arrivées ou que plus personne n’a de carte jouable. Les voitures encore en piste prennent les prix restants selon leur position\u00a0; à même hauteur, la voie intérieure est devant. Une voiture en panne compte pour la case qu’elle a quittée.',
      'On règle alors jetons et mises, on redistribue toutes les cartes et on revend tous les pilotes. Vos dettes sont prises sur votre prochain gain.',
    ],
  },
]
