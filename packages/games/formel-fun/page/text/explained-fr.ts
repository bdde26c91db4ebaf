import type { WordExplained } from '@paddock/page-kit/rules-example.ts'

export const explained: readonly WordExplained[] = [
  {
    id: 'round',
    word: 'tour de table',
    meaning: 'Chaque voiture en course avance une fois\u00a0; celle de tête commence.',
    section: 'turn',
  },
  {
    id: 'race',
    word: 'manche',
    meaning: 'Des tours de table jusqu’à ce qu’une voiture passe la ligne. La dernière quitte alors la course.',
    section: 'end',
  },
  {
    id: 'red',
    word: 'Rouge',
    also: ['rouge 1'],
    meaning: 'Le numéro cerclé d’une carte\u00a0: il ne compte que depuis une case de même numéro.',
    section: 'cards',
  },
  {
    id: 'blue',
    word: 'Bleu',
    also: ['bleu 6'],
    meaning: 'Le numéro simple d’une carte\u00a0: il compte depuis toute case où le rouge ne vaut pas.',
    section: 'cards',
  },
  {
    id: 'turbo',
    word: 'turbo',
    meaning: 'Seul, il avance de 5\u00a0; posé sur une autre carte, il ajoute 5.',
    section: 'turbo',
  },
  {
    id: 'extra-turbo',
    word: 'appoint',
    meaning: 'Un turbo posé sur une autre carte. La main compte ensuite une carte de moins\u00a0; trois par partie.',
    section: 'turbo',
  },
  {
    id: 'inside',
    word: 'à l’intérieur',
    also: ['l’intérieur'],
    meaning: 'Au plus près du milieu de l’ovale. Sur une même case, l’intérieur est devant et joue d’abord.',
    section: 'full',
  },
  {
    id: 'full',
    word: 'pleine',
    also: ['cases pleines', 'case pleine'],
    meaning: 'Une case avec quatre voitures. Personne ne s’y arrête, tout le monde la traverse.',
    section: 'full',
  },
  {
    id: 'line',
    word: 'ligne',
    meaning: 'L’arrivée, avant la première case 1. La passer termine la manche avec ce tour de table.',
    section: 'end',
  },
  { id: 'final', word: 'finale', meaning: 'La dernière manche, avec les deux dernières voitures.', section: 'points' },
]
