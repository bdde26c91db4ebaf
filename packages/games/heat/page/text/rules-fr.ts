import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { modules } from './modules-fr.ts'
import { numbered } from './numbered.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    rules: numbered.aim,
    title: 'But du jeu',
    paragraphs: [
      'Franchissez en tête la ligne d’arrivée au bout du dernier tour. Les cartes rapides vous y mènent, les virages vous les font payer en surchauffe.',
      'Vous pilotez une voiture avec votre propre paquet\u00a0: trois cartes Vitesse de chaque valeur de 1 à 4, un 0, un 5, une surchauffe et 3 stress. 6 autres surchauffes sont dans votre moteur\u00a0: elles servent à payer.',
    ],
  },
  {
    id: 'round',
    rules: numbered.round,
    title: 'Une manche',
    paragraphs: [
      'Chacun choisit en secret son rapport et ses cartes. Puis les voitures jouent l’une après l’autre, la première d’abord\u00a0: chacune révèle, avance, réagit, prend l’aspiration, paie ses virages, défausse et pioche avant que la suivante commence.',
      'L’ordre est celui du début de la manche. De deux voitures sur la même case, celle qui est sur la trajectoire est devant.',
    ],
  },
  {
    id: 'gears',
    rules: numbered.gears,
    title: 'Les rapports',
    paragraphs: [
      'Le rapport, de 1 à 4, est le nombre de cartes que vous jouez. Garder le même, monter ou descendre d’un rapport ne coûte rien. Deux rapports d’un coup coûtent 1 surchauffe, payée aussitôt.',
      'En 1re vous pourrez refroidir 3 surchauffes dans la manche, en 2e une seule, en 3e et en 4e aucune.',
      'Seuls les rapports que vos cartes permettent de jouer sont proposés. Quand rapport et cartes se choisissent ensemble, le nombre de cartes est le rapport.',
    ],
  },
  {
    id: 'cards',
    rules: numbered.cards,
    title: 'Jouer des cartes',
    paragraphs: [
      'Jouez autant de cartes que le rapport, sauf des surchauffes. Leur somme est votre vitesse et le nombre de cases parcourues.',
      'Un stress porte un +\u00a0: retournez les cartes de votre paquet jusqu’à une carte Vitesse de 1 à 4. Elle compte\u00a0; le reste est défaussé.',
      'Si aucun rapport possible n’a assez de cartes, la main est encombrée\u00a0: la voiture reste sur place, passe en 1re, et vous piochez.',
    ],
  },
  {
    id: 'moving',
    rules: numbered.moving,
    title: 'Avancer',
    paragraphs: [
      'Les voitures ne barrent jamais la route, mais une case n’a que deux places\u00a0: la trajectoire d’abord, puis la place à côté. Si les deux sont prises, vous vous arrêtez sur la première case en arrière qui a de la place. Votre vitesse reste la même.',
    ],
  },
  {
    id: 'react',
    rules: numbered.react,
    title: 'Réagir',
    paragraphs: [
      'Après avoir avancé, dans l’ordre de votre choix\u00a0: refroidir (des surchauffes de la main retournent au moteur, autant que le rapport le permet), et booster une fois, quel que soit le rapport (payez 1 surchauffe, retournez une carte Vitesse, avancez d’autant et ajoutez-la à votre vitesse).',
      'Adrénaline\u00a0: la dernière voiture au début de la manche peut avancer d’une case de plus, qui ajoute 1 à sa vitesse, et refroidir 1 de plus. Avec 5 ou 6 voitures au départ, les deux dernières y ont droit.',
    ],
  },
  {
    id: 'slipstream',
    rules: numbered.slipstream,
    title: 'L’aspiration',
    paragraphs: [
      'Si une autre voiture est alors à côté de vous ou sur la case juste devant, vous pouvez avancer de 2 cases. Elles ne changent pas votre vitesse, mais un virage franchi ainsi compte.',
      'Pas d’aspiration par-dessus la ligne d’arrivée du dernier tour.',
    ],
  },
  {
    id: 'corners',
    rules: numbered.corners,
    title: 'Les virages',
    paragraphs: [
      'Chaque ligne de virage franchie dans le tour de jeu est comparée à votre vitesse. Chaque point au-dessus de la limite coûte 1 surchauffe, du moteur à votre défausse.',
      'Si vous ne pouvez pas payer un virage en entier, c’est le tête-à-queue\u00a0: tout le moteur y passe, la voiture recule à la première place libre avant la ligne, repart en 1re, et vous prenez du stress en main\u00a0: 1 en 1re ou 2e, 2 en 3e ou 4e.',
    ],
  },
  {
    id: 'discard',
    rules: numbered.discard,
    title: 'Défausser et piocher',
    paragraphs: [
      'Défaussez les cartes que vous voulez, sauf surchauffes et stress. Les cartes jouées suivent, puis vous complétez votre main à 7. Quand le paquet est vide, la défausse devient le nouveau paquet, surchauffes comprises.',
    ],
  },
  {
    id: 'end',
    rules: numbered.end,
    title: 'L’arrivée',
    paragraphs: [
      'Une voiture qui franchit la ligne au bout de son dernier tour est arrivée\u00a0; les virages d’après ne comptent pas. À la fin de la manche, celles qui viennent d’arriver sont classées selon la distance après la ligne et quittent la piste. Les autres continuent.',
      'Dès qu’une voiture est arrivée, vous pouvez abandonner au lieu de choisir un rapport\u00a0: vous prenez la pire place libre. En piste sans personne d’autre, vous courez contre le nombre de manches.',
    ],
  },
  ...modules,
]
