import type { WordExplained } from '@paddock/page-kit/rules-example.ts'

export const explained: readonly WordExplained[] = [
  {
    id: 'driver',
    word: 'pilote',
    also: ['pilotes'],
    meaning: 'Qui achète un pilote possède la voiture de cette couleur pour la course.',
    section: 'auction',
  },
  {
    id: 'controller',
    word: 'contrôleur de course',
    also: ['contrôleur'],
    meaning: 'Tient la banque\u00a0; les enchères commencent à sa gauche. Tiré au sort d’abord, puis le plus pauvre.',
    section: 'auction',
  },
  { id: 'pass', word: 'passe', meaning: 'N’offre plus rien pour ce pilote.', section: 'auction' },
  {
    id: 'token',
    word: 'jeton',
    also: ['jetons'],
    meaning: 'Une marque au bord de la piste\u00a0: jusqu’où la voiture doit aller, selon son propriétaire.',
    section: 'tokens',
  },
  {
    id: 'gold',
    word: 'chiffre doré',
    also: ['atout'],
    meaning: 'Une ligne sans voiture\u00a0: qui joue la carte en nomme une qui n’y est pas inscrite.',
    section: 'race',
  },
  {
    id: 'pair',
    word: 'carte à deux voitures',
    also: ['cartes à deux voitures'],
    meaning: 'Une carte sans chiffre\u00a0: accélération ou panne, au choix de qui la joue.',
    section: 'pairs',
  },
  {
    id: 'breakdown',
    word: 'Panne',
    also: ['en panne'],
    meaning: 'La voiture est au bord de la piste et perd tout déplacement jusqu’à ce que l’autre l’ait dépassée.',
    section: 'pairs',
  },
  {
    id: 'level',
    word: 'même hauteur',
    also: ['à hauteur'],
    meaning: 'Des cases qui finissent à la même colonne. À même hauteur, la voie intérieure est devant.',
    section: 'pairs',
  },
  { id: 'inner', word: 'voie intérieure', meaning: 'La voie a\u00a0: le chemin le plus court.', section: 'moving' },
  {
    id: 'betting-line',
    word: 'lignes de mise',
    also: ['ligne de mise'],
    meaning: 'Trois lignes en travers de la piste. La première voiture qui en franchit une amène une mise secrète.',
    section: 'bets',
  },
  { id: 'home', word: 'arrivée', meaning: 'Au-delà de la ligne, et hors de la piste.', section: 'moving' },
]
