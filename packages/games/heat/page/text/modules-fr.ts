import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { numbered } from './numbered.ts'

/** What a race may have beside the basic rules. */
export const modules: readonly RulesSection[] = [
  {
    id: 'workshop',
    rules: numbered.workshop,
    title: 'L’atelier',
    paragraphs: [
      'Trois améliorations remplacent le 0, le 5 et la Surchauffe de votre pioche. À chacun des trois tours du choix, il y a autant de cartes visibles que de pilotes, plus trois\u00a0; chacun en prend une, en commençant par le dernier de la grille, puis par le premier, puis de nouveau par le dernier. Le reste est écarté.',
      'Pendant une saison, chacun prend une amélioration de plus avant chaque course, le dernier de la grille d’abord. Ensuite, le dernier peut échanger une de ses améliorations contre une carte restante.',
    ],
  },
  {
    id: 'symbols',
    rules: numbered.symbols,
    title: 'Les symboles des améliorations',
    paragraphs: [
      'En révélant\u00a0: chaque + retourne une carte Vitesse. Une carte à plusieurs valeurs vous en laisse choisir une, une fois tout retourné.',
      'En réagissant, dans l’ordre voulu\u00a0: payer la surchauffe et jeter des cartes est obligatoire\u00a0; refroidir, réduire le stress, récupérer dans la défausse, jouer une pédale des gaz de la main, accélérer de 1 par + du tour est à votre gré. Une carte dont vous ne pouvez payer la surchauffe est défaussée, une autre est retournée à sa place, et votre voiture repart d’où elle était.',
      'Réutiliser remet la carte sur la pioche. Une aspiration plus longue se prend en entier ou pas du tout. Une limite modifiée vaut à chaque virage du tour, pour vous seul.',
    ],
  },
  {
    id: 'legends',
    rules: numbered.legends,
    title: 'Les Légendes',
    paragraphs: [
      'Des voitures sans pilote avancent selon leurs propres cartes, à leur place dans l’ordre. Une carte par manche se retourne quand vient le tour de la première d’entre elles. Elle donne à chaque couleur une vitesse maximale de 10 à 19 et un losange de 0 à 3.',
      'Une Légende qui a passé la ligne des Légendes du prochain virage avance de la limite plus son losange, sans jamais franchir deux virages. Avant cette ligne, elle avance de sa vitesse maximale\u00a0; si cela lui faisait franchir le virage, elle s’arrête à autant de cases de la dernière que dit son losange.',
      'Les Légendes ne paient aucune surchauffe, ne font jamais de tête-à-queue et ne prennent pas d’aspiration, mais vous pouvez prendre la leur. Elles comptent pour l’adrénaline et pour les places. En solo contre des Légendes, il n’y a victoire qu’à la première place.',
    ],
  },
  {
    id: 'weather',
    rules: numbered.weather,
    title: 'La météo et les jetons de piste',
    paragraphs: [
      'Une météo vaut pour toute la course\u00a0: elle change ce que chacun reçoit au départ et agit dans les secteurs qui portent un jeton Météo. Chaque virage porte son jeton. Les plaques au bord de la piste les montrent\u00a0; pointez-en une, ou touchez-la, pour lire son effet.',
      'Limite +1, limite −1 et virage dangereux agissent sur le virage même. Les autres agissent sur le secteur qui suit, jusqu’à la ligne du prochain virage\u00a0: aspiration plus longue, boost gratuit, ou météo. Un secteur compte pour qui s’y trouve à ce moment, même au milieu d’un tour.',
    ],
  },
  {
    id: 'sponsors',
    rules: numbered.sponsors,
    title: 'L’événement, les sponsors et la presse',
    paragraphs: [
      'Un événement donne à la course une règle à elle, des cartes Sponsor dans votre première main et des virages où la presse attend. Franchissez un tel virage par aspiration, ou à une vitesse de 2 au moins au-dessus de sa limite, pour gagner une carte Sponsor\u00a0; sauf tête-à-queue. Vos cartes qui modifient la limite ne comptent pas pour cela.',
      'Une carte Sponsor se joue comme une autre, une seule fois\u00a0: ensuite elle quitte la course. Pendant une saison, vous gardez celles qui n’ont pas servi.',
    ],
  },
  {
    id: 'season',
    rules: numbered.season,
    title: 'Une saison',
    paragraphs: [
      'Les courses d’une saison rapportent 9, 6, 4, 3, 2 et 1 points, aux Légendes aussi. La grille de chaque course suit le classement, le meneur en tête. Améliorations et cartes Sponsor non utilisées vous restent\u00a0; surchauffe et stress sont redistribués. Le plus de points l’emporte\u00a0; à égalité, la meilleure place à la dernière course.',
      'Pour le meilleur de tous les temps, trois saisons se suivent. Entre elles vous gardez une amélioration, et aucune carte Sponsor.',
    ],
  },
  {
    id: 'tournament',
    rules: numbered.tournament,
    title: 'Le tournoi',
    paragraphs: [
      'Rapport et cartes se choisissent ensemble et ne se montrent qu’à votre tour. S’ils demandent deux rapports d’un coup sans que vous ayez la surchauffe pour les payer, le rapport ne change que d’un\u00a0: en montant, une de vos cartes est défaussée au hasard\u00a0; en descendant, une de plus est retournée.',
    ],
  },
]
