import type { WorkshopWords } from './words.ts'

export const fr: WorkshopWords = {
  workshop: 'Atelier',
  order: 'Qui choisit quand',
  yours: 'vous',
  yourTurn: (rank) => (rank === 1 ? 'Vous choisissez ensuite' : `Vous choisissez après ${rank} autres`),
  picks: (name) => `${name} choisit`,
  isDone: 'a choisi',
  market: 'À prendre',
  takenBy: (name) => `prise par ${name}`,
  lookFirst: 'Regardez une carte pour voir ce qu’elle fait, puis prenez-la.',
  take: (card) => (card ? `Prendre ${card}` : 'Choisissez une carte'),
  numbered: (number) => `Carte ${number}`,
  yourCar: 'Vos améliorations',
  nothingYet: 'aucune pour l’instant',
  otherCars: 'Les améliorations des autres',

  give: 'Vous rendez',
  takeInstead: 'Vous prenez',
  swapHow: 'Choisissez une des vôtres, puis une de celles qui restent.',
  swap(give, take) {
    if (!give) return 'Choisissez celle que vous rendez'
    return take ? `Rendre ${give}, prendre ${take}` : 'Choisissez celle que vous prenez'
  },
  leaveIt: 'Garder les vôtres',
  rearmostSwaps: 'Le dernier pilote de la grille peut échanger une amélioration.',

  keepHow: 'La saison est finie. Une de vos améliorations vous suit dans la prochaine\u00a0; vous rendez les autres.',
  keep: (card) => (card ? `Garder ${card}` : 'Choisissez celle à garder'),
  keepInstead: (card) => `Garder plutôt ${card}`,
  kept: (card) => `Vous gardez ${card}. Les autres choisissent encore.`,
  everyoneKeeps: 'Chacun choisit une amélioration à garder.',

  raceAhead: 'La course à venir',
  laps: (count) => (count === 1 ? '1 tour' : `${count} tours`),
  limits: 'Limites',
  supplies: (heat, stress) => `${heat} Surchauffe, ${stress} Stress chacun`,
}
