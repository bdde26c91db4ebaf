import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import { numbered } from './numbered.ts'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    rules: numbered.aim,
    title: 'Le but',
    paragraphs: [
      'Vous avez deux ou trois voitures. À chaque manche, la dernière arrivée quitte la course pour de bon\u00a0; les deux survivantes disputent la finale.',
      'Inutile de gagner une manche\u00a0: il suffit de ne pas y finir dernier.',
    ],
  },
  {
    id: 'turn',
    rules: numbered.turn,
    title: 'Votre tour',
    paragraphs: [
      'À chaque tour de table, toutes les voitures avancent une fois. Celle de tête commence, puis la suivante\u00a0; sur une même case, celle qui est le plus à l’intérieur.',
      'Pour votre voiture, vous jouez une carte, vous en piochez une, puis vous avancez. La main sert à toutes vos voitures\u00a0; l’ordre dans lequel elles jouent ne se choisit pas.',
    ],
  },
  {
    id: 'cards',
    rules: numbered.cards,
    title: 'Les cartes',
    paragraphs: [
      'Rouge 2 à 10\u00a0: si la voiture est sur une case de ce numéro, elle avance d’autant. Partout ailleurs, elle avance de 3.',
      'Rouge 1 fait exception\u00a0: 1 seule case depuis un 1, mais 10 depuis n’importe quelle autre.',
      'Bleu 6, 7 et 8 avancent toujours de leur numéro. C’est la case qui décide entre rouge et bleu, jamais vous.',
    ],
  },
  {
    id: 'turbo',
    rules: numbered.turbo,
    title: 'Le turbo',
    paragraphs: [
      'Seul, un turbo avance de 5. En appoint d’une autre carte, turbo compris, il ajoute 5.',
      'L’appoint se paie\u00a0: vous ne piochez toujours qu’une carte, et votre main en compte une de moins jusqu’à la fin de la partie. Trois fois par partie au plus, et avec trois cartes en main au moins.',
    ],
  },
  {
    id: 'full',
    rules: numbered.full,
    title: 'Les cases pleines',
    paragraphs: [
      'Une case accueille quatre voitures. On traverse librement une case pleine, mais on ne s’y arrête pas\u00a0: on recule jusqu’à la première case où il y a de la place.',
      'Une voiture prend la place libre la plus à l’intérieur, et l’intérieur est devant.',
    ],
  },
  {
    id: 'end',
    rules: numbered.end,
    title: 'La fin d’une manche',
    paragraphs: [
      'Dès qu’une voiture a passé la ligne, on termine le tour de table. Puis la dernière est éliminée\u00a0: la plus en arrière et, sur une même case, la plus à l’extérieur.',
      'Les autres se rangent l’une derrière l’autre, dans l’ordre d’arrivée. Vous gardez vos cartes.',
    ],
  },
  {
    id: 'points',
    rules: numbered.points,
    title: 'Qui gagne',
    paragraphs: [
      'La première voiture sortie rapporte 1 point, la deuxième 2, et ainsi de suite. La finale vaut deux points de plus à qui la perd, et encore trois de plus à qui la gagne. L’équipe qui a le plus de points l’emporte\u00a0; à égalité, celle dont la meilleure voiture est allée le plus loin.',
      'À la manière classique, on ne compte pas les points\u00a0: qui gagne la finale gagne la partie.',
    ],
  },
]
