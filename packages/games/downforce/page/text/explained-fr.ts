import type { WordExplained } from '@paddock/page-kit/rules-example.ts'

export const explained: readonly WordExplained[] = [
  {
    id: 'row',
    word: 'ligne de carte',
    also: ['lignes', 'première ligne'],
    meaning: 'Une voiture et un nombre de cases, sur une carte.',
    section: 'race',
  },
  {
    id: 'wild',
    word: 'joker',
    also: ['jokers'],
    meaning: 'Une ligne sans voiture\u00a0: qui joue la carte en nomme une qui n’y est pas inscrite.',
    section: 'race',
  },
  {
    id: 'pole',
    word: 'pole position',
    meaning: 'La première place de la grille. Son propriétaire joue la première carte.',
    section: 'race',
  },
  {
    id: 'speed-8',
    word: 'Vitesse 8',
    also: ['carte de vitesse 8'],
    meaning: 'Une carte de 8 qui vient avec une voiture et ne fait avancer qu’elle.',
    section: 'auction',
  },
  { id: 'pass', word: 'passe', also: ['passer'], meaning: 'Ne mise rien pour cette voiture.', section: 'auction' },
  {
    id: 'power',
    word: 'pouvoir',
    also: ['pouvoirs'],
    meaning: 'Ce qui vient avec une voiture\u00a0: vous en gardez un seul pour toute la course.',
    section: 'powers',
  },
  {
    id: 'front',
    word: 'bord avant',
    meaning: 'Là où une case finit dans le sens de la course. Une case est devant si son bord avant l’est.',
    section: 'moving',
  },
  {
    id: 'rectangle',
    word: 'rectangles',
    also: ['rectangle'],
    meaning: 'Les cases des lignes droites\u00a0: aussi longues d’un côté que de l’autre.',
    section: 'powers',
  },
  {
    id: 'jam',
    word: 'bouchon',
    meaning: 'Un endroit sans case libre devant. Ce qu’il reste à avancer y est perdu.',
    section: 'moving',
  },
  {
    id: 'betting-line',
    word: 'lignes de paris',
    also: ['ligne de paris'],
    meaning: 'Trois lignes en travers de la piste. La première voiture qui en franchit une amène un pari.',
    section: 'bets',
  },
  {
    id: 'bet',
    word: 'paris',
    also: ['pari', 'parie'],
    meaning: 'Dire en secret quelle voiture gagnera. Cela ne coûte rien et paie pour les trois premières places.',
    section: 'bets',
  },
  { id: 'home', word: 'arrivée', meaning: 'Au-delà de la ligne, et hors de la piste.', section: 'end' },
]
